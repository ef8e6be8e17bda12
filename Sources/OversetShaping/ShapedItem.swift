/// An item with its glyphs, in font units, for every size.
package struct ShapedItem: Sendable {
  /// What was shaped.
  package let item: Item
  /// The instances that shaped it; nil for placeholders and controls.
  package let opticalSizes: OpticalSizes?
  /// The glyphs of the text size, in visual order.
  package let glyphs: [Glyph]
  /// The glyphs of the display size, in visual order; nil for a family without one.
  package let displayGlyphs: [Glyph]?
  /// Whether the per-glyph term of the system font's model applies.
  package let isTracked: Bool

  /// An item with its glyphs.
  package init(
    item: Item, opticalSizes: OpticalSizes?, glyphs: [Glyph], displayGlyphs: [Glyph]?,
    isTracked: Bool
  ) {
    self.item = item
    self.opticalSizes = opticalSizes
    self.glyphs = glyphs
    self.displayGlyphs = displayGlyphs
    self.isTracked = isTracked
  }

  /// The advance of an emoji of iOS, in em, with a face as without one. Apple Color Emoji advances by 1.25 em
  /// (from memory, unverified).
  package static let emojiAdvance = 1.25
  /// The advance of a tab, in em: about four spaces. Tab stops are not modelled, because where one
  /// stands depends on the line.
  package static let tabAdvance = 1.125
  /// The advance of a character that no face has, in em.
  package static let missingAdvance = 1.0

  /// The item with the glyphs of the display size.
  func with(displayGlyphs: [Glyph]?) -> ShapedItem {
    ShapedItem(
      item: item, opticalSizes: opticalSizes, glyphs: glyphs, displayGlyphs: displayGlyphs,
      isTracked: isTracked)
  }

  /// The advance of each cluster that no face gives it, in em.
  var placeholderAdvance: Double {
    switch item.face {
    case .emoji, .colorEmoji: ShapedItem.emojiAdvance
    case .missing: ShapedItem.missingAdvance
    case .tab: ShapedItem.tabAdvance
    case .control, .family: 0
    }
  }

  /// The glyphs and the instance that draw the item.
  package func drawn(display: Bool) -> (glyphs: [Glyph], instance: FontInstance)? {
    guard let opticalSizes else { return nil }
    if display, let displayGlyphs, let instance = opticalSizes.display {
      return (displayGlyphs, instance)
    }
    return (glyphs, opticalSizes.text)
  }
}
