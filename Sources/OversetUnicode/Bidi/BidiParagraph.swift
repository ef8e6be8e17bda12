/// A text with its embedding levels resolved, ready to be ordered line by line (UAX #9).
///
/// The text may hold several paragraphs, separated by characters of class B (line feed, carriage
/// return, U+0085, U+2029 ...); the direction of each is found for itself (rule P1).
///
/// ICU resolves the levels. Where all of them have one parity it reports the paragraph level for each
/// character instead of, say, 2 inside a left-to-right embedding: the order is the same.
package struct BidiParagraph: Sendable {
  /// The embedding level of each UTF-16 unit.
  ///
  /// What rule L1 does regardless of lines is done: separators, and white space before them and at the
  /// end of each paragraph, have the level of their paragraph. White space that ends a line has not yet,
  /// because the lines are not known: ``visualRuns(in:)`` resets it.
  package var levels: [UInt8] {
    isLeftToRightOnly ? [UInt8](repeating: 0, count: count) : resolved
  }

  /// Whether nothing in the text can run right to left: all levels are then 0 and nothing is reordered.
  ///
  /// False does not mean that something does run right to left.
  package let isLeftToRightOnly: Bool

  /// How many UTF-16 units the text has.
  private let count: Int
  /// The levels; empty when no level can differ from 0.
  private let resolved: [UInt8]
  /// Which units rule L1 resets when they end a line; empty when no level can differ from 0.
  private let isResetAtLineEnd: [Bool]

  /// The level of the first paragraph: 0 left to right, 1 right to left.
  package let paragraphLevel: UInt8
  /// Where each paragraph ends, and its level, ascending; empty if there is but one.
  private let paragraphs: [Span]

  struct Span: Hashable, Sendable {
    let end: Int
    let level: UInt8
  }

  /// - Parameters:
  ///   - level: That of the first paragraph.
  ///   - paragraphs: All of them; empty if there is but one.
  init(levels: [UInt8], isResetAtLineEnd: [Bool], level: UInt8, paragraphs: [Span]) {
    count = levels.count
    resolved = levels
    self.isResetAtLineEnd = isResetAtLineEnd
    paragraphLevel = level
    self.paragraphs = paragraphs
    isLeftToRightOnly = false
  }

  /// A text in which nothing can run right to left.
  init(leftToRightOfCount count: Int) {
    self.count = count
    resolved = []
    isResetAtLineEnd = []
    paragraphLevel = 0
    paragraphs = []
    isLeftToRightOnly = true
  }

  /// A text nothing is known about: every unit has one level.
  init(count: Int, level: UInt8) {
    self.init(
      levels: [UInt8](repeating: level, count: count),
      isResetAtLineEnd: [Bool](repeating: false, count: count),
      level: level, paragraphs: [])
  }

  /// The embedding level of the UTF-16 unit at an offset inside the text.
  package func level(at offset: Int) -> UInt8 { isLeftToRightOnly ? 0 : resolved[offset] }

  /// The level of the paragraph that holds the UTF-16 unit at an offset.
  ///
  /// A paragraph holds its separator. Offsets outside the text mean the first or the last paragraph.
  package func paragraphLevel(at offset: Int) -> UInt8 {
    guard paragraphs.count > 1 else { return paragraphLevel }
    var low = 0
    var high = paragraphs.count - 1
    while low < high {
      let middle = (low + high) / 2
      if paragraphs[middle].end <= offset { low = middle + 1 } else { high = middle }
    }
    return paragraphs[low].level
  }

  /// The runs of one line from left to right (rules L1 and L2).
  ///
  /// - Parameter line: The line's UTF-16 offsets, clamped to the text. A line lies in one paragraph; one
  ///   that does not is ordered as if all of it were drawn on one line.
  package func visualRuns(in line: Range<Int>) -> [BidiRun] {
    let line = line.clamped(to: 0..<count)
    guard !line.isEmpty else { return [] }
    if isLeftToRightOnly { return [BidiRun(range: line, level: 0)] }
    return VisualOrder.reordered(logicalRuns(in: line))
  }

  /// Rule L1: white space at the end of the line has the paragraph level, the rest its own.
  private func logicalRuns(in line: Range<Int>) -> [BidiRun] {
    let contentEnd = endOfContent(in: line)
    var runs: [BidiRun] = []
    VisualOrder.appendRuns(of: resolved, in: line.lowerBound..<contentEnd, to: &runs)
    if contentEnd < line.upperBound {
      let trailing = BidiRun(
        range: contentEnd..<line.upperBound, level: paragraphLevel(at: line.upperBound - 1))
      VisualOrder.append(trailing, to: &runs)
    }
    return runs
  }

  private func endOfContent(in line: Range<Int>) -> Int {
    var end = line.upperBound
    while end > line.lowerBound, isResetAtLineEnd[end - 1] { end -= 1 }
    return end
  }
}
