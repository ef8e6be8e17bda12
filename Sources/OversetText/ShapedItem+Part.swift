import OversetShaping

extension ShapedItem {
  /// The glyphs of the clusters in `range`, as they were shaped.
  func part(_ range: Range<Int>) -> ShapedItem {
    var part = item
    part.range = range
    return ShapedItem(
      item: part, opticalSizes: opticalSizes,
      glyphs: Array(glyphs[item.places(in: range, of: glyphs)]),
      displayGlyphs: displayGlyphs.map { Array($0[item.places(in: range, of: $0)]) },
      isTracked: isTracked)
  }
}

extension Item {
  /// Where the item's glyphs of a range of the text stand among `glyphs`.
  func places(in range: Range<Int>, of glyphs: [Glyph]) -> Range<Int> {
    let low: Int
    let high: Int
    if isRightToLeft {
      low = glyphs.partitionPoint { Int($0.cluster) < range.upperBound }
      high = glyphs.partitionPoint { Int($0.cluster) < range.lowerBound }
    } else {
      low = glyphs.partitionPoint { Int($0.cluster) >= range.lowerBound }
      high = glyphs.partitionPoint { Int($0.cluster) >= range.upperBound }
    }
    return low..<max(low, high)
  }
}
