import OversetLayoutTree
import OversetText
package import OversetVocabulary

extension RuleID {
  package static let textCutByHeight = RuleID("text-cut-by-height")
}

/// A text whose last lines are hidden because its height is limited.
struct TextCutByHeightCheck: TextCheck {
  let rule = Rule(
    .textCutByHeight, fault: "T-3", title: "Text cut off by its height", looksAt: .treeText,
    severity: .error, locales: .every,
    example: "three lines in `.frame(height: 40)`",
    precision: "Exact: counts the lines that do not fit the height.")

  var gapInSlots: String? { "slots do not cut lines by height" }

  func finding(for text: TextContent, at site: VisitedNode) -> Finding? {
    guard !site.isHidden, text.layout.isTruncatedByHeight else { return nil }
    let lines = FindingEvidence.LineCount(
      needed: text.layout.neededLines, shown: text.layout.lines.count)
    var finding = site.finding(
      rule, "needs \(lines.needed) lines, but the height holds \(lines.shown)",
      fix: "Let the height grow with the text, or let the content scroll.")
    finding.evidence.lines = lines
    return finding
  }
}
