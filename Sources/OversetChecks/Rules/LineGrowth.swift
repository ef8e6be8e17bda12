import OversetLayoutTree
package import OversetVocabulary

extension RuleID {
  package static let moreLines = RuleID("more-lines")
}

/// A text that wraps onto more lines than are usual in its slot, where the source text takes one.
///
/// Nothing is cut, but the screen grows. Only a slot says how many lines are usual, so that components are not
/// asked.
package enum LineGrowth {
  /// The rule.
  package static let rule = Rule(
    .moreLines, fault: nil, title: "More lines than the source text", looksAt: .slotText,
    severity: .info, locales: .translations,
    example: "a list row of 3 lines whose English text takes 1",
    precision: "Lines are counted at the predicted widths. Each slot states how many are usual.")

  /// The finding about a text that takes `lines` lines, beside a source text that takes fewer.
  package static func finding(lines: Int, sourceLines: Int, source: LocaleTag) -> Finding {
    Finding(
      rule: rule, subject: .text(TextSubject(key: "")), locale: .undetermined,
      message: "takes \(lines) lines, \(source) takes \(sourceLines)",
      fix: "Shorten the translation, or see that the screen has space for its lines.")
  }
}
