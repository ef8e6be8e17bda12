/// A text as the conformance files write it: `0061 0300`.
func hexadecimal(_ text: [UInt32]) -> String {
  text.map { codePoint in
    let digits = String(codePoint, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }.joined(separator: " ")
}

/// A text in UTF-16, with the offset of each code point and the end.
struct EncodedText {
  var units: [UInt16] = []
  var offsets: [Int] = [0]
  /// For each unit the number of the code point that begins there; -1 for the second of a pair.
  private(set) var indices: [Int] = []

  init() {}

  init(_ codePoints: [UInt32]) { codePoints.forEach { append($0) } }

  mutating func append(_ codePoint: UInt32) {
    indices.append(offsets.count - 1)
    if codePoint < 0x10000 {
      units.append(UInt16(codePoint))
    } else {
      units.append(UInt16(0xD800 + (codePoint - 0x10000) >> 10))
      units.append(UInt16(0xDC00 + (codePoint - 0x10000) & 0x3FF))
      indices.append(-1)
    }
    offsets.append(units.count)
  }
}
