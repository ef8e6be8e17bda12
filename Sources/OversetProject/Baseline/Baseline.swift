package import Foundation
package import OversetChecks
import OversetConfig
import OversetFiles
package import OversetVocabulary

/// Findings that a project has, and does not want to hear of: `Config/baseline.json`.
///
/// It is written by the command, not by hand. What it does not list fails as before; what it lists and is
/// not found any more is reported.
package struct Baseline: Sendable, Equatable {
  /// A finding, wherever it was found.
  package struct Entry: Codable, Sendable, Hashable {
    /// The rule's name.
    package let rule: String
    /// The component's name.
    package let component: String
    /// The state's name.
    package let state: String
    /// The key of the text where there is one, else the node.
    package let subject: String
    /// The locale in which it was found.
    package let locale: LocaleTag
    /// The devices, text sizes and settings of Bold Text with which it was found, as tokens, sorted.
    package let cells: [String]
  }

  /// The findings of components, sorted.
  package let entries: [Entry]
  /// The findings of catalogs, sorted.
  package let catalogEntries: [CatalogEntry]
  /// The same, as findings are held against it.
  package let findings: FindingBaseline

  private struct File: Codable {
    var version = 1
    var findings: [Entry]
    /// Older files have none.
    var catalogs: [CatalogEntry]?
  }

  /// The path of the file below a project.
  package static let path = "Config/baseline.json"

  /// Nothing.
  package init() { self.init(entries: [], catalogEntries: []) }

  /// How many findings it lists.
  package var count: Int { entries.count + catalogEntries.count }

  /// A baseline that lists `findings`: those that fail a run, or a check of catalogs.
  package init(of findings: [Finding]) {
    let listed = Dictionary(grouping: findings, by: FindingIdentity.init)
      .mapValues { Set($0.compactMap(\.cell)).sorted() }
    self.init(
      entries: listed.compactMap { Entry($0.key, cells: $0.value) }
        .sorted { $0.order.lexicographicallyPrecedes($1.order) },
      catalogEntries: listed.compactMap { CatalogEntry($0.key, cells: $0.value) }
        .sorted { $0.order.lexicographicallyPrecedes($1.order) })
  }

  // MARK: File

  /// Reads the file of a project; one that is not there lists nothing.
  package static func read(below root: URL) throws(Diagnostic) -> Baseline {
    guard let data = try FileRoot(root).read(path, maximum: FileLimit.record) else {
      return Baseline()
    }
    guard let read = try? JSONDecoder().decodeBounded(File.self, from: data), read.version == 1
    else {
      throw Diagnostic(
        .data, file: path, problem: "this is not a baseline of this version",
        remedy: "run `overset baseline` to write it again")
    }
    return Baseline(entries: read.findings, catalogEntries: read.catalogs ?? [])
  }

  /// A baseline of `entries` and `catalogEntries`, in their order.
  package init(entries: [Entry], catalogEntries: [CatalogEntry]) {
    self.entries = entries
    self.catalogEntries = catalogEntries
    findings = FindingBaseline(
      entries.map(\.pattern) + catalogEntries.map(\.pattern), file: Self.path)
  }

  /// Writes the file of a project, whole or not at all.
  package func write(below root: URL) throws(Diagnostic) {
    let data: Data
    do {
      // People read the file, and its changes.
      data = try PrintedJSON(File(findings: entries, catalogs: catalogEntries), isIndented: true)
        .bytes
    } catch {
      throw Diagnostic(
        .data, file: Self.path, problem: "the findings cannot be written as JSON",
        remedy: "check the names of components, states and keys for invalid characters")
    }
    try FileRoot(root).write(data, to: Self.path)
  }
}

extension Baseline.Entry {
  /// A finding of a component; nil for one of a catalog.
  fileprivate init?(_ identity: FindingIdentity, cells: [String]) {
    guard case .node(let component, let state, let name) = identity.subject else { return nil }
    self.init(
      rule: identity.rule.rawValue, component: component, state: state, subject: name,
      locale: identity.locale, cells: cells)
  }

  fileprivate var pattern: FindingBaseline.Entry {
    FindingBaseline.Entry(
      FindingIdentity(
        rule: RuleID(rawValue: rule), locale: locale,
        subject: .node(component: component, state: state, name: subject)),
      cells: Set(cells))
  }

  fileprivate var order: [String] { [component, state, locale.identifier, rule, subject] }
}
