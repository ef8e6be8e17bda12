import OversetChecks
import OversetConfig
import OversetProject
import OversetVocabulary

/// What rules about catalogs found, as lines of a text report.
///
/// Errors and warnings are listed by rule, of each rule the first ones; what is only worth knowing is
/// counted, and so is what is accepted.
struct CatalogLines {
  private var tally = RuleTally()

  init(_ causes: some Sequence<FindingCause>) {
    for cause in causes { tally.add(cause, isListed: cause.known == nil) }
  }

  /// The section; empty without findings.
  var lines: [PrintedText] {
    guard !tally.rules.isEmpty else { return [] }
    var lines: [PrintedText] = ["Catalog findings"]
    for rule in tally.rules where rule.severity > .info { lines += self.lines(of: rule) }
    return lines + remarks
  }

  /// `3 errors, 14 warnings` among those that are not accepted.
  var totals: PrintedText {
    [Severity.error, .warning].map { severity in
      let open = tally.rules.reduce(0) { $0 + ($1.severity == severity ? tally[$1].open : 0) }
      return Wording.count(open, severity.rawValue)
    }.joined(separator: ", ")
  }

  private func lines(of rule: Rule) -> [PrintedText] {
    let count = tally[rule]
    let known = count.all - count.open
    return [RuleLines.heading(of: rule, count: count.all)]
      + RuleLines.listed(count.listed, of: count.open, lines)
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
  private var remarks: [PrintedText] {
    tally.rules.filter { $0.severity == .info }.map { rule in
      RuleLines.heading(of: rule, count: tally[rule].all)
    }
  }
}
