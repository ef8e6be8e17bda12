package import OversetChecks
import OversetVocabulary

/// The rules as a table in Markdown: Docs/checks.md.
package struct RuleTable: Sendable {
  private let rules: [Rule]

  /// The table of `rules`, in their order.
  package init(_ rules: [Rule]) { self.rules = rules }

  /// One row to a rule, ending in a newline.
  package var text: String {
    let head = [
      "| rule | fault | severity | locales | finds | smallest example | how far to trust it |",
      "|---|---|---|---|---|---|---|",
    ]
    return (head + rules.map(row)).joined(separator: "\n") + "\n"
  }

  private func row(_ rule: Rule) -> String {
    let cells = [
      "`\(rule.name)`", rule.fault ?? "–", rule.severity.rawValue,
      rule.locales.title, rule.title, rule.example, rule.precision,
    ]
    return "| \(cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ")) |"
  }
}
