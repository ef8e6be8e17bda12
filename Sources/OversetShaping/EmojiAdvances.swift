import OversetUnicode

/// By how much emoji are wider by the advances of their own face than by the figure of iOS, as
/// running sums over UTF-16 offsets, in em.
///
/// The sums of a paragraph hold the figure of iOS, with a face as without one: an emoji face changes
/// pictures, and no layout of iOS. Where the faces' own metrics count, this is added.
struct EmojiAdvances: Sendable {
  private let changes: [Double]

  /// The sums of `items`; nil if none is drawn from an emoji face.
  init?(count: Int, items: [ShapedItem], graphemes: ClusterBoundaries) {
    let pictures = items.filter { $0.item.face.isColorEmoji }
    guard !pictures.isEmpty else { return nil }
    var changes = [Double](repeating: 0, count: count + 1)
    for item in pictures {
      guard let instance = item.opticalSizes?.text else { continue }
      for offset in AdvanceSums.starts(in: item.item.range, of: graphemes) {
        changes[offset + 1] -= ShapedItem.emojiAdvance
      }
      for glyph in item.glyphs {
        changes[Int(glyph.cluster) + 1] += Double(glyph.advance) / Double(instance.unitsPerEm)
      }
    }
    var sum = 0.0
    for index in changes.indices {
      sum += changes[index]
      changes[index] = sum
    }
    self.changes = changes
  }

  /// The change of the width from `start` to `end`, in points at `size` points.
  func change(from start: Int, to end: Int, size: Double) -> Double {
    (changes[end] - changes[start]) * size
  }
}
