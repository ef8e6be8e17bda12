import OversetLayoutTree
import OversetText
package import OversetVocabulary

extension RuleID {
  package static let textAtRisk = RuleID("text-at-risk")
}

/// A text whose fit is within the doubt about its width, or about hyphens of iOS.
struct TextAtRiskCheck: TextCheck {
  let rule = Rule(
    .textAtRisk, fault: "T-1", title: "Text at risk of truncation", looksAt: .treeText,
    severity: .warning, locales: .every,
    example: "a text that needs 100 pt of 101",
    precision: "Within the error margin: look at it on a device.")

  func finding(for text: TextContent, at site: VisitedNode) -> Finding? {
    guard !site.isHidden, let fit = text.fit, fit.verdict == .atRisk,
      !text.layout.isTruncatedByHeight,
      text.request.lineLimit != nil || !text.isLongestWordAddress
    else { return nil }
    let doubt =
      fit.needed > fit.available + fit.slack
      ? "unless iOS hyphenates" : "give or take \(Points.text(fit.slack)) pt"
    return site.finding(
      rule,
      "needs \(Points.text(fit.needed)) pt of \(Points.text(fit.available)) pt, \(doubt)",
      fix: "Give the text more space, or look at it on a device.")
  }
}
