/// Reads a format string from its UTF-8.
struct FormatScanner {
  private let bytes: [UInt8]
  private var pieces: [FormatPiece] = []
  /// UTF-16 offset of the next piece.
  private var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func scan() -> [FormatPiece] {
    var index = 0
    while index < bytes.count {
      let start = index
      if bytes[index] == UInt8(ascii: "%") {
        var cursor = Cursor(bytes: bytes, index: index + 1, followsNumber: followsNumber)
        let kind = cursor.readDirective()
        index = kind == nil ? index + 1 : cursor.index
        append(kind ?? .strayPercent, start..<index)
      } else {
        while index < bytes.count, bytes[index] != UInt8(ascii: "%") { index += 1 }
        append(.literal, start..<index)
      }
    }
    return pieces
  }

  /// Whether a digit or an argument stands before the percent sign, with or without a space.
  private var followsNumber: Bool {
    guard let last = pieces.last else { return false }
    guard case .literal = last.kind else { return last.kind.isArgument }
    if last.text == " ", pieces.count > 1 { return pieces[pieces.count - 2].kind.isArgument }
    let bytes = last.text.utf8.suffix(2)
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return (bytes.last == UInt8(ascii: " ") ? bytes.dropLast() : bytes).last
      .map(digits.contains) ?? false
  }

  private mutating func append(_ kind: FormatPiece.Kind, _ range: Range<Int>) {
    let text = String(decoding: bytes[range], as: UTF8.self)
    let end = offset + text.utf16.count
    pieces.append(FormatPiece(kind: kind, text: text, range: offset..<end))
    offset = end
  }
}

extension FormatScanner {
  /// Reads what follows a percent sign.
  struct Cursor {
    let bytes: [UInt8]
    var index: Int
    /// Whether the percent sign can be that of a share.
    let followsNumber: Bool

    /// The number of an explicit position, or that there is none.
    private struct Position {
      let number: Int?
    }

    var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

    /// - Returns: `nil` when nothing known follows; the index then has no meaning.
    mutating func readDirective() -> FormatPiece.Kind? {
      if skip("%") { return .percent }
      if skip("arg") { return .currentArgument }
      guard let position = readPosition() else { return nil }
      if let name = readSubstitutionName() {
        return .substitution(name: name, position: position.number)
      }
      return readSpecifier(position: position.number).map { .argument($0) }
    }

    /// Reads `2$`, or nothing.
    ///
    /// - Returns: `nil` when the number is out of range.
    private mutating func readPosition() -> Position? {
      let start = index
      guard let number = readDigits(), skip("$") else {
        index = start
        return Position(number: nil)
      }
      guard (1...FormatString.largestPosition).contains(number) else { return nil }
      return Position(number: number)
    }

    /// Reads `#@name@`, or nothing. The 1 of `%1#@name@` is a width, which a substitution ignores.
    private mutating func readSubstitutionName() -> String? {
      let start = index
      _ = readDigits()
      guard skip("#@") else {
        index = start
        return nil
      }
      let nameStart = index
      while let byte = peek, byte != UInt8(ascii: "@") {
        guard byte >= 0x20, byte != UInt8(ascii: "%") else { break }
        index += 1
      }
      guard index > nameStart, peek == UInt8(ascii: "@") else {
        index = start
        return nil
      }
      defer { index += 1 }
      return String(decoding: bytes[nameStart..<index], as: UTF8.self)
    }

    private mutating func readSpecifier(position: Int?) -> FormatSpecifier? {
      let flags = readRun(of: "-+ #0'")
      let width = readField()
      var precision: FormatSpecifier.Field?
      // A point without digits means a precision of 0.
      if skip(".") { precision = readField() ?? .fixed(0) }
      let length = readLength()
      guard let byte = peek, "@dDiuUxXoOfFeEgGaAcCsSp".utf8.contains(byte) else { return nil }
      let isProse =
        position == nil && width == nil && byte != UInt8(ascii: "@") && resemblesProse(flags)
      index += 1
      return FormatSpecifier(
        position: position, flags: flags, width: width, precision: precision, length: length,
        conversion: Character(Unicode.Scalar(byte)), resemblesProse: isProse)
    }

    /// Whether the conversion at the index is a letter of a word behind a share: `% sure`, `50% a`, `%-os`.
    private func resemblesProse(_ flags: String) -> Bool {
      guard flags.utf8.contains(where: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") })
      else { return false }
      return followsNumber || index + 1 < bytes.count && Self.continuesWord(bytes[index + 1])
        || flags.utf8.contains(UInt8(ascii: "-"))
          && !"diu".utf8.contains(bytes[index])
    }

    /// A letter, a hyphen or an apostrophe; beyond ASCII nearly all that follows a letter is one.
    private static func continuesWord(_ byte: UInt8) -> Bool {
      byte >= 0x80 || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "-")
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private mutating func readField() -> FormatSpecifier.Field? {
      if skip("*") {
        let start = index
        if let number = readDigits(), skip("$") { return .argument(number) }
        index = start
        return .argument(nil)
      }
      return readDigits().map { .fixed($0) }
    }

    private mutating func readLength() -> String {
      for length in ["hh", "ll", "LL", "h", "l", "q", "L", "z", "t", "j"] where skip(length) {
        return length
      }
      return ""
    }

    /// Reads a number; a very long one becomes one that is too great for every use.
    private mutating func readDigits() -> Int? {
      var number: Int?
      while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
        number = min((number ?? 0) * 10 + Int(byte - UInt8(ascii: "0")), 1_000_000)
        index += 1
      }
      return number
    }

    private mutating func readRun(of allowed: String) -> String {
      let start = index
      while let byte = peek, allowed.utf8.contains(byte) { index += 1 }
      return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func skip(_ text: String) -> Bool {
      guard bytes[index...].starts(with: text.utf8) else { return false }
      index += text.utf8.count
      return true
    }
  }
}
