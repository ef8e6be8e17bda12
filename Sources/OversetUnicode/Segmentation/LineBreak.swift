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
