import OversetUnicode
import Synchronization

/// What the corrections of scripts add to the widths of a paragraph, as running sums over UTF-16 offsets.
///
/// In em, they are the same at all sizes between two at which a rule begins to hold: there is one row of
/// sums for each such band, made when a size first needs it.
final class WidthChanges: Sendable {
  private let widths: ScriptWidths
  private let rows: [Row]
  /// The items that may be corrected, and the style and the writing of each.
  private let items: [(item: ShapedItem, style: FontStyle, writing: HanWriting)]
  private let text: [UInt16]
  private let graphemes: ClusterBoundaries
  /// Whether the text has square letters.
  private let isSquare: Bool

  private final class Row: Sendable {
    let sums = AtomicLazyReference<Sums>()
  }

  private final class Sums: Sendable {
    let values: [Double]

    init(_ values: [Double]) { self.values = values }
  }

  /// The changes of a paragraph; nil where no correction can change it.
  init?(
    of request: Shaper.Request, items: [ShapedItem], graphemes: ClusterBoundaries,
    widths: ScriptWidths
  ) {
    guard !widths.isEmpty else { return nil }
    let text = request.text
    let isSquare = text.contains(where: SquarePart.isSquare)
    guard isSquare || items.contains(where: { widths.mayCorrect($0.item, of: text) }) else {
      return nil
    }
    self.items = items.map { item in
      let span = request.spans[item.item.span]
      return (
        item, span.style, isSquare ? HanWriting(span.language ?? request.locale) : .other
      )
    }
    rows = (0..<widths.bandCount).map { _ in Row() }
    self.widths = widths
    self.text = text
    self.graphemes = graphemes
    self.isSquare = isSquare
  }

  /// What is added to the width from `start` to `end`, in points at `size` points.
  func width(from start: Int, to end: Int, size: Double) -> Double {
    let band = widths.band(of: size)
    let row = rows[band]
    let sums = row.sums.load() ?? row.sums.storeIfNil(Sums(sums(band: band)))
    return (sums.values[end] - sums.values[start]) * size
  }

  private func sums(band: Int) -> [Double] {
    var sums = [Double](repeating: 0, count: text.count + 1)
    for (item, style, writing) in items {
      guard
        let correction = widths.correction(
          of: item.item, in: text, style: style, writing: writing, band: band)
      else { continue }
      if !isSquare, correction.isAdditionsOnly {
        for offset in item.item.range { sums[offset + 1] += correction.addition(to: text[offset]) }
        continue
      }
      for (units, advance) in item.clusterAdvances(graphemes: graphemes) {
        sums[units.lowerBound + 1] += correction.change(of: units, advance: advance).total
      }
    }
    var sum = 0.0
    for index in sums.indices {
      sum += sums[index]
      sums[index] = sum
    }
    return sums
  }
}
