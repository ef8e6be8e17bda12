/// A text of a `.strings` file as it is spelt: in quotation marks, or a word without.
struct StringsToken {
  /// The text with its quotation marks, in units of the file.
  let range: Range<Int>
  /// `"`, `'`, or nil for a word.
  private let quote: Unicode.Scalar?
  private let lineBreaks: LineBreaks

  /// How line breaks in a text are spelt.
  enum LineBreaks {
    /// As `\n`.
    case escaped
    /// As they are.
    case raw
    /// As they are, each behind a backslash.
    case rawBehindBackslash
  }

  /// The token that begins at an index; nil if none does.
  init?(at index: Int, in text: EditableText) {
    var reader = StringsReader(cursor: UnitCursor(text.units, file: text.file, at: index))
    guard reader.readToken(as: "text") != nil else { return nil }
    range = index..<reader.cursor.index
    quote = [0x22, 0x27].contains(text.units[index]) ? Unicode.Scalar(text.units[index]) : nil
    lineBreaks = Self.lineBreaks(in: text.units[range])
  }

  private static func lineBreaks(in units: ArraySlice<UInt16>) -> LineBreaks {
    guard let first = units.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return .escaped }
    // Of an even number of backslashes each pair is one of the text.
    let backslashes = units[..<first].reversed().prefix { $0 == 0x5C }.count
    return backslashes % 2 == 0 ? .raw : .rawBehindBackslash
  }

  /// Another text in the manner of this one.
  func spelling(of value: String) -> String {
    if quote == nil, Self.isWord(value) { return value }
    return Self.quoted(value, in: quote ?? "\"", lineBreaks: lineBreaks)
  }

  private static func isWord(_ value: String) -> Bool {
    !value.isEmpty && value.unicodeScalars.allSatisfy(StringsReader.isWordUnit)
  }

  /// A text in quotation marks.
  static func quoted(
    _ value: String, in quote: Unicode.Scalar = "\"", lineBreaks: LineBreaks = .escaped
  ) -> String {
    var result = String.UnicodeScalarView([quote])
    let scalars = Array(value.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      // CR LF is a line break, and CR alone is a control character.
      let isFirstOfPair = scalar == "\r" && scalars.dropFirst(index + 1).first == "\n"
      let isSecondOfPair = scalar == "\n" && index > 0 && scalars[index - 1] == "\r"
      let isBreak = scalar == "\n" || isFirstOfPair
      if scalar == quote || scalar == "\\" {
        result.append(contentsOf: ["\\", scalar])
      } else if isBreak, lineBreaks != .escaped {
        let isBehindBackslash = lineBreaks == .rawBehindBackslash && !isSecondOfPair
        result.append(contentsOf: isBehindBackslash ? ["\\", scalar] : [scalar])
      } else {
        result.append(contentsOf: escape(scalar) ?? String.UnicodeScalarView([scalar]))
      }
    }
    result.append(quote)
    return String(result)
  }

  /// A control character as an escape; nil for what is written as it is.
  private static func escape(_ scalar: Unicode.Scalar) -> String.UnicodeScalarView? {
    switch scalar {
    case "\n": "\\n".unicodeScalars
    case "\r": "\\r".unicodeScalars
    case "\t": nil
    case _ where scalar.value < 0x20:
      "\\U\(scalar.value < 0x10 ? "000" : "00")\(String(scalar.value, radix: 16, uppercase: true))"
        .unicodeScalars
    default: nil
    }
  }
}
