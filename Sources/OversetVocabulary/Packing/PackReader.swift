/// Reads what ``PackWriter`` wrote, in the same order.
///
/// Behind the last byte every number is 0 and every text empty.
package struct PackReader: Sendable {
  private let bytes: [UInt8]
  private var index: Int

  /// A reader of `bytes` from an index on.
  package init(_ bytes: [UInt8], at index: Int = 0) {
    self.bytes = bytes
    self.index = index
  }

  /// Whether all bytes are read.
  package var isAtEnd: Bool { index >= bytes.count }

  /// The bytes that are not read yet.
  package var rest: [UInt8] { Array(bytes.dropFirst(index)) }

  /// The next number that is not negative.
  package mutating func number() -> Int {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      number |= UInt64(byte & 0x7F) << shift
      shift += 7
      if byte < 0x80 { break }
    }
    return Int(truncatingIfNeeded: number)
  }

  /// The next difference.
  package mutating func difference() -> Int {
    let folded = UInt(bitPattern: number())
    return Int(bitPattern: folded >> 1) ^ -Int(bitPattern: folded & 1)
  }

  /// The next number with all its bits.
  package mutating func double() -> Double {
    var bits: UInt64 = 0
    for (place, byte) in take(8).enumerated() { bits |= UInt64(byte) << UInt64(place * 8) }
    return Double(bitPattern: bits)
  }

  /// The next text.
  package mutating func text() -> String {
    let count = number()
    return String(decoding: take(count), as: UTF8.self)
  }

  /// The next text, written by what it shares with the beginning of another.
  package mutating func text(after other: String) -> String {
    let (shared, count) = (number(), number())
    let own = take(count)
    if own.isEmpty, shared == other.utf8.count { return other }
    if shared == 0 { return String(decoding: own, as: UTF8.self) }
    return String(decoding: Array(other.utf8.prefix(shared)) + own, as: UTF8.self)
  }

  private mutating func take(_ count: Int) -> ArraySlice<UInt8> {
    let start = min(index, bytes.count)
    index = start + min(max(count, 0), bytes.count - start)
    return bytes[start..<index]
  }
}
