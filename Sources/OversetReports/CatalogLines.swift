import OversetChecks
import OversetConfig
import OversetProject
import OversetVocabulary

/// What rules about catalogs found, as lines of a text report.
///
/// Errors and warnings are listed by rule, of each rule the first ones; what is only worth knowing is
/// counted, and so is what is accepted.
struct CatalogLines {
  private let causes: [FindingCause]

  init(_ causes: [FindingCause]) { self.causes = causes }

  /// The section; empty without findings.
  var lines: [PrintedText] {
    guard !causes.isEmpty else { return [] }
    var lines: [PrintedText] = ["Catalog findings"]
    for rule in rules where rule.severity > .info { lines += self.lines(of: rule) }
    return lines + counts
  }

  /// `3 errors, 14 warnings` among those that are not accepted.
  static func counts(of causes: [FindingCause]) -> PrintedText {
    let open = causes.filter { $0.known == nil }
    return [Severity.error, .warning].map { severity in
      Wording.count(open.count { $0.rule.severity == severity }, severity.rawValue)
    }.joined(separator: ", ")
  }

  private var rules: [Rule] {
    var seen: Set<Rule> = []
    return causes.map(\.rule).filter { seen.insert($0).inserted }
  }

  private func lines(of rule: Rule) -> [PrintedText] {
    let own = causes.filter { $0.rule == rule }
    let open = own.filter { $0.known == nil }
    let known = own.count - open.count
    return [RuleLines.heading(of: rule, count: own.count)] + RuleLines.listed(open, lines)
      + (known > 0 ? ["    and \(known) known"] : [])
  }

  private func lines(of cause: FindingCause) -> [PrintedText] {
    guard let first = cause.findings.first, let text = first.catalogText else { return [] }
    let locales = cause.locales.map(\.identifier).joined(separator: ", ")
    let variant: PrintedText = text.variant.isEmpty ? "" : "  \(text.variant)"
    return [
      "    \(Wording.quoted(text.key))  \(locales)\(variant): \(first.message)"
        + (first.place.map { "  \($0)" } ?? "")
    ]
  }

  /// What is only worth knowing.
  private var counts: [PrintedText] {
    rules.filter { $0.severity == .info }.map { rule in
      RuleLines.heading(of: rule, count: causes.count { $0.rule == rule })
    }
  }
}
