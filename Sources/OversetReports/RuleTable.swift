package import OversetChecks
package import OversetVocabulary

/// The rules as a table in Markdown: Docs/checks.md.
package struct RuleTable: Sendable {
  private let rules: [Rule]

  /// The table of `rules`, in their order.
  package init(_ rules: [Rule]) { self.rules = rules }

  /// One row to a rule, ending in a newline.
  package var text: PrintedText {
    let head: [PrintedText] = [
      "| rule | fault | severity | locales | finds | smallest example | how far to trust it |",
      "|---|---|---|---|---|---|---|",
    ]
    return (head + rules.map(row)).joined(separator: "\n") + "\n"
  }

  private func row(_ rule: Rule) -> PrintedText {
    let cells = [
      "`\(rule.name)`", rule.fault ?? "–", rule.severity.rawValue,
      rule.locales.title, rule.title, rule.example, rule.precision,
    ].map { cell -> PrintedText in "\(cell.replacing("|", with: "\\|"))" }
    return "| \(cells.joined(separator: " | ")) |"
  }
}
