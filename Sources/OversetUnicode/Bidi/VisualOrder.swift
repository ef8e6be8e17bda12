/// Reordering of level runs (UAX #9, rule L2).
package enum VisualOrder {
  /// Appends the maximal runs of equal level in a range.
  static func appendRuns(of levels: [UInt8], in range: Range<Int>, to runs: inout [BidiRun]) {
    var start = range.lowerBound
    while start < range.upperBound {
      let level = levels[start]
      var end = start + 1
      while end < range.upperBound, levels[end] == level { end += 1 }
      append(BidiRun(range: start..<end, level: level), to: &runs)
      start = end
    }
  }

  /// Appends a run that follows the last one logically, joining the two where their levels agree.
  static func append(_ run: BidiRun, to runs: inout [BidiRun]) {
    guard let last = runs.last, last.level == run.level else {
      runs.append(run)
      return
    }
    let joined = last.range.lowerBound..<run.range.upperBound
    runs[runs.count - 1] = BidiRun(range: joined, level: run.level)
  }

  /// Rule L2: from the highest level down to the lowest odd one, reverses what is at that level or
  /// above.
  package static func reordered(_ runs: [BidiRun]) -> [BidiRun] {
    guard let lowestOdd = runs.lazy.filter(\.isRightToLeft).map(\.level).min(),
      let highest = runs.lazy.map(\.level).max()
    else { return runs }
    var runs = runs
    for level in (lowestOdd...highest).reversed() {
      reverseStretches(of: &runs, atOrAbove: level)
    }
    return runs
  }

  private static func reverseStretches(of runs: inout [BidiRun], atOrAbove level: UInt8) {
    var start = 0
    while start < runs.count {
      guard runs[start].level >= level else {
        start += 1
        continue
      }
      var end = start + 1
      while end < runs.count, runs[end].level >= level { end += 1 }
      runs[start..<end].reverse()
      start = end
    }
  }
}
