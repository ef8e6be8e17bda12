/// Reading code points from UTF-16 that may hold unpaired surrogates.
enum UTF16Text {
  /// The code point at an offset inside the text, and how many units it takes. An unpaired surrogate
  /// is its own code point.
  static func codePoint(in text: [UInt16], at offset: Int) -> (value: UInt32, length: Int) {
    let unit = text[offset]
    guard UTF16.isLeadSurrogate(unit), offset + 1 < text.count,
      UTF16.isTrailSurrogate(text[offset + 1])
    else { return (UInt32(unit), 1) }
    let high = UInt32(unit) - 0xD800
    let low = UInt32(text[offset + 1]) - 0xDC00
    return (0x10000 + high << 10 + low, 2)
  }

  /// Where code points begin, and the length of the text.
  static func scalarBoundaries(in text: [UInt16]) -> [Int] {
    var boundaries = [0]
    var offset = 0
    while offset < text.count {
      offset += codePoint(in: text, at: offset).length
      boundaries.append(offset)
    }
    return boundaries
  }
}
