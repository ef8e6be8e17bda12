package import OversetVocabulary

/// Line breaks as interfaces make them: those of UAX #14, tailored as its section 8 allows.
///
/// Web engines, which share the table of ASCII pairs that WebKit began with, break after every run of
/// spaces, keep a slash with what follows it in ASCII, and part a number from the word or number before
/// its hyphen. Recorded with Chromium 156 on 21,000 strings at four widths: these three rules are four
/// fifths of what its lines and those of UAX #14 differ in.
///
/// iOS has no such table: there a line may end behind a slash, as in UAX #14. Its labels keep the words of
/// Korean whole since iOS 14 (`NSParagraphStyle.LineBreakStrategy.standard`, the default of `UILabel`, has
/// `hangulWordPriority`: “prohibits breaking between Hangul characters”). That is Apple's documentation; no
/// record of a label stands behind it. In Japanese no line of a label begins with small kana or a prolonged
/// sound mark. `Docs/widths.md` says what else is known.
package enum InterfaceLineBreaks {
  /// Whose lines are meant.
  package enum Platform: Equatable, Sendable {
    /// Web engines.
    case web
    /// A version of iOS.
    case iOS(Int)

    /// Whether a slash keeps with ASCII behind it.
    var keepsSlashes: Bool { self == .web }

    /// Whether no line ends between syllables of Korean.
    var keepsHangul: Bool {
      if case .iOS(let version) = self { version >= 14 } else { false }
    }
  }

  /// How strictly lines of `locale` break on a platform. ICU lets small kana begin a line of Japanese,
  /// labels of iOS do not. What a project or the tag says counts first.
  package static func style(
    _ style: LineBreakStyle, of locale: LocaleTag, for platform: Platform
  ) -> LineBreakStyle {
    guard style == .automatic, platform != .web, locale.language == "ja",
      !locale.identifier.contains("-lb-")
    else { return style }
    return .strict
  }

  /// The breaks of a text with the rules of a platform.
  ///
  /// - Parameters:
  ///   - breaks: those of UAX #14, ascending.
  ///   - text: the text in UTF-16.
  package static func tailored(
    _ breaks: [LineBreak], in text: [UInt16], for platform: Platform = .web
  ) -> [LineBreak] {
    let keepsHangul = platform.keepsHangul
    guard text.contains(where: { isConcerned($0) || keepsHangul && isHangul($0) }) else {
      return breaks
    }
    var result: [LineBreak] = []
    result.reserveCapacity(breaks.count + 2)
    var offset = 1
    for item in breaks {
      while offset < item.offset {
        if isAdded(at: offset, in: text) {
          result.append(LineBreak(offset: offset, isMandatory: false))
        }
        offset += 1
      }
      let isKept =
        platform.keepsSlashes && isKeptBySlash(at: item.offset, in: text)
        || keepsHangul && isAmongHangul(at: item.offset, in: text)
      if item.isMandatory || !isKept { result.append(item) }
      offset = item.offset + 1
    }
    return result
  }

  private static func isConcerned(_ unit: UInt16) -> Bool {
    unit == space || unit == slash || unit == hyphen
  }

  private static let space: UInt16 = 0x20
  private static let slash: UInt16 = 0x2F
  private static let hyphen: UInt16 = 0x2D

  /// A slash keeps with ASCII behind it: `and/or`, `24/7`.
  private static func isKeptBySlash(at offset: Int, in text: [UInt16]) -> Bool {
    offset < text.count && text[offset - 1] == slash && (0x21...0x7E).contains(text[offset])
  }

  /// Between two syllables or letters of Korean.
  private static func isAmongHangul(at offset: Int, in text: [UInt16]) -> Bool {
    offset > 0 && offset < text.count && isHangul(text[offset - 1]) && isHangul(text[offset])
  }

  private static func isHangul(_ unit: UInt16) -> Bool {
    switch unit {
    case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xD7B0...0xD7FB: true
    default: false
    }
  }

  /// Behind spaces (LB18 before LB13 to LB17), and between `F-` and `8`.
  private static func isAdded(at offset: Int, in text: [UInt16]) -> Bool {
    switch text[offset - 1] {
    case space: !staysBehindSpace(text[offset])
    case hyphen:
      isDigit(text[offset]) && offset > 1 && isLetterOrDigit(text[offset - 2])
    default: false
    }
  }

  /// More space, breaks (LB6), and what says itself where lines end: LB7, LB11.
  private static func staysBehindSpace(_ unit: UInt16) -> Bool {
    switch unit {
    case 0...0x20, 0x85, 0x200B, 0x2028, 0x2029, 0x2060, 0xFEFF: true
    default: false
    }
  }

  private static func isDigit(_ unit: UInt16) -> Bool { (0x30...0x39).contains(unit) }

  private static func isLetterOrDigit(_ unit: UInt16) -> Bool {
    isDigit(unit) || (0x41...0x5A).contains(unit & 0xFFDF)
  }
}
