/// Reads an ASCII file byte by byte: the conformance files are megabytes, and strings would take
/// minutes in a debug build.
struct ByteCursor {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { offset == bytes.count }

  /// Whether the line has nothing more but a comment.
  var isAtEndOfContent: Bool {
    guard let byte = next else { return true }
    return byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "#")
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  mutating func skipSpaces() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0D { offset += 1 }
  }

  mutating func skipLine() {
    while let byte = next {
      offset += 1
      if byte == UInt8(ascii: "\n") { return }
    }
  }

  /// Skips a text if it stands here.
  mutating func skip(_ text: StaticString) -> Bool {
    let end = offset + text.utf8CodeUnitCount
    guard end <= bytes.count, bytes[offset..<end].elementsEqual(text.description.utf8) else {
      return false
    }
    offset = end
    return true
  }

  /// What to throw when the file is not as expected here.
  var malformed: Malformed { Malformed(offset: offset) }

  struct Malformed: Error {
    /// The place in the file, in bytes.
    let offset: Int
  }

  mutating func expect(_ text: StaticString) throws {
    guard skip(text) else { throw malformed }
  }

  mutating func expectDecimal() throws -> Int {
    guard let value = decimal() else { throw malformed }
    return value
  }

  mutating func hexadecimal() -> UInt32? {
    skipSpaces()
    let start = offset
    var value: UInt32 = 0
    while let byte = next, let digit = Self.digit(byte) {
      value = value << 4 | digit
      offset += 1
    }
    return offset > start ? value : nil
  }

  mutating func decimal() -> Int? {
    skipSpaces()
    let start = offset
    var value = 0
    while let byte = next, (0x30...0x39).contains(byte) {
      value = value * 10 + Int(byte - 0x30)
      offset += 1
    }
    return offset > start ? value : nil
  }

  /// The bytes up to a space, a semicolon or the end of the line's content.
  mutating func wordBytes() -> ArraySlice<UInt8> {
    skipSpaces()
    let start = offset
    while let byte = next, byte > 0x20, byte != UInt8(ascii: ";"), byte != UInt8(ascii: "#") {
      offset += 1
    }
    return bytes[start..<offset]
  }

  mutating func word() -> String { String(decoding: wordBytes(), as: UTF8.self) }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte - 0x30)
    case 0x41...0x46: UInt32(byte - 0x41 + 10)
    default: nil
    }
  }
}
