import OversetCatalogs

/// A number with a percent sign.
struct Share {
  let isBefore: Bool
  let hasSpace: Bool
  /// Whether a line can end between the number and the sign: an ordinary space stands there, and no line is so narrow
  /// that it ends before.
  let mayWrap: Bool
  /// Whether a word follows behind a space.
  let precedesWord: Bool

  /// The fewest characters of a line that is broken.
  private static let narrowestLine = 16

  static func all(in scalars: [UInt32]) -> [Share] {
    scalars.indices.filter { scalars[$0] == 0x25 }.compactMap { Share(at: $0, in: scalars) }
  }

  /// Nil if no number, or one on both sides, stands beside the sign; within a word, as in “100%ig”; and in the
  /// mark of a translators' tool, `[%key_id:39%]`.
  private init?(at index: Int, in scalars: [UInt32]) {
    func scalar(_ offset: Int) -> UInt32 {
      scalars.indices.contains(index + offset) ? scalars[index + offset] : 0
    }
    let spacedBefore = Self.isSpace(scalar(-1)) && Self.isNumber(scalar(-2))
    let behind = Self.isNumber(scalar(-1)) || spacedBefore
    let before = Self.isNumber(scalar(1))
    guard behind != before, scalar(1) != 0x5D else { return nil }
    guard before || !(CheckedText.isLatin(scalar(1)) || scalar(1) == 0x2D) else { return nil }
    guard behind || !(CheckedText.isLatin(scalar(-1))) else { return nil }
    isBefore = before
    hasSpace = spacedBefore
    mayWrap =
      spacedBefore && scalar(-1) == 0x20
      && scalars[..<index].suffix(Self.narrowestLine).count { $0 != 0x0A } == Self.narrowestLine
    precedesWord = Self.isSpace(scalar(1)) && CountedWord.isLetter(scalar(2))
  }

  private static func isNumber(_ scalar: UInt32) -> Bool {
    CheckedText.isDigit(scalar) || scalar == CheckedText.argument
  }

  private static func isSpace(_ scalar: UInt32) -> Bool {
    scalar == 0x20 || scalar == 0xA0 || scalar == 0x202F
  }
}
