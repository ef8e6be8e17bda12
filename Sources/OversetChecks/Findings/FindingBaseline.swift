package import OversetConfig
import OversetVocabulary

/// What a project had when its baseline was written: findings that it does not want to hear of.
package struct FindingBaseline: Sendable, Equatable {
  /// A finding, with the devices and text sizes on which it was found.
  package struct Entry: Hashable, Sendable {
    /// The finding.
    package let identity: FindingIdentity
    /// The devices and text sizes, as ``Finding/cell`` names them; empty for a finding that is the same on
    /// all of them.
    package let cells: Set<String>

    /// Lists a finding.
    package init(_ identity: FindingIdentity, cells: Set<String>) {
      self.identity = identity
      self.cells = cells
    }
  }

  /// The findings, in the file's order.
  package let entries: [Entry]
  /// The path of the file, which reports name.
  package let file: String
  private let cells: [FindingIdentity: Set<String>]

  /// What `file` lists.
  package init(_ entries: [Entry], file: String) {
    self.entries = entries
    self.file = file
    cells = Dictionary(entries.map { ($0.identity, $0.cells) }) { $0.union($1) }
  }

  /// Why a finding is accepted; nil if the file does not list it.
  package func suppression(of finding: Finding) -> Suppression? {
    guard lists(finding) else { return nil }
    return suppression(of: finding.rule.id, reason: "listed in \(file)")
  }

  /// Whether the file lists a finding, on its device at its text size.
  package func lists(_ finding: Finding) -> Bool {
    guard !cells.isEmpty, let cells = cells[FindingIdentity(finding)] else { return false }
    return finding.cell.map(cells.contains) ?? cells.isEmpty
  }

  /// What is said of an entry of which nothing is found any more.
  package func stale(_ entry: Entry) -> Suppression {
    let (rule, subject) = (entry.identity.rule, entry.identity.subject)
    func suppression(_ name: String) -> Suppression {
      var suppression = self.suppression(
        of: rule, reason: "listed in the baseline, but no longer found: \(name)")
      suppression.locale = entry.identity.locale
      return suppression
    }
    switch subject {
    case .node(let component, _, let name):
      var stale = suppression(name)
      stale.component = component
      return stale
    case .text(_, let key, _, _):
      var stale = suppression(key)
      stale.key = key
      return stale
    }
  }

  private func suppression(of rule: RuleID, reason: String) -> Suppression {
    Suppression(
      rule: rule.rawValue, reason: reason, place: SourcePlace(file: file, line: 1, column: 1))
  }
}
