import OversetUnicode

/// Which characters need a glyph at all.
enum GlyphNeed {
  /// Whether `scalar` is drawn as nothing: controls, line separators, default-ignorables.
  static func isInvisible(_ scalar: UInt32) -> Bool {
    isControl(scalar) || CharacterProperties.isDefaultIgnorable(scalar)
  }

  /// Whether `scalar` is a control or a line or paragraph separator, which has no advance.
  static func isControl(_ scalar: UInt32) -> Bool {
    scalar < 0x20 || (0x7F..<0xA0).contains(scalar) || scalar == 0x2028 || scalar == 0x2029
  }

  /// Whether a cluster that begins with `base` and holds `cluster` is drawn as an emoji: by its
  /// own presentation, by a variation selector 16, or as a keycap (UTS #51 section 2).
  static func isEmoji(base: UInt32, cluster: [UInt32]) -> Bool {
    if cluster.contains(0xFE0F) || cluster.contains(0x20E3) { return true }
    return CharacterProperties.isEmojiPresentation(base) && !cluster.contains(0xFE0E)
  }
}
