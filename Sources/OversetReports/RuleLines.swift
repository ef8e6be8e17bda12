import OversetChecks
import OversetVocabulary

/// The part of a text report about one rule: a heading, then the first of its findings.
enum RuleLines {
  /// How many findings of a rule are listed.
  static let limit = 20

  /// `error R-3 text-truncated: text is truncated, 14`.
  static func heading(of rule: Rule, count: Int) -> PrintedText {
    "  \(rule.severity.rawValue) \(rule.numberedName): \(rule.title.lowercased()), \(count)"
  }

  /// The lines of `causes`, the first of `count`, and how many more there are.
  static func listed(
    _ causes: [FindingCause], of count: Int, _ lines: (FindingCause) -> [PrintedText]
  ) -> [PrintedText] {
    let rest = count - limit
    return causes.prefix(limit).flatMap(lines)
      + (rest > 0 ? ["    and \(rest) more; --format json lists them all"] : [])
  }
}
