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
        var cursor = Cursor(bytes: bytes, index: index + 1)
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

  private mutating func append(_ kind: FormatPiece.Kind, _ range: Range<Int>) {
    let text = String(decoding: bytes[range], as: UTF8.self)
    let end = offset + text.utf16.count
    pieces.append(FormatPiece(kind: kind, text: text, range: offset..<end))
    offset = end
  }
}

extension FormatScanner {
  /// Reads what follows a percent sign.
  private struct Cursor {
    let bytes: [UInt8]
    var index: Int

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

    /// Reads `#@name@`, or nothing.
    private mutating func readSubstitutionName() -> String? {
      let start = index
      guard skip("#@") else { return nil }
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
      index += 1
      return FormatSpecifier(
        position: position, flags: flags, width: width, precision: precision, length: length,
        conversion: Character(Unicode.Scalar(byte)))
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
      for length in ["hh", "ll", "h", "l", "q", "L", "z", "t", "j"] where skip(length) {
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
