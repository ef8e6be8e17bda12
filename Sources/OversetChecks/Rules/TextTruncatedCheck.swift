import OversetLayoutTree
import OversetText
package import OversetVocabulary

extension RuleID {
  package static let textTruncated = RuleID("text-truncated")
}

/// A text of limited lines whose end is hidden, beyond doubt about its width.
struct TextTruncatedCheck: TextCheck {
  let rule = Rule(
    .textTruncated, fault: "T-1", title: "Text truncated", looksAt: .treeText, severity: .error,
    locales: .every,
    example: "`Text(\"Wiederherstellen\").lineLimit(1)` in 60 pt",
    precision: "Certain beyond the error margin of the script; the report shows width and margin.")

  func finding(for text: TextContent, at site: VisitedNode) -> Finding? {
    guard !site.isHidden, !text.layout.isTruncatedByHeight, isTruncated(text) else { return nil }
    return site.finding(
      rule, message(text),
      fix: "Shorten the translation, let the text wrap, or give it more space.")
  }

  private func isTruncated(_ text: TextContent) -> Bool {
    guard let fit = text.fit else { return text.layout.isTruncated }
    return fit.verdict == .truncated && (text.request.lineLimit != nil || text.layout.isTruncated)
  }

  /// Where mandatory breaks alone make too many lines, no width would help.
  private func message(_ text: TextContent) -> String {
    guard let fit = text.fit, fit.needed > fit.available else {
      return "needs \(text.layout.neededLines) lines, but is limited to \(text.layout.lines.count)"
    }
    return "needs \(Points.text(fit.needed)) pt, has \(Points.text(fit.available)) pt"
  }
}
