import OversetVocabulary

/// Strings: escapes and UTF-8.
extension JSONReader {
  /// Reads a string (RFC 8259, section 7) and checks its UTF-8.
  mutating func readString() throws(Stop) -> String {
    let opening = here
    index += 1
    let start = index
    try skipPlainBytes()
    // The usual string has no escape: it is decoded straight from the file's bytes.
    if peek == UInt8(ascii: "\"") {
      let text = String(decoding: bytes[start..<index], as: UTF8.self)
      index += 1
      return text
    }
    var content = Array(bytes[start..<index])
    while true {
      switch peek {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: content, as: UTF8.self)
      case UInt8(ascii: "\\"): try readEscape(into: &content)
      case nil, UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        throw stop(
          "this string is not closed on its line",
          "close it with a double quote; write a line break inside it as \\n", at: opening)
      case .some(let control):
        try report(
          "the control character \(Self.hexadecimal(control)) in a string",
          "write it as \(control == 9 ? "\\t" : "an escape such as \\u001F")", at: here)
        content.append(control)
        index += 1
      }
      let plain = index
      try skipPlainBytes()
      content.append(contentsOf: bytes[plain..<index])
    }
  }

  /// Moves to the next quote, backslash or control character.
  private mutating func skipPlainBytes() throws(Stop) {
    while index < bytes.count {
      let byte = bytes[index]
      if byte >= 0x80 {
        try skipWideScalar()
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 {
        return
      } else {
        index += 1
      }
    }
  }

  private mutating func skipWideScalar() throws(Stop) {
    guard let length = UTF8Scalar.length(in: bytes, at: index) else {
      if !hasReportedEncoding {
        hasReportedEncoding = true
        try report(
          "the byte \(Self.hexadecimal(bytes[index])) is not UTF-8", "save the file as UTF-8",
          at: here)
      }
      index += 1
      return
    }
    index += length
    // Two bytes make one UTF-16 unit, three make one, four make two.
    extraBytes += length == 2 ? 1 : 2
  }

  private mutating func readEscape(into content: inout [UInt8]) throws(Stop) {
    let position = here
    index += 1
    if let byte = peek, let meaning = Self.meaning(ofEscape: byte) {
      content.append(meaning)
      index += 1
    } else if peek == UInt8(ascii: "u") {
      index += 1
      try readUnicodeEscape(at: position, into: &content)
    } else {
      try report(
        "a backslash that does not begin a JSON escape", "write \\\\ for a backslash", at: position)
    }
  }

  private static func meaning(ofEscape byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): byte
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  /// Reads what follows `\u`: four digits, or a surrogate pair of two escapes.
  private mutating func readUnicodeEscape(
    at position: TextPosition, into content: inout [UInt8]
  ) throws(Stop) {
    guard let unit = readFourDigits() else {
      try report("\\u without four hexadecimal digits", "write \\u0000 to \\uFFFF", at: position)
      return
    }
    var value = UInt32(unit)
    if (0xD800...0xDBFF).contains(unit), let low = readLowSurrogate() {
      value = 0x10000 + (UInt32(unit - 0xD800) << 10) + UInt32(low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(value) else {
      try report(
        "the lone surrogate \\u\(String(unit, radix: 16, uppercase: true))",
        "write both halves of the pair, or the character itself", at: position)
      content.append(contentsOf: [0xEF, 0xBF, 0xBD])
      return
    }
    content.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  private mutating func readLowSurrogate() -> UInt16? {
    let start = index
    if bytes[index...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) {
      index += 2
      if let unit = readFourDigits(), (0xDC00...0xDFFF).contains(unit) { return unit }
    }
    index = start
    return nil
  }

  private mutating func readFourDigits() -> UInt16? {
    guard index + 4 <= bytes.count else { return nil }
    var unit: UInt16 = 0
    for byte in bytes[index..<(index + 4)] {
      guard let digit = Self.hexadecimalDigit(byte) else { return nil }
      unit = unit << 4 | digit
    }
    index += 4
    return unit
  }

  private static func hexadecimalDigit(_ byte: UInt8) -> UInt16? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "0x" + (digits.count < 2 ? "0" : "") + digits
  }
}
