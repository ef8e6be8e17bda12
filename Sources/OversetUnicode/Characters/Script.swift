/// A script of ISO 15924, such as `Latn`.
package struct Script: Hashable, Sendable {
  /// The four ASCII letters, the first in the highest byte: as OpenType and HarfBuzz have them.
  package let tag: UInt32

  init(tag: UInt32) { self.tag = tag }

  /// Makes a script from its four-letter code in any case; nil when it is not four ASCII letters.
  ///
  /// Whether Unicode knows the script is not checked.
  package init?(code: String) {
    let letters = Array(code.utf8)
    guard letters.count == 4, letters.allSatisfy({ (0x61...0x7A).contains($0 | 0x20) }) else {
      return nil
    }
    let lowercased = letters.reduce(UInt32(0)) { $0 << 8 | UInt32($1 | 0x20) }
    tag = lowercased & ~0x2000_0000
  }

  /// The ISO 15924 code in title case, such as `Arab`.
  package var code: String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
  }

  /// Whether letters of the script join their neighbours, so that they must not be spaced apart:
  /// the scripts that have dual-joining letters in ArabicShaping.txt.
  package var isJoining: Bool {
    switch self {
    case .latin, .common: false
    case .arabic, Script("A", "d", "l", "m"), Script("A", "r", "a", "n"),
      Script("C", "h", "r", "s"), Script("M", "a", "n", "d"), Script("M", "a", "n", "i"),
      Script("M", "o", "n", "g"), Script("N", "k", "o", "o"), Script("O", "u", "g", "r"),
      Script("P", "h", "a", "g"), Script("P", "h", "l", "p"),
      Script("R", "o", "h", "g"), Script("S", "o", "g", "d"), Script("S", "y", "r", "c"),
      Script("S", "y", "r", "e"), Script("S", "y", "r", "j"),
      Script("S", "y", "r", "n"):
      true
    default: false
    }
  }

  /// Whether the script is written in the square characters of China, Japan and Korea; Hangul and
  /// Bopomofo are counted.
  package var isCJK: Bool {
    switch self {
    case .latin, .common, .arabic: false
    case .han, .hiragana, .katakana, .hangul, .bopomofo, .japanese, .korean, .simplifiedHan,
      .traditionalHan, Script("H", "a", "n", "b"), Script("H", "r", "k", "t"),
      Script("J", "a", "m", "o"):
      true
    default: false
    }
  }

  /// Whether the script says nothing of its own: Common and Inherited (UAX #24).
  package var isImplicit: Bool { self == .common || self == .inherited }
}

extension Script: CustomStringConvertible {
  /// The ISO 15924 code.
  package var description: String { code }
}

extension Script {
  /// Characters of many scripts, such as digits and punctuation.
  package static let common = Script("Z", "y", "y", "y")
  /// Marks that take the script of their base.
  package static let inherited = Script("Z", "i", "n", "h")
  /// Code points without a script: unassigned, private use, surrogates.
  package static let unknown = Script("Z", "z", "z", "z")

  /// Arabic.
  package static let arabic = Script("A", "r", "a", "b")
  /// Mongolian.
  package static let mongolian = Script("M", "o", "n", "g")
  /// N’Ko.
  package static let nko = Script("N", "k", "o", "o")
  /// Syriac.
  package static let syriac = Script("S", "y", "r", "c")
  /// The phonetic letters of Chinese.
  package static let bopomofo = Script("B", "o", "p", "o")
  /// Cyrillic.
  package static let cyrillic = Script("C", "y", "r", "l")
  /// Devanagari, of Hindi, Marathi and Nepali.
  package static let devanagari = Script("D", "e", "v", "a")
  /// Greek.
  package static let greek = Script("G", "r", "e", "k")
  /// Han characters in general, as characters have it.
  package static let han = Script("H", "a", "n", "i")
  /// Hangul.
  package static let hangul = Script("H", "a", "n", "g")
  /// Hebrew.
  package static let hebrew = Script("H", "e", "b", "r")
  /// Hiragana.
  package static let hiragana = Script("H", "i", "r", "a")
  /// Japanese writing as a whole (Han, hiragana, katakana), as locales have it.
  package static let japanese = Script("J", "p", "a", "n")
  /// Katakana.
  package static let katakana = Script("K", "a", "n", "a")
  /// Korean writing as a whole (Hangul, Han), as locales have it.
  package static let korean = Script("K", "o", "r", "e")
  /// Latin.
  package static let latin = Script("L", "a", "t", "n")
  /// Simplified Han, as locales have it.
  package static let simplifiedHan = Script("H", "a", "n", "s")
  /// Thai.
  package static let thai = Script("T", "h", "a", "i")
  /// Traditional Han, as locales have it.
  package static let traditionalHan = Script("H", "a", "n", "t")

  /// A script of this module's own lists: known when it is compiled, so that comparing is cheap.
  private init(
    _ first: Unicode.Scalar, _ second: Unicode.Scalar, _ third: Unicode.Scalar,
    _ fourth: Unicode.Scalar
  ) {
    tag = first.value << 24 | second.value << 16 | third.value << 8 | fourth.value
  }
}
