import OversetLayoutTree
import OversetText
package import OversetVocabulary

extension RuleID {
  package static let textTruncated = RuleID("text-truncated")
}

/// A text of limited lines whose end is hidden, beyond doubt about its width.
///
/// Titles of system controls have a rule of their own: ``ControlTitleTruncatedCheck``.
struct TextTruncatedCheck: TextCheck {
  let rule = Rule(
    .textTruncated, fault: "T-1", title: "Text truncated", looksAt: .treeText, severity: .error,
    locales: .every,
    example: "`Text(\"Wiederherstellen\").lineLimit(1)` in 60 pt",
    precision: "Certain beyond the error margin of the script; the report shows width and margin.")

  func finding(for text: TextContent, at site: VisitedNode) -> Finding? {
    guard !site.isHidden, site.systemPart == nil, text.isTruncatedForSure else { return nil }
    return site.finding(
      rule, text.truncationMessage,
      fix: "Shorten the translation, let the text wrap, or give it more space.")
  }

}

extension TextContent {
  /// Whether the end of the text is hidden, beyond doubt about its width, by its width.
  ///
  /// Where several lines are allowed and all is shown, only a word is too wide: ``WordBrokenCheck``.
  var isTruncatedForSure: Bool {
    guard !layout.isTruncatedByHeight else { return false }
    guard let fit else { return layout.isTruncated }
    return fit.verdict == .truncated && (request.lineLimit == 1 || layout.isTruncated)
  }

  /// What is too much. Where mandatory breaks alone make too many lines, no width would help.
  var truncationMessage: String {
    guard let fit, fit.needed > fit.available else {
      return "needs \(layout.neededLines) lines, but is limited to \(layout.lines.count)"
    }
    return "needs \(Points.text(fit.needed)) pt, has \(Points.text(fit.available)) pt"
  }
}
