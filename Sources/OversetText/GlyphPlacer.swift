import OversetShaping
import OversetUnicode

/// Places the glyphs of one item at one size.
///
/// Widths blend the advances of the text and display sizes cluster by cluster, never by glyph id:
/// the two sizes differ in glyph order and in units per em.
struct GlyphPlacer {
  let item: ShapedItem
  let factors: SizeFactors
  /// The cluster boundaries of the text the item's offsets count in; placeholders stand one to a
  /// cluster.
  let boundaries: ClusterBoundaries

  /// The advance width, in points.
  var width: Double { emoji?.width ?? GlyphPlacer.width(of: clusters) }

  private static func width(of clusters: [Cluster]) -> Double {
    clusters.reduce(0) { $0 + $1.width }
  }

  /// What places the item where it is emoji that a face has pictures of.
  private var emoji: EmojiPlacer? {
    guard item.item.face.isColorEmoji, let instance = item.opticalSizes?.text else { return nil }
    return EmojiPlacer(item: item, instance: instance, factors: factors, boundaries: boundaries)
  }

  private struct Cluster {
    var offset: Int
    var width: Double
  }

  /// The clusters of the drawn size in visual order, with their blended widths.
  private var clusters: [Cluster] {
    guard let drawn = item.drawn(display: factors.drawsDisplaySize) else {
      return placeholders()
    }
    var clusters: [Cluster] = []
    clusters.reserveCapacity(drawn.glyphs.count)
    for glyph in drawn.glyphs where clusters.last?.offset != Int(glyph.cluster) {
      clusters.append(Cluster(offset: Int(glyph.cluster), width: 0))
    }
    blend(into: &clusters)
    return clusters
  }

  private func blend(into clusters: inout [Cluster]) {
    guard let opticalSizes = item.opticalSizes else { return }
    // Glyphs come in the order of the clusters, so that a glyph's is mostly the last one's or the next.
    var last = 0
    func position(_ glyph: Glyph) -> Int? {
      let offset = Int(glyph.cluster)
      if last < clusters.count, clusters[last].offset == offset { return last }
      if last + 1 < clusters.count, clusters[last + 1].offset == offset {
        last += 1
        return last
      }
      guard let found = GlyphPlacer.cluster(of: offset, in: clusters) else { return nil }
      last = found
      return found
    }
    func add(_ glyphs: [Glyph], _ instance: FontInstance, share: Double, isTracked: Bool) {
      let scale = factors.size * factors.scale / Double(instance.unitsPerEm) * share
      for glyph in glyphs {
        guard let position = position(glyph) else { continue }
        clusters[position].width += Double(glyph.advance) * scale
        if isTracked, glyph.advance != 0 { clusters[position].width += factors.perGlyph }
      }
    }
    let hasDisplay = item.displayGlyphs != nil && factors.blend > 0
    add(
      item.glyphs, opticalSizes.text, share: hasDisplay ? 1 - factors.blend : 1,
      isTracked: item.isTracked)
    if hasDisplay, let glyphs = item.displayGlyphs, let display = opticalSizes.display {
      add(glyphs, display, share: factors.blend, isTracked: false)
    }
    if factors.tracking != 0, !item.item.script.isJoining {
      for position in clusters.indices { clusters[position].width += factors.tracking }
    }
  }

  /// Which of the clusters, whose offsets ascend or descend, holds an offset: a cluster of the one size
  /// that the other has merged gets its width with that cluster.
  private static func cluster(of offset: Int, in clusters: [Cluster]) -> Int? {
    guard let first = clusters.first, let last = clusters.last else { return nil }
    if first.offset <= last.offset {
      let beyond = clusters.partitionPoint { $0.offset > offset }
      return beyond > 0 ? beyond - 1 : nil
    }
    let found = clusters.partitionPoint { $0.offset <= offset }
    return found < clusters.count ? found : nil
  }

  private func placeholders() -> [Cluster] {
    let range = item.item.range
    let first = boundaries.index(atOrAfter: range.lowerBound)
    return boundaries[first...].prefix { $0 < range.upperBound }.map {
      Cluster(offset: $0, width: boxWidth)
    }
  }

  /// The content of the run whose left edge is at `x`, and the run's width, in points.
  func placed(at x: Double) -> (content: GlyphRun.Content, width: Double) {
    if let emoji { return (.pictures(emoji.instance, emoji.pictures(at: x)), emoji.width) }
    let clusters = clusters
    return (content(of: clusters, at: x), GlyphPlacer.width(of: clusters))
  }

  private func content(of clusters: [Cluster], at x: Double) -> GlyphRun.Content {
    switch item.item.face {
    case .emoji: return .emoji(x: boxes(at: x), width: boxWidth)
    case .missing: return .missing(x: boxes(at: x), width: boxWidth)
    case .family, .colorEmoji, .control, .tab: break
    }
    guard let drawn = item.drawn(display: factors.drawsDisplaySize) else {
      return .missing(x: [], width: 0)
    }
    let scale = factors.size / Double(drawn.instance.unitsPerEm)
    var glyphs: [PositionedGlyph] = []
    glyphs.reserveCapacity(drawn.glyphs.count)
    var clusterX = x
    var pen = x
    var cluster = 0
    for glyph in drawn.glyphs {
      if Int(glyph.cluster) != clusters[cluster].offset {
        clusterX += clusters[cluster].width
        cluster += 1
        pen = clusterX
      }
      glyphs.append(
        PositionedGlyph(
          id: glyph.id, x: pen + Double(glyph.xOffset) * scale,
          y: Double(glyph.yOffset) * scale))
      pen += Double(glyph.advance) * scale
    }
    return .glyphs(drawn.instance, glyphs)
  }

  // MARK: Placeholders

  private var boxWidth: Double {
    switch item.item.face {
    case .emoji: ShapedItem.emojiAdvance * factors.size
    case .missing: ShapedItem.missingAdvance * factors.size
    case .tab: ShapedItem.tabAdvance * factors.size
    case .family, .colorEmoji, .control: 0
    }
  }

  private func boxes(at x: Double) -> [Double] {
    placeholders().indices.map { x + Double($0) * boxWidth }
  }
}
