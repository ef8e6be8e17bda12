/// Format strings, as `String(format:)` and string catalogs write them.
package enum FormatString {
  /// The greatest argument number that is understood; a greater one makes a stray percent sign.
  package static let largestPosition = 255

  /// Splits a format string into its pieces.
  ///
  /// Every input has a result, and the pieces' texts joined are the input.
  package static func parse(_ text: String) -> [FormatPiece] {
    var scanner = FormatScanner(Array(text.utf8))
    return scanner.scan()
  }

  /// The names of the substitutions a text refers to, in order.
  static func substitutionNames(in text: String) -> [String] {
    // Few texts have any: one look at the bytes spares parsing the others.
    guard text.utf8.contains(UInt8(ascii: "#")) else { return [] }
    return parse(text).compactMap { piece in
      guard case .substitution(let name, _) = piece.kind else { return nil }
      return name
    }
  }
}
