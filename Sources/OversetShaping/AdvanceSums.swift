import OversetUnicode

/// Running sums of advances over UTF-16 offsets, in em and in glyphs.
///
/// A cluster's advance stands at its first unit: a cluster is never divided by a width.
struct AdvanceSums: Sendable {
  /// What is known at each offset of the text. One array holds all of it, because a paragraph's sums
  /// are made once and a width reads the same two places of each.
  private struct Stop {
    /// Advances of the text size up to the offset, in em.
    var text = 0.0
    /// Glyphs up to the offset to which the system font's per-glyph term applies.
    var tracked: UInt32 = 0
    /// What stands at the offset.
    var marks: Mark = []
  }

  private struct Mark: OptionSet {
    let rawValue: UInt8
    /// A cluster of glyphs begins here.
    static let clusterStart = Mark(rawValue: 1)
    /// The text before cannot be separated without shaping again.
    static let unsafeToBreak = Mark(rawValue: 2)
    /// The cluster takes the text's own tracking: its script does not join.
    static let spaced = Mark(rawValue: 4)
  }

  /// One more than there are units.
  private var stops: [Stop] = []
  /// Advances of the display size, in em; empty until they are needed, and if no item has any.
  private var display: [Double] = []

  /// Sums the advances of `items`; placeholders and emoji stand one to each of `graphemes`.
  init(count: Int, items: [ShapedItem], graphemes: ClusterBoundaries) {
    stops.reserveCapacity(count + 1)
    for _ in 0...count { stops.append(Stop()) }
    for item in items { add(item, graphemes) }
    accumulate()
  }

  private mutating func add(_ item: ShapedItem, _ graphemes: ClusterBoundaries) {
    guard let opticalSizes = item.opticalSizes, !item.item.face.isColorEmoji else {
      for offset in AdvanceSums.starts(in: item.item.range, of: graphemes) {
        stops[offset].marks = .clusterStart
        stops[offset + 1].text += item.placeholderAdvance
      }
      return
    }
    let em = 1 / Double(opticalSizes.text.unitsPerEm)
    let kind: Mark = item.item.script.isJoining ? .clusterStart : [.clusterStart, .spaced]
    for glyph in item.glyphs {
      let offset = Int(glyph.cluster)
      stops[offset].marks.formUnion(glyph.isUnsafeToBreak ? kind.union(.unsafeToBreak) : kind)
      stops[offset + 1].text += Double(glyph.advance) * em
      if item.isTracked, glyph.advance != 0 { stops[offset + 1].tracked += 1 }
    }
    // At an item's edge nothing is shared with the neighbour's glyphs.
    stops[item.item.range.lowerBound].marks.remove(.unsafeToBreak)
  }

  private mutating func accumulate() {
    var text = 0.0
    var tracked: UInt32 = 0
    for index in stops.indices {
      text += stops[index].text
      tracked += stops[index].tracked
      stops[index].text = text
      stops[index].tracked = tracked
    }
  }

  /// Where the clusters of `range` begin.
  static func starts(
    in range: Range<Int>, of graphemes: ClusterBoundaries
  ) -> Slice<ClusterBoundaries> {
    graphemes[
      graphemes.index(atOrAfter: range.lowerBound)..<graphemes.index(atOrAfter: range.upperBound)]
  }

  /// Whether a cluster of glyphs begins at `offset`.
  func isClusterStart(_ offset: Int) -> Bool { stops[offset].marks.contains(.clusterStart) }

  /// Whether the text before `offset` cannot be separated without shaping again.
  func isUnsafeToBreak(_ offset: Int) -> Bool { stops[offset].marks.contains(.unsafeToBreak) }

  /// Adds the advances of the display size. Items without one count with those of their text size.
  mutating func addDisplayAdvances(of items: [ShapedItem]) {
    guard items.contains(where: { $0.displayGlyphs != nil }) else { return }
    var advances = [Double](repeating: 0, count: stops.count)
    for item in items {
      guard let glyphs = item.displayGlyphs, let instance = item.opticalSizes?.display else {
        for offset in item.item.range {
          advances[offset + 1] = stops[offset + 1].text - stops[offset].text
        }
        continue
      }
      let em = 1 / Double(instance.unitsPerEm)
      for glyph in glyphs {
        let offset = Int(glyph.cluster)
        advances[offset + 1] += Double(glyph.advance) * em
        // A line is drawn from both optical sizes, and divided only where neither would change.
        if glyph.isUnsafeToBreak, offset > item.item.range.lowerBound {
          stops[offset].marks.insert(.unsafeToBreak)
        }
      }
    }
    var sum = 0.0
    for index in advances.indices {
      sum += advances[index]
      advances[index] = sum
    }
    display = advances
  }

  /// The advance width of the text from `start` to `end`, in points, without the text's own
  /// tracking.
  func width(from start: Int, to end: Int, _ factors: SizeFactors) -> Double {
    let (from, to) = (stops[start], stops[end])
    var ems = to.text - from.text
    if factors.blend > 0, !display.isEmpty {
      ems += (display[end] - display[start] - ems) * factors.blend
    }
    return ems * factors.size * factors.scale + Double(to.tracked - from.tracked) * factors.perGlyph
  }

  /// How many clusters up to each offset take the text's own tracking; one more than there are
  /// units.
  func spacedClusters() -> [UInt32] {
    var sum: UInt32 = 0
    return [0]
      + stops.dropLast().map { stop in
        if stop.marks.contains(.spaced) { sum += 1 }
        return sum
      }
  }
}
