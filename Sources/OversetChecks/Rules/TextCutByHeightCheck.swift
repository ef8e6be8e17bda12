import OversetModel
import OversetText
package import OversetVocabulary

extension RuleID {
  package static let textCutByHeight = RuleID("text-cut-by-height")
}

/// A text whose last lines are hidden because its height is limited.
struct TextCutByHeightCheck: TextCheck {
  let rule = Rule(
    .textCutByHeight, fault: "T-3", title: "Text cut by its height", looksAt: .treeText,
    severity: .error, locales: .every,
    example: "three lines in `.frame(height: 40)`",
    precision: "Exact: lines that the height does not hold.")

  func finding(for text: TextContent, at site: FindingSite) -> Finding? {
    guard !site.isHidden, text.layout.isCutByHeight else { return nil }
    return site.finding(
      rule,
      "needs \(text.layout.neededLines) lines, has height for \(text.layout.lines.count)",
      fix: "Let the height grow with the text, or let the content scroll.")
  }
}
