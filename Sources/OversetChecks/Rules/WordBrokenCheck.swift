import OversetLayoutTree
import OversetText
package import OversetVocabulary

extension RuleID {
  package static let wordBroken = RuleID("word-broken")
}

/// A word wider than the available width of a text that may wrap, and that is shown whole: it breaks where no hyphen
/// says so.
struct WordBrokenCheck: TextCheck {
  let rule = Rule(
    .wordBroken, fault: "T-6", title: "Word longer than its line", looksAt: .treeText,
    severity: .error, locales: .every,
    example: "“Wiederherstellen” in 60 pt that may wrap",
    precision: """
      Certain beyond the error margin, for the longest word. In German and Russian iOS may put a hyphen there.
      """)

  func finding(for text: TextContent, at site: VisitedNode) -> Finding? {
    guard !site.isHidden, let fit = text.fit, fit.verdict == .truncated,
      text.request.lineLimit != 1, !text.layout.isTruncated,
      !text.isLongestWordAddress
    else { return nil }
    return site.finding(
      rule,
      "its longest word needs \(Points.text(fit.needed)) pt, has"
        + " \(Points.text(fit.available)) pt",
      fix: "Give the text more space, or put soft hyphens into the word.")
  }
}

extension TextContent {
  /// Whether the longest word is a URL or a path, which may break anywhere.
  var isLongestWordAddress: Bool {
    let longest = string.split(whereSeparator: \.isWhitespace)
      .max { $0.utf8.count < $1.utf8.count }
    return longest.map { $0.contains("://") || $0.count { $0 == "/" } > 1 } ?? false
  }
}
