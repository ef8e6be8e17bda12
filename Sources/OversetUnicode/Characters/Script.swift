/// A script of ISO 15924, such as `Latn`.
public struct Script: Hashable, Sendable {
  /// The four ASCII letters, the first in the highest byte: as OpenType and HarfBuzz have them.
  public let tag: UInt32

  init(tag: UInt32) { self.tag = tag }

  /// Makes a script from its four-letter code in any case; nil when it is not four ASCII letters.
  ///
  /// Whether Unicode knows the script is not checked.
  public init?(code: String) {
    let letters = Array(code.utf8)
    guard letters.count == 4, letters.allSatisfy({ (0x61...0x7A).contains($0 | 0x20) }) else {
      return nil
    }
    let lowercased = letters.reduce(UInt32(0)) { $0 << 8 | UInt32($1 | 0x20) }
    tag = lowercased & ~0x2000_0000
  }

  /// The ISO 15924 code in title case, such as `Arab`.
  public var code: String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
  }

  /// Whether letters of the script join their neighbours, so that they must not be spaced apart:
  /// the scripts that have dual-joining letters in ArabicShaping.txt.
  public var isJoining: Bool { Self.joining.contains(self) }

  /// Whether the script is written in the square characters of China, Japan and Korea; Hangul and
  /// Bopomofo are counted.
  public var isCJK: Bool { Self.chineseJapaneseKorean.contains(self) }

  /// Whether the script says nothing of its own: Common and Inherited (UAX #24).
  public var isImplicit: Bool { self == .common || self == .inherited }
}

extension Script: CustomStringConvertible {
  /// The ISO 15924 code.
  public var description: String { code }
}

extension Script {
  /// Characters of many scripts, such as digits and punctuation.
  public static let common = Script("Zyyy")
  /// Marks that take the script of their base.
  public static let inherited = Script("Zinh")
  /// Code points without a script: unassigned, private use, surrogates.
  public static let unknown = Script("Zzzz")

  /// Arabic.
  public static let arabic = Script("Arab")
  /// Armenian.
  public static let armenian = Script("Armn")
  /// Bengali and Assamese.
  public static let bengali = Script("Beng")
  /// The phonetic letters of Chinese.
  public static let bopomofo = Script("Bopo")
  /// Cyrillic.
  public static let cyrillic = Script("Cyrl")
  /// Devanagari, of Hindi, Marathi and Nepali.
  public static let devanagari = Script("Deva")
  /// Ethiopic, of Amharic and Tigrinya.
  public static let ethiopic = Script("Ethi")
  /// Georgian.
  public static let georgian = Script("Geor")
  /// Greek.
  public static let greek = Script("Grek")
  /// Gujarati.
  public static let gujarati = Script("Gujr")
  /// Gurmukhi, of Punjabi.
  public static let gurmukhi = Script("Guru")
  /// Han characters in general, as characters have it.
  public static let han = Script("Hani")
  /// Hangul.
  public static let hangul = Script("Hang")
  /// Hebrew.
  public static let hebrew = Script("Hebr")
  /// Hiragana.
  public static let hiragana = Script("Hira")
  /// Japanese writing as a whole (Han, hiragana, katakana), as locales have it.
  public static let japanese = Script("Jpan")
  /// Kannada.
  public static let kannada = Script("Knda")
  /// Katakana.
  public static let katakana = Script("Kana")
  /// Khmer.
  public static let khmer = Script("Khmr")
  /// Korean writing as a whole (Hangul, Han), as locales have it.
  public static let korean = Script("Kore")
  /// Lao.
  public static let lao = Script("Laoo")
  /// Latin.
  public static let latin = Script("Latn")
  /// Malayalam.
  public static let malayalam = Script("Mlym")
  /// Myanmar, of Burmese.
  public static let myanmar = Script("Mymr")
  /// Simplified Han, as locales have it.
  public static let simplifiedHan = Script("Hans")
  /// Sinhala.
  public static let sinhala = Script("Sinh")
  /// Tamil.
  public static let tamil = Script("Taml")
  /// Telugu.
  public static let telugu = Script("Telu")
  /// Thai.
  public static let thai = Script("Thai")
  /// Traditional Han, as locales have it.
  public static let traditionalHan = Script("Hant")

  private static let joining: Set<Script> = [
    .arabic, Script("Adlm"), Script("Aran"), Script("Chrs"), Script("Mand"), Script("Mani"),
    Script("Mong"), Script("Nkoo"), Script("Ougr"), Script("Phag"), Script("Phlp"), Script("Rohg"),
    Script("Sogd"), Script("Syrc"), Script("Syre"), Script("Syrj"), Script("Syrn"),
  ]

  private static let chineseJapaneseKorean: Set<Script> = [
    .bopomofo, .han, .hangul, .hiragana, .japanese, .katakana, .korean, .simplifiedHan,
    .traditionalHan, Script("Hanb"), Script("Hrkt"), Script("Jamo"),
  ]

  /// A script of this module's own lists, its code known to be well-formed.
  private init(_ code: StaticString) {
    tag = code.description.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }
}
