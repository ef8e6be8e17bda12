public import Foundation

extension Text {
  /// Creates a text that is a picture within a line.
  ///
  /// The picture is not drawn: it takes about the width of an em, as most symbols do, and leaves a record.
  nonisolated public init(_ image: Image) {
    // Spaces at which no line breaks, and which no end of a line swallows.
    storage = .verbatim("\u{A0}\u{A0}\u{A0}\u{A0}")
    style.ignored = ["Text(Image)"]
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a picture, which takes about the width of an em and is not drawn: `%@`.
  public mutating func appendInterpolation(_ image: Image) {
    builder.append(.nested(Text(image)))
  }

  /// Appends an attributed string with its attributes: `%@`.
  public mutating func appendInterpolation(_ attributedString: AttributedString) {
    builder.append(.nested(Text(attributedString)))
  }
}
