import Foundation

/// Writes a description, byte by byte: every cell of a matrix has one.
struct DescriptionWriter {
  private var bytes: [UInt8] = []

  init() { bytes.reserveCapacity(4096) }

  /// What has been written.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  // MARK: Words

  mutating func write(_ string: String) { bytes.append(contentsOf: string.utf8) }

  mutating func write(_ prefix: String, _ string: String) {
    write(prefix)
    write(string)
  }

  /// Two spaces for each step.
  mutating func indent(_ depth: Int) {
    for _ in 0..<depth * 2 { bytes.append(UInt8(ascii: " ")) }
  }

  mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

  // MARK: Lengths

  /// A length with at most three decimals, without trailing zeros.
  mutating func write(_ prefix: String, length value: CGFloat) {
    write(prefix)
    // What no integer holds is written as it is: layout passes absurd lengths on.
    guard value.isFinite, abs(value) < 1e12 else { return write("\(value)") }
    let thousandths = Int((abs(value) * 1000).rounded())
    if value < 0, thousandths > 0 { bytes.append(UInt8(ascii: "-")) }
    write(thousandths / 1000)
    var fraction = thousandths % 1000
    guard fraction > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var unit = 100
    while fraction > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(fraction / unit))
      fraction %= unit
      unit /= 10
    }
  }

  private mutating func write(_ number: Int) {
    if number >= 10 { write(number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  // MARK: Quotes

  /// A string between quotation marks, what does not show or would lie written by its number.
  mutating func write(_ prefix: String, quoted string: String) {
    write(prefix)
    bytes.append(UInt8(ascii: "\""))
    if string.utf8.allSatisfy(DescriptionWriter.isPlain) {
      write(string)
    } else {
      for scalar in string.unicodeScalars { write(quoted: scalar) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func write(quoted scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": write("\\\"")
    case "\\": write("\\\\")
    case "\n": write("\\n")
    case "\r": write("\\r")
    case "\t": write("\\t")
    default:
      if !DescriptionWriter.isVisible(scalar),
        DescriptionWriter.isEscaped(scalar.properties.generalCategory)
      {
        write("\\u{", String(scalar.value, radix: 16, uppercase: true))
        write("}")
      } else {
        bytes.append(contentsOf: scalar.utf8)
      }
    }
  }

  /// Whether a byte of UTF-8 is written as it is: the printable characters of ASCII.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// Whether a scalar is in one of the blocks that most of a translation is written in, and in which no
  /// category is escaped: looking that of each up takes longer than writing it.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0xC0..<0x600, 0x620..<0x6DD, 0x3001..<0xD800: true
    default: false
    }
  }

  /// Invisible characters that reorder text would make a picture of the line lie; separators would
  /// end the line in many editors.
  private static func isEscaped(_ category: Unicode.GeneralCategory) -> Bool {
    switch category {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
