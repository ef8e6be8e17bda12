/// Random texts of scripts mixed, with what makes texts hard: marks, joiners, lone surrogates.
package enum RandomText {
  private static let pieces: [[UInt16]] =
    [
      "a", "Z", "fi", "AV", " ", "  ", "1", "٣", ",", "(", ")", "-", "é", "e\u{301}", "ß", "Ω",
      "Ж", "سلام", "لا", "لَا", "ع", "\u{200C}", "שלום", "ש", "漢", "か", "カ", "ガ", "ไทย", "กำ", "ं",
      "कि", "क्ष", "한", "😀", "👩‍👩‍👧", "🇩🇪", "1️⃣", "❤\u{FE0E}", "❤️", "\n", "\r\n", "\t", "\u{2028}",
      "\u{AD}", "\u{200B}", "\u{200D}", "\u{202B}", "\u{202C}", "\u{2067}", "\u{2069}", "\u{0}",
      "\u{FFFC}", "\u{10FFFD}",
    ].map { Array($0.utf16) } + [[0xD83D], [0xDE00], [0xD800]]

  /// A text of up to `count` pieces.
  package static func make(upTo count: Int, using generator: inout SeededGenerator) -> [UInt16] {
    (0..<Int.random(in: 0...count, using: &generator)).flatMap { _ in
      pieces[Int.random(in: 0..<pieces.count, using: &generator)]
    }
  }
}
