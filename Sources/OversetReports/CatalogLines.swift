import OversetChecks
import OversetConfig
import OversetMatrix
import OversetVocabulary

/// What rules about catalogs found, as lines of a text report.
///
/// Errors and warnings are listed by rule, of each rule the first ones; what is only worth knowing is
/// counted, and so is what is accepted.
struct CatalogLines {
  private let issues: [CatalogIssue]
  /// How many findings of a rule are listed.
  private static let limit = 20

  init(_ issues: [CatalogIssue]) { self.issues = issues }

  /// The section; empty without findings.
  var lines: [String] {
    guard !issues.isEmpty else { return [] }
    var lines = ["Catalog findings"]
    for rule in rules where rule.severity > .info { lines += self.lines(of: rule) }
    return lines + counts
  }

  /// `3 errors, 14 warnings` among those that are not accepted.
  static func counts(of issues: [CatalogIssue]) -> String {
    let open = issues.filter { $0.known == nil }
    return [Severity.error, .warning].map { severity in
      Wording.count(open.count { $0.rule.severity == severity }, severity.rawValue)
    }.joined(separator: ", ")
  }

  private var rules: [Rule] {
    var seen: Set<Rule> = []
    return issues.map(\.rule).filter { seen.insert($0).inserted }
  }

  private func lines(of rule: Rule) -> [String] {
    let own = issues.filter { $0.rule == rule }
    let open = own.filter { $0.known == nil }
    let known = own.count - open.count
    var lines = open.prefix(Self.limit).flatMap(lines)
    if open.count > Self.limit {
      lines.append("    and \(open.count - Self.limit) more; --format json lists them all")
    }
    if known > 0 { lines.append("    and \(known) known") }
    let name = [rule.fault, rule.name].compactMap { $0 }.joined(separator: " ")
    return ["  \(rule.severity.rawValue) \(name): \(rule.title.lowercased()), \(own.count)"] + lines
  }

  private func lines(of issue: CatalogIssue) -> [String] {
    guard let site = issue.sites.first else { return [] }
    let locales = issue.locales.joined(separator: ", ")
    let variant = site.variant.isEmpty ? "" : "  \(site.variant)"
    return [
      "    \(Wording.quoted(issue.key))  \(locales)\(variant): \(Wording.printable(issue.message))"
        + "  \(site.place)"
    ]
  }

  /// What is only worth knowing.
  private var counts: [String] {
    rules.filter { $0.severity == .info }.map { rule in
      let name = [rule.fault, rule.name].compactMap { $0 }.joined(separator: " ")
      return "  info \(name): \(rule.title.lowercased()), \(issues.count { $0.rule == rule })"
    }
  }
}
