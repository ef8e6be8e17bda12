/// A place where a line may or must end (UAX #14).
package struct LineBreak: Hashable, Sendable {
  /// The UTF-16 offset of the first unit of the next line, or the end of the text.
  package let offset: Int

  /// Whether a line break character (BK, CR, LF or NL) stands before the offset (rules LB4 and LB5).
  ///
  /// The end of a text without one is an opportunity (LB3) but not mandatory in this sense: no empty
  /// line follows it.
  package let isMandatory: Bool

  /// Makes an opportunity at a UTF-16 offset.
  package init(offset: Int, isMandatory: Bool) {
    self.offset = offset
    self.isMandatory = isMandatory
  }
}
