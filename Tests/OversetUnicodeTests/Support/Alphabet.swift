import OversetTestBasics

/// Units to make random texts of; surrogates are drawn singly, so that many stay unpaired.
enum Alphabet {
  static let mixed: [UInt16] =
    Array("aZ 19.,-()[]\t\n\r".utf16) + Array("אבעةس٣۴".utf16) + Array("かカ漢한ไทยकि́".utf16)
    + [
      0x00AD, 0x0301, 0x200B, 0x200C, 0x200D, 0x200E, 0x200F, 0x2029, 0x202A, 0x202B, 0x202C,
      0x202E,
      0x2066, 0x2067, 0x2068, 0x2069, 0xD802, 0xD83D, 0xD83A, 0xDC00, 0xDE00, 0xFB1D, 0xFE0F,
      0xFFFC,
    ]

  /// Nothing that can run right to left; both surrogates of one emoji.
  static let leftToRight: [UInt16] =
    Array("azé 19.,-+()[]\t\u{200E}\u{200B}\u{00AD}漢カ한ไक़Ωж€".utf16) + [0xD83D, 0xDE00]

  static func text(
    from alphabet: [UInt16], upTo length: Int, using generator: inout SeededGenerator
  ) -> [UInt16] {
    (0..<Int.random(in: 0...length, using: &generator)).map { _ in
      alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
    }
  }
}
