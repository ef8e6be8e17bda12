/// A piece of a format string.
package struct FormatPiece: Sendable, Hashable {
  /// What a piece is.
  package enum Kind: Sendable, Hashable {
    /// Text that stays as it is.
    case literal
    /// `%%`, shown as one percent sign.
    case percent
    /// A format specifier.
    case argument(FormatSpecifier)
    /// `%#@name@`: a substitution, with the 2 of `%2$#@name@` as its position.
    case substitution(name: String, position: Int?)
    /// `%arg`: within a substitution, the argument it varies by.
    case currentArgument
    /// A percent sign that begins no specifier; it is shown as it is.
    case strayPercent

    /// Whether an argument is put in its place.
    var isArgument: Bool {
      switch self {
      case .argument, .substitution, .currentArgument: true
      case .literal, .percent, .strayPercent: false
      }
    }
  }

  /// What it is.
  package let kind: Kind
  /// How it is spelt.
  package let text: String
  /// Where it is in the format string, in UTF-16 offsets.
  package let range: Range<Int>
}
