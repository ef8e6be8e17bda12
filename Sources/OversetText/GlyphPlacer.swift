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
  /// What the corrections of scripts say about the item; nil if nothing.
  var correction: ItemCorrection?
  /// What the outlines are scaled to, in percent of their width.
  var stretch = 100

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
    /// How far its outlines stand from its left edge.
    var inset = 0.0
  }

  /// The clusters of the drawn size in visual order, with their blended widths.
  private var clusters: [Cluster] {
    guard let drawn = item.drawn(display: factors.drawsDisplaySize) else {
      return boxes()
    }
    var clusters: [Cluster] = []
    clusters.reserveCapacity(drawn.glyphs.count)
    for glyph in drawn.glyphs where clusters.last?.offset != Int(glyph.cluster) {
      clusters.append(Cluster(offset: Int(glyph.cluster), width: 0))
    }
    blend(into: &clusters)
    correct(&clusters)
    return clusters
  }

  /// Adds what the corrections of scripts say, with the outlines in the middle of what they are given.
  private func correct(_ clusters: inout [Cluster]) {
    guard let correction else { return }
    item.forEachCluster(graphemes: boundaries) { units, advance in
      guard let position = GlyphPlacer.cluster(of: units.lowerBound, in: clusters) else { return }
      let change = correction.change(of: units, advance: advance)
      clusters[position].width += change.total * factors.size * factors.scale
      let free = change.letters - advance * (Double(stretch) / 100 - 1)
      clusters[position].inset = (change.isOpening ? free : free / 2) * factors.size
    }
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

  /// The placeholders with the widths that the corrections of scripts give them.
  private func boxes() -> [Cluster] {
    var clusters = placeholders()
    correct(&clusters)
    return clusters
  }

  /// The content of the run whose left edge is at `x`, and the run's width, in points.
  func placed(at x: Double) -> (content: GlyphRun.Content, width: Double) {
    if let emoji { return (.pictures(emoji.instance, emoji.pictures(at: x)), emoji.width) }
    let clusters = clusters
    return (content(of: clusters, at: x), GlyphPlacer.width(of: clusters))
  }

  private func content(of clusters: [Cluster], at x: Double) -> GlyphRun.Content {
    switch item.item.face {
    case .emoji: return .emoji(x: lefts(of: clusters, at: x), width: boxWidth)
    case .missing:
      let width = clusters.first?.width ?? boxWidth
      return .missing(x: lefts(of: clusters, at: x), width: width)
    case .family, .colorEmoji, .control, .tab: break
    }
    guard let drawn = item.drawn(display: factors.drawsDisplaySize) else {
      return .missing(x: [], width: 0)
    }
    let scale = factors.size / Double(drawn.instance.unitsPerEm)
    let across = scale * Double(stretch) / 100
    var glyphs: [PositionedGlyph] = []
    glyphs.reserveCapacity(drawn.glyphs.count)
    var clusterX = x
    var cluster = 0
    var pen = x + (clusters.first?.inset ?? 0)
    for glyph in drawn.glyphs {
      if Int(glyph.cluster) != clusters[cluster].offset {
        clusterX += clusters[cluster].width
        cluster += 1
        pen = clusterX + clusters[cluster].inset
      }
      glyphs.append(
        PositionedGlyph(
          id: glyph.id, x: pen + Double(glyph.xOffset) * across,
          y: Double(glyph.yOffset) * scale))
      pen += Double(glyph.advance) * across
    }
    return .glyphs(drawn.instance.stretched(to: stretch), glyphs)
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

  private func lefts(of clusters: [Cluster], at x: Double) -> [Double] {
    var left = x
    return clusters.map { cluster in
      defer { left += cluster.width }
      return left
    }
  }
}
