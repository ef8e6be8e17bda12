import OversetChecks
import OversetConfig
import OversetProject
import OversetVocabulary

/// What rules about catalogs found, as lines of a text report.
///
/// Errors and warnings are listed by rule, of each rule the first ones; what is only worth knowing is
/// counted, and so is what is accepted.
struct CatalogLines {
  /// The rules in the order of reports, and what each has.
  private var rules: [Rule] = []
  private var counts: [Rule: Count] = [:]

  /// The causes of a rule.
  private struct Count {
    var all = 0
    /// Those that are not accepted.
    var open = 0
    /// The first that are not accepted.
    var first: [FindingCause] = []
  }

  init(_ causes: some Sequence<FindingCause>) {
    for cause in causes {
      if counts[cause.rule] == nil { rules.append(cause.rule) }
      var count = counts.removeValue(forKey: cause.rule) ?? Count()
      count.all += 1
      if cause.known == nil {
        count.open += 1
        if count.first.count < RuleLines.limit { count.first.append(cause) }
      }
      counts[cause.rule] = count
    }
  }

  /// The section; empty without findings.
  var lines: [PrintedText] {
    guard !rules.isEmpty else { return [] }
    var lines: [PrintedText] = ["Catalog findings"]
    for rule in rules where rule.severity > .info { lines += self.lines(of: rule) }
    return lines + remarks
  }

  /// `3 errors, 14 warnings` among those that are not accepted.
  var totals: PrintedText {
    [Severity.error, .warning].map { severity in
      let open = rules.reduce(0) { $0 + ($1.severity == severity ? counts[$1]?.open ?? 0 : 0) }
      return Wording.count(open, severity.rawValue)
    }.joined(separator: ", ")
  }

  private func lines(of rule: Rule) -> [PrintedText] {
    guard let count = counts[rule] else { return [] }
    let known = count.all - count.open
    return [RuleLines.heading(of: rule, count: count.all)]
      + RuleLines.listed(count.first, of: count.open, lines)
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
    rules.filter { $0.severity == .info }.map { rule in
      RuleLines.heading(of: rule, count: counts[rule]?.all ?? 0)
    }
  }
}
