extension CharacterProperties {
  /// Whether no system font can have a glyph for the code point: unassigned, a noncharacter, a surrogate, for
  /// private use, or the replacement character that stands for lost text.
  ///
  /// Not counted are U+F8FF, Apple's logo; plane 16, where SF Symbols are; and what Unicode keeps free for
  /// emoji, which a later version may have assigned.
  package static func isNeverDrawn(_ codePoint: UInt32) -> Bool {
    guard codePoint >= 0x80 else { return false }
    if codePoint == 0xF8FF || codePoint == 0xFFFD { return codePoint == 0xFFFD }
    guard let scalar = Unicode.Scalar(codePoint) else { return true }
    return switch scalar.properties.generalCategory {
    case .unassigned: !isExtendedPictographic(codePoint)
    case .privateUse: codePoint < 0x100000
    default: false
    }
  }

  /// Whether the code point is for private use: what it looks like is the font's own matter.
  package static func isPrivateUse(_ codePoint: UInt32) -> Bool {
    switch codePoint {
    case 0xE000...0xF8FF, 0xF0000...0xFFFFD, 0x100000...0x10FFFD: true
    default: false
    }
  }
}
