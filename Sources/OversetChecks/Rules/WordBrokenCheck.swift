import OversetLayoutTree
import OversetText

/// A word wider than the room of a text that may wrap: it breaks where no hyphen says so.
struct WordBrokenCheck: TextCheck {
  let rule = Rule(
    name: "word-broken", fault: "T-6", title: "Word longer than its line", severity: .error,
    locales: .every)

  func finding(for text: TextContent, at site: FindingSite) -> Finding? {
    guard !site.isHidden, let fit = text.fit, fit.verdict == .truncated,
      text.request.lineLimit == nil, !text.layout.isTruncated
    else { return nil }
    return site.finding(
      rule,
      "its longest word needs \(Points.text(fit.needed)) pt, has"
        + " \(Points.text(fit.available)) pt",
      fix: "Give the text more room, or put soft hyphens into the word.")
  }
}
