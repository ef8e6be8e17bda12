/// A place where a line may or must end (UAX #14).
public struct LineBreak: Hashable, Sendable {
  /// The UTF-16 offset of the first unit of the next line, or the end of the text.
  public let offset: Int

  /// Whether a line break character (BK, CR, LF or NL) stands before the offset (rules LB4 and LB5).
  ///
  /// The end of a text without one is an opportunity (LB3) but not mandatory in this sense: no empty
  /// line follows it.
  public let isMandatory: Bool

  /// Makes an opportunity at a UTF-16 offset.
  public init(offset: Int, isMandatory: Bool) {
    self.offset = offset
    self.isMandatory = isMandatory
  }
}

/// How strictly lines keep together what should not be separated, in the main before small kana and
/// certain CJK punctuation; the values of CSS `line-break` and of the locale key `lb` (UTS #35).
public enum LineBreakStyle: String, Sendable, CaseIterable {
  /// The locale's own: what its key `lb` says, else what ICU does for the language.
  case automatic
  /// Every rule, as in books.
  case strict
  /// The common rules.
  case normal
  /// The fewest rules, as in narrow newspaper columns.
  case loose
}
