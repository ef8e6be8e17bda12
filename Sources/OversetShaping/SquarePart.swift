package import OversetUnicode
package import OversetVocabulary

/// Which of the writings that share Han characters a text is in.
package enum HanWriting: Int, CaseIterable, Sendable {
  case japanese, korean, simplified, traditional, other

  /// The writing of a language.
  package init(_ locale: LocaleTag) {
    // Asked of every text, most of which are in other languages.
    guard let first = locale.identifier.utf8.first, "jkyz".utf8.contains(first | 0x20) else {
      self = .other
      return
    }
    switch locale.language {
    case "ja": self = .japanese
    case "ko": self = .korean
    case "zh", "yue":
      let isTraditional =
        locale.script.map { $0 == "Hant" }
        ?? Self.writesTraditional.contains(locale.region ?? locale.language)
      self = isTraditional ? .traditional : .simplified
    default: self = .other
    }
  }

  /// The regions that write traditional characters, and the language that does where nothing says where.
  private static let writesTraditional: Set<String> = ["HK", "MO", "TW", "yue"]

  var script: Script {
    switch self {
    case .japanese: .japanese
    case .korean: .korean
    case .simplified: .simplifiedHan
    case .traditional: .traditionalHan
    case .other: .han
    }
  }
}

extension Script {
  /// The script whose corrections hold for text of this one in a language: Han is many.
  package func written(in locale: LocaleTag) -> Script {
    switch self {
    case .hiragana, .katakana: .japanese
    case .hangul: .korean
    case .han: HanWriting(locale).script
    default: self
    }
  }
}

/// What a character is among those of China, Japan and Korea, which have one advance for each kind.
enum SquarePart: CaseIterable {
  case kana, han, hangul, punctuation, quote

  /// The part of a UTF-16 unit; nil for one that is none of them. The first half of a pair beyond the
  /// basic plane that holds Han counts as Han.
  init?(_ unit: UInt16) {
    switch unit {
    case ..<0x2018: return nil
    case 0x2018, 0x2019, 0x201C, 0x201D, 0x2026: self = .quote
    case ..<0x3000: return nil
    case 0x3005...0x3007: self = .han
    case 0x3000...0x303F: self = .punctuation
    case 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF:
      self = .kana
    case 0x3099...0x309C, 0x30A0, 0x30FB: self = .punctuation
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xD840...0xD87F, 0xF900...0xFAFF: self = .han
    case 0xAC00...0xD7A3: self = .hangul
    case 0xFF01...0xFF60, 0xFFE0...0xFFE6: self = .punctuation
    default: return nil
    }
  }

  var isLetter: Bool {
    switch self {
    case .kana, .han, .hangul: true
    case .punctuation, .quote: false
    }
  }

  /// Whether a unit is as wide as a square letter, wherever it stands.
  static func isSquare(_ unit: UInt16) -> Bool { unit >= 0x3000 && SquarePart(unit) != nil }

  /// The script whose corrections hold for it, in an item of `script`.
  func script(in script: Script, _ writing: HanWriting) -> Script {
    switch self {
    case .kana: .japanese
    case .hangul: .korean
    case .han: writing.script
    case .punctuation:
      switch (writing, script) {
      case (.other, .hiragana), (.other, .katakana): .japanese
      case (.other, .hangul): .korean
      default: writing.script
      }
    // Quotes are Latin's in every text that is not Chinese, and there beside Latin letters too.
    case .quote: script.isCJK ? writing.script : .latin
    }
  }

  /// The one advance of the part, in em.
  func advance(_ terms: WidthTerms) -> Double? {
    switch self {
    case .kana, .hangul: terms.letters
    case .han: terms.han ?? terms.letters
    case .punctuation: terms.punctuation
    case .quote: terms.quotes
    }
  }

  /// Whether a unit is an ASCII letter or digit.
  static func isLatin(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }
}
