import COversetICU

/// Properties of the Unicode Character Database, by code point.
///
/// Any `UInt32` may be asked about: surrogates have the properties the database gives them, and values
/// above U+10FFFF have none. What a program asks most, Latin-1, is answered without ICU.
package enum CharacterProperties {
  // MARK: - Scripts

  /// The property Script; `Zzzz` for what has none.
  package static func script(_ codePoint: UInt32) -> Script {
    codePoint < 0x100 ? latin1Script(codePoint) : ScriptTable.script(of: codePoint)
  }

  /// Whether a script is among the Script_Extensions: U+3001 is Common, but belongs to Han, Hiragana,
  /// Katakana and others.
  package static func hasScriptExtension(_ codePoint: UInt32, _ script: Script) -> Bool {
    ScriptTable.hasExtension(script, codePoint: codePoint)
  }

  // MARK: - Classes

  /// General category M: combining marks, spacing or not.
  package static func isMark(_ codePoint: UInt32) -> Bool {
    codePoint >= 0x300 && overset_has_property(codePoint, OVERSET_PROPERTY_MARK)
  }

  /// General category L.
  package static func isLetter(_ codePoint: UInt32) -> Bool {
    if codePoint < 0x80 { return isASCIILetter(codePoint) }
    return overset_has_property(codePoint, OVERSET_PROPERTY_LETTER)
  }

  /// General category Nd: the digits of the decimal systems of all scripts.
  package static func isDecimalDigit(_ codePoint: UInt32) -> Bool {
    if codePoint < 0x100 { return (0x30...0x39).contains(codePoint) }
    return overset_has_property(codePoint, OVERSET_PROPERTY_DECIMAL_DIGIT)
  }

  /// The property Default_Ignorable_Code_Point: drawn as nothing when a font lacks it.
  package static func isDefaultIgnorable(_ codePoint: UInt32) -> Bool {
    if codePoint < 0x100 { return codePoint == 0xAD }
    return overset_has_property(codePoint, OVERSET_PROPERTY_DEFAULT_IGNORABLE)
  }

  /// White space that may hang at the end of a line: the property White_Space without the spaces that
  /// forbid a break (U+00A0, U+2007, U+202F), which never end a line that was broken.
  package static func isWhitespace(_ codePoint: UInt32) -> Bool {
    switch codePoint {
    case 0x09...0x0D, 0x20, 0x85: true
    case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x2028, 0x2029, 0x205F, 0x3000: true
    default: false
    }
  }

  /// The property Variation_Selector.
  package static func isVariationSelector(_ codePoint: UInt32) -> Bool {
    switch codePoint {
    case 0x180B...0x180D, 0x180F, 0xFE00...0xFE0F, 0xE0100...0xE01EF: true
    default: false
    }
  }

  /// The property Join_Control: zero width joiner and non-joiner.
  package static func isJoinControl(_ codePoint: UInt32) -> Bool {
    codePoint == 0x200C || codePoint == 0x200D
  }

  /// Bidi_Class R or AL.
  package static func isStrongRightToLeft(_ codePoint: UInt32) -> Bool {
    codePoint >= 0x590 && overset_has_property(codePoint, OVERSET_PROPERTY_STRONG_RIGHT_TO_LEFT)
  }

  /// Bidi_Class R, AL or AN, or an explicit control of that direction (RLE, RLO, RLI): a text without any
  /// keeps its order in a paragraph from left to right.
  package static func isRightToLeft(_ codePoint: UInt32) -> Bool {
    codePoint >= 0x590 && overset_has_property(codePoint, OVERSET_PROPERTY_RIGHT_TO_LEFT)
  }

  // MARK: - Widths

  /// The property East_Asian_Width (UAX #11).
  package static func eastAsianWidth(_ codePoint: UInt32) -> EastAsianWidth {
    EastAsianWidth(overset_east_asian_width_of(codePoint))
  }

  /// General category Mn, Me, Cf or Cc: what leaves a terminal's cursor where it is.
  static func isCursorNeutral(_ codePoint: UInt32) -> Bool {
    overset_has_property(codePoint, OVERSET_PROPERTY_CURSOR_NEUTRAL)
  }

  // MARK: - Emoji

  /// The property Emoji_Presentation: drawn in colour unless a text selector follows.
  package static func isEmojiPresentation(_ codePoint: UInt32) -> Bool {
    // Between the symbols and the supplementary planes there is none: that is where kana and Han are.
    switch codePoint {
    case ..<0x231A, 0x2C00..<0x10000: false
    default: overset_has_property(codePoint, OVERSET_PROPERTY_EMOJI_PRESENTATION)
    }
  }

  /// The property Extended_Pictographic: emoji, and code points reserved for them.
  package static func isExtendedPictographic(_ codePoint: UInt32) -> Bool {
    if codePoint < 0x100 { return codePoint == 0xA9 || codePoint == 0xAE }
    return overset_has_property(codePoint, OVERSET_PROPERTY_EXTENDED_PICTOGRAPHIC)
  }

  // MARK: - Brackets

  /// A bracket of the property Bidi_Paired_Bracket_Type, with the one that pairs with it.
  enum Bracket: Equatable {
    case opening(closedBy: UInt32)
    case closing
  }

  static func bracket(_ codePoint: UInt32) -> Bracket? {
    if codePoint < 0x80, !isASCIIBracket(codePoint) { return nil }
    return switch overset_bracket_side_of(codePoint) {
    case OVERSET_BRACKET_OPENING: .opening(closedBy: overset_paired_bracket(codePoint))
    case OVERSET_BRACKET_CLOSING: .closing
    default: nil
    }
  }

  // MARK: - Latin-1

  private static func isASCIILetter(_ codePoint: UInt32) -> Bool {
    (0x61...0x7A).contains(codePoint | 0x20)
  }

  private static func isASCIIBracket(_ codePoint: UInt32) -> Bool {
    switch codePoint {
    case 0x28, 0x29, 0x5B, 0x5D, 0x7B, 0x7D: true
    default: false
    }
  }

  private static func latin1Script(_ codePoint: UInt32) -> Script {
    switch codePoint {
    case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xBA: .latin
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0xFF: .latin
    default: .common
    }
  }
}
