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

/// What the corrections of scripts ask of a text before they look at its items.
struct UnitSummary {
  /// The characters below U+0080 that it has.
  private(set) var ascii = ASCIISet()
  /// Whether it has letters, or punctuation, that are as wide as an em in China, Japan and Korea.
  private(set) var hasSquare = false
  /// Whether some of those letters are syllables of Korean.
  private(set) var hasHangul = false

  init(_ text: some Sequence<UInt16>) {
    for unit in text {
      if unit < 0x80 {
        ascii.insert(unit)
      } else if SquarePart.isSquare(unit) {
        hasSquare = true
        hasHangul = hasHangul || SquarePart(unit) == .hangul
      }
    }
  }
}
