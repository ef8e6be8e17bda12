/// Numbers and the three words.
extension JSONReader {
  /// Reads a number (RFC 8259, section 6); a misspelt one is reported and kept as it is.
  mutating func readNumber() throws(Stop) -> String {
    let position = here
    let start = index
    while let byte = peek, Self.isNumberByte(byte) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if !Self.isNumber(bytes[start..<index]) {
      try report(
        "“\(text)” is not a JSON number", "write digits as in -12.5e3, without leading zeros",
        at: position)
    }
    return text
  }

  private static func isNumberByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  private static func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let whole = rest.prefix(while: isDigit)
    guard !whole.isEmpty, whole.count == 1 || whole.first != UInt8(ascii: "0") else {
      return false
    }
    rest = rest.dropFirst(whole.count)
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix(while: isDigit)
      guard !fraction.isEmpty else { return false }
      rest = rest.dropFirst(1 + fraction.count)
    }
    if let exponent = rest.first, exponent == UInt8(ascii: "e") || exponent == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
        rest = rest.dropFirst()
      }
      let digits = rest.prefix(while: isDigit)
      guard !digits.isEmpty else { return false }
      rest = rest.dropFirst(digits.count)
    }
    return rest.isEmpty
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Reads `true`, `false` or `null`; another word is reported and read as null.
  mutating func readWord() throws(Stop) -> JSONValue {
    let position = here
    let start = index
    while let byte = peek, Self.isLetter(byte) { index += 1 }
    switch String(decoding: bytes[start..<index], as: UTF8.self) {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    case let word:
      try report(
        "“\(word)” is not a JSON value", "write true, false or null, or quote a string",
        at: position)
      return .null
    }
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
