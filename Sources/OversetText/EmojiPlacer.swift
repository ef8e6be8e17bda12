import OversetConfig
import OversetShaping
import OversetUnicode
import OversetVocabulary

/// Places the pictures of one item of emoji at one size.
///
/// By the metrics of iOS every cluster is as wide as an emoji of iOS, whatever the face: where the
/// face has no picture of a whole sequence, the pictures of its parts share that room. By the face's
/// own metrics each has its own advance.
struct EmojiPlacer {
  let item: ShapedItem
  let instance: FontInstance
  let factors: SizeFactors
  /// The cluster boundaries of the text the item's offsets count in.
  let boundaries: ClusterBoundaries

  /// The advance width, in points.
  var width: Double { clusters.reduce(0) { $0 + width(of: $1) } }

  /// The pictures from left to right, the item's left edge at `x`.
  func pictures(at x: Double) -> [PositionedPicture] {
    var pictures: [PositionedPicture] = []
    var left = x
    for cluster in clusters {
      var pen = left
      for glyph in cluster {
        let space =
          factors.metrics == .ios ? width(of: cluster) / Double(cluster.count) : own(glyph)
        pictures.append(PositionedPicture(id: glyph.id, x: pen, width: space))
        pen += space
      }
      left += width(of: cluster)
    }
    return pictures
  }

  /// The glyphs of each cluster that take room, in visual order. Joiners and selectors take none.
  private var clusters: [[Glyph]] {
    let range = item.item.range
    let first = boundaries.partitionPoint { $0 >= range.lowerBound }
    let starts = boundaries[first...].prefix { $0 < range.upperBound }
    let glyphs = Dictionary(grouping: item.glyphs.filter { $0.advance > 0 }) { Int($0.cluster) }
    let logical = starts.map { glyphs[$0] ?? [] }
    return item.item.isRightToLeft ? logical.reversed() : logical
  }

  private func width(of cluster: [Glyph]) -> Double {
    switch factors.metrics {
    case .ios: ShapedItem.emojiAdvance * factors.size
    case .font: cluster.reduce(0) { $0 + own($1) }
    }
  }

  private func own(_ glyph: Glyph) -> Double {
    Double(glyph.advance) / Double(instance.unitsPerEm) * factors.size
  }
}
