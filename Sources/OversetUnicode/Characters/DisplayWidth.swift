/// How many columns of a terminal a text takes.
package enum DisplayWidth {
  /// Two for a character that is wide or full-width and for an emoji presentation sequence (UAX #11),
  /// none for marks without a width, format characters and controls, one for the rest; ambiguous
  /// characters are narrow. What a terminal draws of a cluster of several emoji may be narrower.
  package static func columns(of text: String) -> Int {
    var columns = 0
    var last: UInt32?
    for scalar in text.unicodeScalars {
      let point = scalar.value
      if point == emojiSelector, let last, isNarrowEmoji(last) {
        columns += 1
      } else {
        columns += width(point)
      }
      last = point
    }
    return columns
  }

  /// Variation selector 16.
  private static let emojiSelector: UInt32 = 0xFE0F

  private static func width(_ point: UInt32) -> Int {
    if (0x20..<0x7F).contains(point) { return 1 }
    if CharacterProperties.isCursorNeutral(point) { return 0 }
    return isWide(point) ? 2 : 1
  }

  private static func isWide(_ point: UInt32) -> Bool {
    switch CharacterProperties.eastAsianWidth(point) {
    case .wide, .fullwidth: true
    case .neutral, .ambiguous, .halfwidth, .narrow: false
    }
  }

  /// Whether the selector makes an emoji of a character that is otherwise narrow: a symbol, or what
  /// begins a keycap.
  private static func isNarrowEmoji(_ point: UInt32) -> Bool {
    switch point {
    case 0x23, 0x2A, 0x30...0x39: true  // number sign, asterisk, digits
    default: CharacterProperties.isExtendedPictographic(point) && !isWide(point)
    }
  }
}
