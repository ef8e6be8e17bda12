import OversetShaping
import OversetUnicode

/// A line before anything is positioned.
struct FilledLine: Equatable {
  /// The UTF-16 offsets of the line with the white space that hangs over its end.
  var range: Range<Int>
  /// The offsets of what takes room.
  var content: Range<Int>
}

/// Fills lines greedily: each takes as much as fits before the next opportunity to break.
struct LineFiller {
  let paragraph: ShapedParagraph
  let factors: [SizeFactors]
  /// The width of a range that stands on a line of its own, in points. Where a word is divided it
  /// may be wider than in the word: letters take another form, and no pair is kerned.
  let standaloneWidth: (Range<Int>) -> Double

  /// Widths are sums of hundreds of rounded binary fractions: a text proposed exactly the width it
  /// asked for must fit.
  static let tolerance = 1.0 / 1024

  /// The lines in `width` points (nil is unbounded), at most `limit` of them.
  ///
  /// Opportunities and mandatory breaks are those of UAX #14. A word wider than the line is broken
  /// between clusters, at least one to a line.
  func lines(width: Double?, limit: Int = .max) -> [FilledLine] {
    var lines: [FilledLine] = []
    var start = 0
    var next = 0
    while start < paragraph.text.count, lines.count < limit {
      let end = endOfLine(from: start, next: &next, width: width)
      lines.append(
        FilledLine(
          range: start..<end, content: paragraph.trimmingTrailingSpace(start..<end)))
      start = end
    }
    return lines
  }

  /// Where the line that begins at `start` ends; `next` is the first break that may end it.
  private func endOfLine(from start: Int, next: inout Int, width: Double?) -> Int {
    let breaks = paragraph.breaks
    while next < breaks.count, breaks[next].offset <= start { next += 1 }
    var fitting: Int?
    var index = next
    while index < breaks.count {
      let candidate = breaks[index]
      guard fits(start..<candidate.offset, width) else { break }
      fitting = candidate.offset
      index += 1
      if candidate.isMandatory { break }
    }
    next = index
    if let fitting { return fitting }
    let wordEnd = next < breaks.count ? breaks[next].offset : paragraph.text.count
    return emergencyBreak(from: start, wordEnd: wordEnd, width: width ?? .infinity)
  }

  private func fits(_ range: Range<Int>, _ width: Double?) -> Bool {
    guard let width else { return true }
    let content = paragraph.trimmingTrailingSpace(range)
    return paragraph.width(of: content, factors: factors) <= width + LineFiller.tolerance
  }

  /// The last cluster boundary that fits, but at least one cluster on.
  private func emergencyBreak(from start: Int, wordEnd: Int, width: Double) -> Int {
    let boundaries = paragraph.clusterBoundaries
    let first = boundaries.partitionPoint { $0 > start }
    let beyond = boundaries.partitionPoint { $0 > wordEnd }
    guard first < beyond else { return wordEnd }
    let candidates = boundaries[first..<beyond]
    let fitting = candidates.partitionPoint { end in
      paragraph.width(of: start..<end, factors: factors) > width + LineFiller.tolerance
    }
    var last = max(fitting - 1, candidates.startIndex)
    while last > candidates.startIndex,
      standaloneWidth(start..<candidates[last]) > width + LineFiller.tolerance
    { last -= 1 }
    return candidates[last]
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first index from which `predicate` holds, in a collection where it holds from some
  /// element on.
  func partitionPoint(where predicate: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
