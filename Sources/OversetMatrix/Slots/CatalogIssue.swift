import OversetCatalogs
package import OversetChecks
package import OversetConfig
import OversetVocabulary

/// What rules about catalogs found of one key, in all locales of which they say the same.
package struct CatalogIssue: Sendable {
  /// Where it was found.
  package struct Site: Sendable, Hashable {
    /// The BCP 47 tag of the locale.
    package let locale: String
    /// Which variant of the key, such as `plural.few`; empty for a plain text or the whole key.
    package let variant: String
    /// `FILE:LINE:COLUMN`.
    package let place: String
    /// The text as the catalog has it; empty where there is none.
    package let text: String
  }

  /// The rule.
  package let rule: Rule
  /// The catalog key.
  package let key: String
  /// What is wrong, in one sentence.
  package let message: String
  /// What to do, in one sentence.
  package let fix: String
  /// Why it is accepted, where `Config/checks.yml` or the baseline says so.
  package let known: Suppression?
  /// Where it was found, by locale.
  package internal(set) var sites: [Site]

  /// Whether it fails a run: errors do, and warnings where the project is strict.
  package func isFailure(strict: Bool) -> Bool {
    known == nil && (rule.severity == .error || (strict && rule.severity == .warning))
  }

  /// The locales, each once.
  package var locales: [String] {
    sites.map(\.locale).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}

/// Puts findings of several locales together.
struct CatalogIssues {
  private struct Group: Hashable {
    let table: Int
    let key: String
    let rule: Rule
    let message: String
    let reason: String?
  }

  /// The issues, the gravest first, then by rule in the order of `CatalogChecks`, then as the catalogs
  /// have the keys.
  private(set) var issues: [CatalogIssue] = []

  /// - Parameter findings: Of each locale, those of each catalog.
  init(_ findings: [[[CatalogFinding]]], checks: ChecksConfiguration, baseline: Baseline) {
    var places: [Group: Int] = [:]
    for (table, finding) in findings.flatMap({ $0.enumerated().map { ($0.offset, $0.element) } })
      .flatMap({ table, list in list.map { (table, $0) } })
    {
      let accepted = checks.matches(
        rule: finding.rule.name, component: nil, state: nil, key: finding.key,
        locale: finding.locale, device: nil)
      let known =
        accepted
        ?? (baseline.lists(Baseline.CatalogEntry(finding))
          ? Baseline.suppression(of: finding.rule.name) : nil)
      let group = Group(
        table: table, key: finding.key, rule: finding.rule, message: finding.message,
        reason: known?.reason)
      let site = CatalogIssue.Site(
        locale: finding.locale, variant: finding.variant, place: finding.place.description,
        text: finding.text)
      if let place = places[group] {
        issues[place].sites.append(site)
      } else {
        places[group] = issues.count
        issues.append(
          CatalogIssue(
            rule: finding.rule, key: finding.key, message: finding.message, fix: finding.fix,
            known: known, sites: [site]))
      }
    }
    sort(places)
  }

  /// Whether a remark of the reading is one of the issues.
  func tell(of note: CatalogNote) -> Bool {
    issues.contains { issue in
      issue.key == note.key && issue.message == note.message
        && issue.sites.contains { $0.place == note.place.description }
    }
  }

  private mutating func sort(_ places: [Group: Int]) {
    let names = CatalogChecks.all.map(\.rule.name)
    let ranks = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
    var tables = [Int](repeating: 0, count: issues.count)
    for (group, place) in places { tables[place] = group.table }
    let order = issues.indices.sorted { left, right in
      let (first, second) = (issues[left], issues[right])
      if first.rule.severity != second.rule.severity {
        return first.rule.severity > second.rule.severity
      }
      let own = (ranks[first.rule.name] ?? 0, tables[left], left)
      return own < (ranks[second.rule.name] ?? 0, tables[right], right)
    }
    issues = order.map { issues[$0] }
  }
}
