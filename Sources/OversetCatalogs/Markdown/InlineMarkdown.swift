/// The inline Markdown of localized texts (CommonMark 0.31, section 6, with strikethrough and
/// the `^[text](attributes)` of Apple's attributed strings). White space stays as it is.
///
/// Not supported, and left as text: reference links, HTML, and named character references.
package enum InlineMarkdown {
  /// Resolves the Markdown of a text.
  ///
  /// - Parameters:
  ///   - text: the text with its markers.
  ///   - insertions: arguments already in place: nothing in them is Markdown, and their
  ///     neighbours are judged by their format specifier, since the system resolves Markdown
  ///     before it inserts.
  package static func parse(_ text: String, insertions: [Insertion] = []) -> StyledText {
    // Most texts have no marker at all.
    guard text.utf8.contains(where: isMarker) else {
      return StyledText(text: text, insertions: insertions)
    }
    let units = Array(text.utf16)
    let valid = insertions.filter { $0.range.lowerBound >= 0 && $0.range.upperBound <= units.count }
    var parser = InlineParser(units: units, insertions: valid)
    return parser.parse()
  }

  private static func isMarker(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
      UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "\\"):
      true
    default: false
    }
  }
}
