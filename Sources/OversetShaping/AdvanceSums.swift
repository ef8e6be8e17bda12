import OversetUnicode

/// Running sums of advances over UTF-16 offsets, in em and in glyphs.
///
/// A cluster's advance stands at its first unit: a cluster is never divided by a width.
struct AdvanceSums {
  /// Advances of the text cut up to each offset, in em; one more than there are units.
  private var text: [Double]
  /// Advances of the display cut, in em; empty where no item has one.
  private var display: [Double]
  /// Glyphs to which the system font's per-glyph term applies.
  private var tracked: [Double]
  /// Clusters that take the text's own tracking.
  private var clusters: [Double]
  /// Whether a cluster begins at each offset.
  private(set) var isClusterStart: [Bool]

  init(count: Int, items: [ShapedItem], graphemes: [Int]) {
    text = [Double](repeating: 0, count: count + 1)
    tracked = text
    clusters = text
    isClusterStart = [Bool](repeating: false, count: count + 1)
    display = []
    var grapheme = 0
    for item in items {
      while grapheme < graphemes.count, graphemes[grapheme] < item.item.range.lowerBound {
        grapheme += 1
      }
      add(item, graphemes: graphemes, from: &grapheme)
    }
    accumulate()
  }

  private mutating func add(_ item: ShapedItem, graphemes: [Int], from grapheme: inout Int) {
    guard let cuts = item.cuts else {
      let advance: Double =
        switch item.item.face {
        case .emoji: ShapedItem.emojiAdvance
        case .missing: ShapedItem.missingAdvance
        case .control, .family: 0
        }
      while grapheme < graphemes.count, graphemes[grapheme] < item.item.range.upperBound {
        let offset = graphemes[grapheme]
        isClusterStart[offset] = true
        text[offset + 1] += advance
        grapheme += 1
      }
      return
    }
    let em = 1 / Double(cuts.text.unitsPerEm)
    for glyph in item.glyphs {
      let offset = Int(glyph.cluster)
      if !isClusterStart[offset] {
        isClusterStart[offset] = true
        if !item.item.script.isJoining { clusters[offset + 1] += 1 }
      }
      text[offset + 1] += Double(glyph.advance) * em
      if item.isTracked, glyph.advance != 0 { tracked[offset + 1] += 1 }
    }
  }

  /// Adds the advances of the display cut. Items without one count with their text cut.
  mutating func addDisplayCut(of items: [ShapedItem]) {
    guard items.contains(where: { $0.displayGlyphs != nil }) else { return }
    var advances = [Double](repeating: 0, count: text.count)
    for item in items {
      guard let glyphs = item.displayGlyphs, let instance = item.cuts?.display else {
        for offset in item.item.range { advances[offset + 1] = text[offset + 1] - text[offset] }
        continue
      }
      let em = 1 / Double(instance.unitsPerEm)
      for glyph in glyphs { advances[Int(glyph.cluster) + 1] += Double(glyph.advance) * em }
    }
    for index in 1..<max(advances.count, 1) { advances[index] += advances[index - 1] }
    display = advances
  }

  private mutating func accumulate() {
    for index in 1..<max(text.count, 1) {
      text[index] += text[index - 1]
      tracked[index] += tracked[index - 1]
      clusters[index] += clusters[index - 1]
    }
  }

  /// The advance width of `range`, in points.
  func width(of range: Range<Int>, _ factors: SizeFactors) -> Double {
    let (start, end) = (range.lowerBound, range.upperBound)
    var ems = text[end] - text[start]
    if factors.blend > 0, !display.isEmpty {
      ems += (display[end] - display[start] - ems) * factors.blend
    }
    var width = ems * factors.size + (tracked[end] - tracked[start]) * factors.perGlyph
    if factors.tracking != 0 { width += (clusters[end] - clusters[start]) * factors.tracking }
    return width
  }
}
