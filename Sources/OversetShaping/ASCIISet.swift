/// A set of characters below U+0080: a bit for each.
struct ASCIISet: Equatable, Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// Adds a UTF-16 unit; one that is not below U+0080 is left out.
  mutating func insert(_ unit: UInt16) {
    if unit < 64 { low |= 1 << unit } else if unit < 128 { high |= 1 << (unit - 64) }
  }

  /// Whether a UTF-16 unit is in the set.
  func contains(_ unit: UInt16) -> Bool {
    unit < 64 ? low & 1 << unit != 0 : unit < 128 && high & 1 << (unit - 64) != 0
  }

  /// Whether a character is in both sets.
  func intersects(_ other: ASCIISet) -> Bool { low & other.low | high & other.high != 0 }
}
