import OversetShaping
import OversetUnicode

/// What of a line stays when an ellipsis stands for the rest.
struct TruncatedContent: Equatable {
  /// What is kept before the ellipsis, in logical order; empty for head truncation.
  var before: Range<Int>
  /// What is kept after the ellipsis; empty for tail truncation.
  var after: Range<Int>
}

/// Finds how much of a line fits beside an ellipsis, never dividing a cluster.
///
/// For each mode the clusters have one order in which they are kept, whatever the width: so a wider
/// line never hides more.
struct Truncation {
  let paragraph: ShapedParagraph
  let factors: [SizeFactors]
  let mode: TruncationMode
  /// The content that is divided: tail truncation ends at the next mandatory break, because nothing
  /// of the line after it is drawn.
  private let content: Range<Int>
  /// The cluster boundaries of the content, its ends included.
  private let boundaries: ArraySlice<Int>

  /// Divides the text from `start` on.
  init(
    of paragraph: ShapedParagraph, from start: Int, factors: [SizeFactors], mode: TruncationMode
  ) {
    self.paragraph = paragraph
    self.factors = factors
    self.mode = mode
    let hardBreak = paragraph.breaks.first { $0.isMandatory && $0.offset > start }?.offset
    let end = mode == .tail ? hardBreak ?? paragraph.text.count : paragraph.text.count
    let content = paragraph.trimmingTrailingSpace(start..<max(start, end))
    self.content = content
    let all = paragraph.clusterBoundaries
    let first = all.partitionPoint { $0 >= start }
    let beyond = all.partitionPoint { $0 > content.upperBound }
    boundaries = all[first..<max(first, beyond)]
  }

  /// What to keep in `width` points beside an ellipsis of `ellipsis` points.
  ///
  /// The running sums of advances give a first guess. Letters at a cut may take another form and
  /// width than in their word, so `lineWidth` measures what is really drawn, from a little beyond
  /// the guess downwards, until it fits.
  func keep(
    in width: Double, ellipsis: Double, lineWidth: (TruncatedContent) -> Double
  ) -> TruncatedContent {
    let count = max(boundaries.count - 1, 0)
    let room = width + LineFiller.tolerance
    let guess = (0..<count + 1).partitionPoint {
      self.width(content(keeping: $0)) + ellipsis > room
    }
    var kept = min(guess + Self.reach, count)
    while kept > 0, lineWidth(content(keeping: kept)) > room { kept -= 1 }
    return content(keeping: kept)
  }

  /// How many clusters beyond the guess may fit because letters at the cut are narrower.
  private static let reach = 4

  /// What stands when `count` clusters are kept. White space beside the ellipsis is dropped, as iOS
  /// does.
  private func content(keeping count: Int) -> TruncatedContent {
    let last = boundaries.endIndex - 1
    let (leading, trailing) =
      switch mode {
      case .tail: (count, 0)
      case .head: (0, count)
      // One from the beginning, one from the end, and so on.
      case .middle: ((count + 1) / 2, count / 2)
      }
    guard last >= boundaries.startIndex else {
      return TruncatedContent(before: content, after: content.upperBound..<content.upperBound)
    }
    let before = paragraph.trimmingTrailingSpace(
      content.lowerBound..<boundaries[min(boundaries.startIndex + leading, last)])
    guard mode != .tail else {
      let end = paragraph.text.count
      return TruncatedContent(before: before, after: end..<end)
    }
    let start = boundaries[max(last - trailing, boundaries.startIndex)]
    return TruncatedContent(before: before, after: skippingSpace(start..<content.upperBound))
  }

  private func width(_ content: TruncatedContent) -> Double {
    paragraph.width(of: content.before, factors: factors)
      + paragraph.width(of: content.after, factors: factors)
  }

  private func skippingSpace(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound,
      paragraph.trimmingTrailingSpace(start..<start + 1).isEmpty
    { start += 1 }
    return start..<range.upperBound
  }
}
