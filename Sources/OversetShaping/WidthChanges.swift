import OversetUnicode
import OversetVocabulary

/// What the corrections of scripts add to the widths of a paragraph, as running sums over UTF-16 offsets.
///
/// In em, they are the same at all sizes between two at which a rule begins to hold: there is one row of
/// sums for each such band.
struct WidthChanges: Sendable {
  /// The sizes at which the rows begin to hold, but for the first, ascending, in points.
  private let sizes: [Double]
  /// The rows, one behind the other.
  private let sums: [Double]
  /// How long a row is: one more than there are units.
  private let length: Int

  /// The changes of a paragraph; nil where no correction can change it.
  init?(
    of request: Shaper.Request, items: [ShapedItem], graphemes: ClusterBoundaries,
    widths: ScriptWidths
  ) {
    guard request.metrics == .ios, !widths.isEmpty else { return nil }
    let units = UnitSummary(request.text)
    guard items.contains(where: { widths.mayCorrect($0.item, units) }) else { return nil }
    let sizes = widths.sizes(changing: items, of: request, units)
    let length = request.text.count + 1
    var changes = [Double](repeating: 0, count: (sizes.count + 1) * length)
    for item in items {
      let span = request.spans[item.item.span]
      let writing = units.hasSquare ? HanWriting(span.language ?? request.locale) : .other
      for row in 0...sizes.count {
        guard
          let correction = widths.correction(
            of: item.item, in: request.text, style: span.style, writing: writing,
            size: row == 0 ? 0 : sizes[row - 1])
        else { continue }
        if !units.hasSquare, correction.isAdditionsOnly {
          correction.add(to: &changes, from: row * length)
        } else {
          item.forEachCluster(graphemes: graphemes) { units, advance in
            changes[row * length + units.lowerBound + 1] +=
              correction.change(of: units, advance: advance).total
          }
        }
      }
    }
    sums = Self.runningSums(of: changes, length: length)
    self.sizes = sizes
    self.length = length
  }

  /// Sums each row from its start.
  private static func runningSums(of changes: consuming [Double], length: Int) -> [Double] {
    for start in stride(from: 0, to: changes.count, by: length) {
      var sum = 0.0
      for index in start..<start + length {
        sum += changes[index]
        changes[index] = sum
      }
    }
    return changes
  }

  /// What is added to the width from `start` to `end`, in points at `size` points.
  func width(from start: Int, to end: Int, size: Double) -> Double {
    var row = 0
    for least in sizes where least <= size { row += length }
    return (sums[row + end] - sums[row + start]) * size
  }
}
