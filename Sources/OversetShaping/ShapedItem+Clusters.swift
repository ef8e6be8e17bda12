package import OversetUnicode

extension ShapedItem {
  /// Visits the clusters of the text size in logical order, with their advances in em; those of an item
  /// without glyphs are `graphemes`.
  package func forEachCluster(
    graphemes: ClusterBoundaries, _ body: (_ units: Range<Int>, _ advance: Double) -> Void
  ) {
    guard let instance = opticalSizes?.text, !item.face.isColorEmoji else {
      return forEachPlaceholder(graphemes, body)
    }
    let em = 1 / Double(instance.unitsPerEm)
    var start = item.range.lowerBound
    var advance = 0.0
    var isFirst = true
    // Glyphs stand in visual order.
    for index in glyphs.indices {
      let glyph = glyphs[item.isRightToLeft ? glyphs.count - 1 - index : index]
      let offset = Int(glyph.cluster)
      if !isFirst, offset != start {
        body(start..<max(start, offset), advance)
        advance = 0
      }
      if isFirst || offset != start { start = offset }
      isFirst = false
      advance += Double(glyph.advance) * em
    }
    if !isFirst { body(start..<max(start, item.range.upperBound), advance) }
  }

  private func forEachPlaceholder(
    _ graphemes: ClusterBoundaries, _ body: (Range<Int>, Double) -> Void
  ) {
    var last: Int?
    for start in AdvanceSums.starts(in: item.range, of: graphemes) {
      if let last { body(last..<max(last, start), placeholderAdvance) }
      last = start
    }
    if let last { body(last..<max(last, item.range.upperBound), placeholderAdvance) }
  }
}
