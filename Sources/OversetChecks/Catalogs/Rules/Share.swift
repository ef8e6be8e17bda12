import OversetCatalogs

/// A number with a percent sign.
struct Share {
  let isBefore: Bool
  let hasSpace: Bool
  let mayWrap: Bool
  /// Whether a word follows behind a space.
  let precedesWord: Bool

  static func all(in scalars: [UInt32]) -> [Share] {
    scalars.indices.filter { scalars[$0] == 0x25 }.compactMap { Share(at: $0, in: scalars) }
  }

  /// Nil if no number, or one on both sides, stands beside the sign; and within a word, as in
  /// “100%ig”.
  private init?(at index: Int, in scalars: [UInt32]) {
    func scalar(_ offset: Int) -> UInt32 {
      scalars.indices.contains(index + offset) ? scalars[index + offset] : 0
    }
    let spacedBefore = Self.isSpace(scalar(-1)) && Self.isNumber(scalar(-2))
    let behind = Self.isNumber(scalar(-1)) || spacedBefore
    let before = Self.isNumber(scalar(1))
    guard behind != before else { return nil }
    guard before || !(CheckedText.isLatin(scalar(1)) || scalar(1) == 0x2D) else { return nil }
    guard behind || !(CheckedText.isLatin(scalar(-1))) else { return nil }
    isBefore = before
    hasSpace = spacedBefore
    mayWrap = spacedBefore && scalar(-1) == 0x20
    precedesWord = Self.isSpace(scalar(1)) && CountedWord.isLetter(scalar(2))
  }

  private static func isNumber(_ scalar: UInt32) -> Bool {
    CheckedText.isDigit(scalar) || scalar == CheckedText.argument
  }

  private static func isSpace(_ scalar: UInt32) -> Bool {
    scalar == 0x20 || scalar == 0xA0 || scalar == 0x202F
  }
}
