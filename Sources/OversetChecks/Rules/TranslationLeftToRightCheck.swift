import OversetLayoutTree
import OversetText
package import OversetVocabulary

extension RuleID {
  package static let translationLeftToRight = RuleID("translation-left-to-right")
}

/// A text of a language from right to left inside a view that code lays out from left to right.
///
/// What has to keep its sides, such as a player's controls, seldom has words.
struct TranslationLeftToRightCheck: ComponentTextCheck {
  let rule = Rule(
    .translationLeftToRight, fault: "R-2", title: "Translation laid out left to right",
    looksAt: .tree, severity: .warning, locales: .rightToLeft,
    example: "`.environment(\\.layoutDirection, .leftToRight)` around an Arabic text",
    precision: "Exact; numbers and Latin words inside such a view are no finding.")

  func finding(for text: TextContent, at site: VisitedNode) -> Finding? {
    guard !site.isHidden, site.isDirectionFixed, site.node.direction == .leftToRight,
      text.isOfRightToLeftLocale, text.hasRightToLeftLetter
    else { return nil }
    return site.finding(
      rule, "stands in a view whose direction code fixes from left to right",
      fix: "Fix the direction of the controls or numbers alone, not of the words beside them.")
  }
}
