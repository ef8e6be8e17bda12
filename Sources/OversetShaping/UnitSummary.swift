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
