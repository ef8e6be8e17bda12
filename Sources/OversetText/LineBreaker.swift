import OversetShaping
import OversetUnicode

/// A line before anything is positioned.
struct BrokenLine: Equatable {
  /// The UTF-16 offsets of the line with the white space that hangs over its end.
  var range: Range<Int>
  /// The offsets of what takes space.
  var content: Range<Int>
  /// Whether a hyphen is drawn at its end, because it ends with a soft hyphen.
  var isHyphenated = false
}

extension BrokenLine {
  /// The line from `start` to an opportunity to break.
  init(from start: Int, to end: BreakOpportunity) {
    self.init(
      range: start..<end.offset, content: start..<max(start, end.contentEnd),
      isHyphenated: end.isHyphenated)
  }
}

/// Fills lines greedily: each takes as much as fits before the next opportunity to break.
struct LineBreaker {
  /// The attempt whose lines these are: it knows the paragraph and what a line is wide on its own.
  let pass: ParagraphBreaker

  var paragraph: ShapedParagraph { pass.paragraph }

  /// Widths are sums of hundreds of rounded binary fractions: a text proposed exactly the width it
  /// asked for must fit.
  static let tolerance = 1.0 / 1024

  /// The lines in `width` points (nil is unbounded), at most `limit` of them.
  ///
  /// Opportunities and mandatory breaks are those of UAX #14. A word wider than the line is broken
  /// between clusters, at least one to a line.
  func lines(width: Double?, limit: Int = .max) -> [BrokenLine] {
    if let whole = wholeLine(width: width) { return [whole] }
    var lines: [BrokenLine] = []
    var start = 0
    var next = 0
    while start < paragraph.text.count, lines.count < limit {
      let line = line(from: start, next: &next, width: width)
      lines.append(line)
      start = line.range.upperBound
    }
    return lines
  }

  /// The whole text as one line, where nothing must break it and it fits: most texts of an app.
  private func wholeLine(width: Double?) -> BrokenLine? {
    guard !paragraph.hasMandatoryBreak, let end = paragraph.breaks.last,
      self.width(from: 0, to: end.contentEnd) <= availableWidth(width)
    else { return nil }
    return BrokenLine(from: 0, to: end)
  }

  private func availableWidth(_ width: Double?) -> Double {
    (width ?? .infinity) + LineBreaker.tolerance
  }

  private func width(from start: Int, to end: Int) -> Double {
    paragraph.width(from: start, to: end, factors: pass.factors)
  }

  /// The line that begins at `start`; `next` is the first opportunity that may end it.
  func line(from start: Int, next: inout Int, width: Double?) -> BrokenLine {
    let breaks = paragraph.breaks
    while next < breaks.count, breaks[next].offset <= start { next += 1 }
    let available = availableWidth(width)
    var fitting: Int?
    var index = next
    while index < breaks.count {
      let candidate = breaks[index]
      let width =
        candidate.contentEnd > start
        ? self.width(from: start, to: candidate.contentEnd) : 0
      if width > available { break }
      // What fits only without its hyphen may still go on to a break that needs none.
      let hyphen = candidate.isHyphenated ? pass.hyphenWidth(beside: candidate.contentEnd - 1) : 0
      if width + hyphen <= available { fitting = index }
      if candidate.isMandatory { break }
      index += 1
    }
    var steps = StepsBack()
    while let last = fitting, !fitsAsDrawn(from: start, to: breaks[last], available: available) {
      fitting = last > next ? max(last - steps.next(), next) : nil
    }
    if let fitting {
      next = fitting
      return BrokenLine(from: start, to: breaks[fitting])
    }
    let wordEnd = next < breaks.count ? breaks[next].offset : paragraph.text.count
    return emergencyLine(from: start, wordEnd: wordEnd, available: available)
  }

  /// Whether a line that fits by the paragraph's glyphs still fits on its own.
  ///
  /// The last letter gives up its kerning with the next line's first, so that between kana a line
  /// may gain half a point. Before white space it keeps it: the space stays on the line.
  private func fitsAsDrawn(from start: Int, to end: BreakOpportunity, available: Double) -> Bool {
    guard available < .infinity, end.contentEnd > start,
      !(paragraph.isSafeToBreak(at: start) && paragraph.isSafeToBreak(at: end.offset))
    else { return true }
    return pass.standaloneWidth(of: BrokenLine(from: start, to: end)) <= available
  }

  /// The line up to the last cluster boundary that fits, but at least one cluster long.
  private func emergencyLine(from start: Int, wordEnd: Int, available: Double) -> BrokenLine {
    let boundaries = paragraph.clusterBoundaries
    let first = boundaries.index(atOrAfter: start + 1)
    let beyond = boundaries.index(atOrAfter: wordEnd + 1)
    guard first < beyond else { return line(from: start, to: wordEnd) }
    let candidates = boundaries[first..<beyond]
    let fitting = candidates.partitionPoint { end in
      width(from: start, to: end) > available
    }
    var last = max(fitting - 1, candidates.startIndex)
    var line = line(from: start, to: candidates[last])
    var steps = StepsBack()
    while last > candidates.startIndex, pass.standaloneWidth(of: line) > available {
      last = max(last - steps.next(), candidates.startIndex)
      line = self.line(from: start, to: candidates[last])
    }
    return line
  }

  private func line(from start: Int, to end: Int) -> BrokenLine {
    BrokenLine(range: start..<end, content: paragraph.trimmingTrailingSpace(start..<end))
  }
}

/// How far to go back when what fits by the paragraph's sums does not as it is drawn.
///
/// A letter or two is what drawing changes. Only a text made for it needs more than a few steps, and since each
/// draws a whole line they then grow: there are as many as the number of candidates has digits.
struct StepsBack {
  /// The steps of one candidate each, before they grow.
  static let single = 16
  private var taken = 0

  /// The length of the next step, in candidates.
  mutating func next() -> Int {
    taken += 1
    return taken <= Self.single ? 1 : 1 << min(taken - Self.single, 32)
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
