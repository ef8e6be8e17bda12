import OversetUnicode

/// Running sums of advances over UTF-16 offsets, in em and in glyphs.
///
/// A cluster's advance stands at its first unit: a cluster is never divided by a width.
final class AdvanceSums {
  /// What stands at each offset of the text.
  struct Mark: OptionSet {
    let rawValue: UInt8
    /// A cluster of glyphs begins here.
    static let clusterStart = Mark(rawValue: 1)
    /// The text before cannot be cut off without shaping again.
    static let unsafeToBreak = Mark(rawValue: 2)
    /// The cluster takes the text's own tracking: its script does not join.
    static let spaced = Mark(rawValue: 4)
  }

  /// Advances of the text cut up to each offset, in em; one more than there are units.
  private let text: [Double]
  /// Glyphs to which the system font's per-glyph term applies.
  private let tracked: [Double]
  /// What stands at each offset.
  private var marks: [Mark]
  /// Advances of the display cut, in em; empty until it is needed, and where no item has one.
  private var display: [Double] = []
  /// Clusters that take the text's own tracking; most texts have none.
  private lazy var spaced: [Double] = {
    var counts = [0.0] + marks.dropLast().map { $0.contains(.spaced) ? 1 : 0 }
    AdvanceSums.accumulate(&counts)
    return counts
  }()

  /// Sums the advances of `items`; placeholders stand one to each of `graphemes`.
  init(count: Int, items: [ShapedItem], graphemes: [Int]) {
    var text = [Double](repeating: 0, count: count + 1)
    var tracked = text
    var marks = [Mark](repeating: [], count: count + 1)
    for item in items {
      guard let cuts = item.cuts else {
        for offset in AdvanceSums.starts(in: item.item.range, of: graphemes) {
          marks[offset] = .clusterStart
          text[offset + 1] += item.placeholderAdvance
        }
        continue
      }
      let em = 1 / Double(cuts.text.unitsPerEm)
      let kind: Mark = item.item.script.isJoining ? .clusterStart : [.clusterStart, .spaced]
      for glyph in item.glyphs {
        let offset = Int(glyph.cluster)
        marks[offset].formUnion(glyph.isUnsafeToBreak ? kind.union(.unsafeToBreak) : kind)
        text[offset + 1] += Double(glyph.advance) * em
        if item.isTracked, glyph.advance != 0 { tracked[offset + 1] += 1 }
      }
      // At an item's edge nothing is shared with the neighbour's glyphs.
      marks[item.item.range.lowerBound].remove(.unsafeToBreak)
    }
    AdvanceSums.accumulate(&text)
    AdvanceSums.accumulate(&tracked)
    self.text = text
    self.tracked = tracked
    self.marks = marks
  }

  private static func accumulate(_ values: inout [Double]) {
    var sum = 0.0
    for index in values.indices {
      sum += values[index]
      values[index] = sum
    }
  }

  private static func starts(in range: Range<Int>, of graphemes: [Int]) -> ArraySlice<Int> {
    graphemes[
      graphemes.lowerBound(of: range.lowerBound)..<graphemes.lowerBound(of: range.upperBound)]
  }

  /// Whether a cluster of glyphs begins at `offset`.
  func isClusterStart(_ offset: Int) -> Bool { marks[offset].contains(.clusterStart) }

  /// Whether the text before `offset` cannot be cut off without shaping again.
  func isUnsafeToBreak(_ offset: Int) -> Bool { marks[offset].contains(.unsafeToBreak) }

  /// Adds the advances of the display cut. Items without one count with their text cut.
  func addDisplayCut(of items: [ShapedItem]) {
    guard items.contains(where: { $0.displayGlyphs != nil }) else { return }
    var advances = [Double](repeating: 0, count: text.count)
    for item in items {
      guard let glyphs = item.displayGlyphs, let instance = item.cuts?.display else {
        for offset in item.item.range { advances[offset + 1] = text[offset + 1] - text[offset] }
        continue
      }
      let em = 1 / Double(instance.unitsPerEm)
      for glyph in glyphs {
        let offset = Int(glyph.cluster)
        advances[offset + 1] += Double(glyph.advance) * em
        // A line is drawn from both cuts, and divided only where neither would change.
        if glyph.isUnsafeToBreak, offset > item.item.range.lowerBound {
          marks[offset].insert(.unsafeToBreak)
        }
      }
    }
    AdvanceSums.accumulate(&advances)
    display = advances
  }

  /// The advance width of the text from `start` to `end`, in points.
  func width(from start: Int, to end: Int, _ factors: SizeFactors) -> Double {
    var ems = text[end] - text[start]
    if factors.blend > 0, !display.isEmpty {
      ems += (display[end] - display[start] - ems) * factors.blend
    }
    var width =
      ems * factors.size * factors.scale + (tracked[end] - tracked[start]) * factors.perGlyph
    if factors.tracking != 0 {
      width += (spaced[end] - spaced[start]) * factors.tracking
    }
    return width
  }
}
