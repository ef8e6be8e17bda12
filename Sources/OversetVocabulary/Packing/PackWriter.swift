/// Values written one after the other into bytes: what a check keeps by the million is kept so.
///
/// ``PackReader`` reads them in the same order. The bytes stay in memory and have no version.
package struct PackWriter: Sendable {
  /// The bytes so far.
  package private(set) var bytes: [UInt8] = []

  /// A writer of nothing yet.
  package init() {}

  /// The same bytes, without space for more.
  package var fitted: PackWriter {
    var fitted = PackWriter()
    fitted.bytes = Array(bytes[...])
    return fitted
  }

  /// Empties the bytes and keeps their space.
  package mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// Writes a number that is not negative: seven bits to a byte, the lowest first.
  package mutating func write(_ number: Int) {
    var rest = UInt64(bitPattern: Int64(number))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Writes the difference of two numbers, of either sign: small ones take one byte.
  package mutating func write(difference: Int) {
    write((difference << 1) ^ (difference >> (Int.bitWidth - 1)))
  }

  /// Writes all bits of a number.
  package mutating func write(_ number: Double) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number.bitPattern >> shift))
    }
  }

  /// Writes a text by its code units.
  package mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  /// Writes a text by what it shares with the beginning of another.
  package mutating func write(_ text: String, after other: String) {
    var shared = 0
    var (left, right) = (text.utf8.makeIterator(), other.utf8.makeIterator())
    while let unit = left.next(), unit == right.next() { shared += 1 }
    write(shared)
    write(text.utf8.count - shared)
    bytes.append(contentsOf: text.utf8.dropFirst(shared))
  }
}
