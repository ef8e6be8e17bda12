import OversetLayoutTree
import OversetText

/// A text whose last lines are hidden because its height is limited.
struct TextCutByHeightCheck: TextCheck {
  let rule = Rule(
    name: "text-cut-by-height", fault: "T-3", title: "Text cut by its height",
    severity: .error, locales: .every)

  func finding(for text: TextContent, at site: FindingSite) -> Finding? {
    guard !site.isHidden, text.layout.isCutByHeight else { return nil }
    return site.finding(
      rule,
      "needs \(text.layout.neededLines) lines, has height for \(text.layout.lines.count)",
      fix: "Let the height grow with the text, or let the content scroll.")
  }
}
