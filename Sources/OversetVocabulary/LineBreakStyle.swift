/// How strictly lines keep together what should not be separated, in the main before small kana and
/// certain CJK punctuation; the values of CSS `line-break` and of the locale key `lb` (UTS #35).
package enum LineBreakStyle: String, CaseIterable, Hashable, Sendable {
  /// The locale's own: what its key `lb` says, else what ICU does for the language.
  case automatic
  /// Every rule, as in books: no line begins with small kana, a prolonged sound mark or an iteration
  /// mark.
  case strict
  /// The common rules: small kana may begin a line.
  case normal
  /// The fewest rules, as in narrow newspaper columns: iteration marks and some punctuation may begin
  /// a line, too.
  case loose
}
