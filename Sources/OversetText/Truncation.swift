import OversetShaping
import OversetUnicode
import OversetVocabulary

/// The part of a line that stays when an ellipsis replaces the rest.
struct TruncatedContent: Equatable {
  /// What is kept before the ellipsis, in logical order; empty for head truncation.
  var before: Range<Int>
  /// What is kept after the ellipsis; empty for tail truncation.
  var after: Range<Int>
}

/// Finds how much of a line fits beside an ellipsis, never dividing a cluster.
///
/// For each mode the clusters have one order in which they are kept, whatever the width: so a wider
/// line never hides more. Nothing beyond a mandatory break is drawn beside the ellipsis: a beginning
/// ends with the first line of what is left, an end begins with the last.
struct Truncation {
  private let paragraph: ShapedParagraph
  private let factors: SpanValues<SizeFactors>
  /// The cluster boundaries at which a kept beginning may end; the first is where the line begins.
  private let leading: Slice<ClusterBoundaries>
  /// The cluster boundaries at which a kept end may begin; the last is where the content ends.
  private let trailing: Slice<ClusterBoundaries>
  /// How many clusters there are to keep.
  private let count: Int

  /// How many clusters beyond the guess may fit because letters beside the ellipsis are narrower.
  private static let reach = 4

  /// Divides the text from `start` on.
  init(
    of paragraph: ShapedParagraph, from start: Int, factors: SpanValues<SizeFactors>,
    mode: TruncationMode
  ) {
    self.paragraph = paragraph
    self.factors = factors
    let end = paragraph.text.count
    let hardBreaks = paragraph.breaks.filter { $0.isMandatory && $0.offset > start }.map(\.offset)
    let firstEnd = paragraph.trimmingTrailingSpace(start..<(hardBreaks.first ?? end)).upperBound
    let content = paragraph.trimmingTrailingSpace(start..<end)
    let lastStart = min(hardBreaks.last { $0 < end } ?? start, content.upperBound)
    let all = paragraph.clusterBoundaries
    func boundaries(_ lower: Int, _ upper: Int) -> Slice<ClusterBoundaries> {
      let first = all.index(atOrAfter: lower)
      let beyond = all.index(atOrAfter: upper + 1)
      return all[first..<max(first, beyond)]
    }
    leading = mode == .head ? ClusterBoundaries([start])[...] : boundaries(start, firstEnd)
    trailing =
      mode == .tail ? ClusterBoundaries([end])[...] : boundaries(lastStart, content.upperBound)
    let isOneLine = mode == .middle && leading.elementsEqual(trailing)
    count = max(leading.count - 1, 0) + (isOneLine ? 0 : max(trailing.count - 1, 0))
  }

  /// What to keep in `width` points beside an ellipsis of `ellipsis` points.
  ///
  /// The running sums of advances give a first guess. Letters beside the ellipsis may take another form and
  /// width than in their word, so `lineWidth` measures what is really drawn, from a little beyond
  /// the guess downwards, until it fits.
  func keep(
    in width: Double, ellipsis: Double, lineWidth: (TruncatedContent) -> Double
  ) -> TruncatedContent {
    let available = width + LineBreaker.tolerance
    let guess = (0..<count + 1).partitionPoint {
      self.width(content(keeping: $0)) + ellipsis > available
    }
    var kept = min(guess + Truncation.reach, count)
    var steps = StepsBack()
    while kept > 0, lineWidth(content(keeping: kept)) > available {
      kept = max(kept - steps.next(), 0)
    }
    return content(keeping: kept)
  }

  /// What stands when `kept` clusters are kept: one from the beginning, one from the end, and so on,
  /// as far as the mode has both. White space beside the ellipsis is dropped, as iOS does.
  private func content(keeping kept: Int) -> TruncatedContent {
    let (heads, tails) = (max(leading.count - 1, 0), max(trailing.count - 1, 0))
    let tail = min(kept / 2, tails) + max(0, (kept + 1) / 2 - heads)
    let head = kept - tail
    let end = paragraph.text.count
    guard let start = leading.first else {
      return TruncatedContent(before: end..<end, after: end..<end)
    }
    let before = paragraph.trimmingTrailingSpace(
      start..<leading[leading.startIndex + min(head, heads)])
    guard tail > 0, let last = trailing.last else {
      return TruncatedContent(before: before, after: end..<end)
    }
    let first = trailing[trailing.endIndex - 1 - min(tail, tails)]
    return TruncatedContent(before: before, after: skippingSpace(first..<last))
  }

  private func width(_ content: TruncatedContent) -> Double {
    paragraph.width(of: content.before, factors: factors)
      + paragraph.width(of: content.after, factors: factors)
  }

  /// `range` without the clusters of white space at its beginning; where nothing is left, the end
  /// of the text.
  private func skippingSpace(_ range: Range<Int>) -> Range<Int> {
    let all = paragraph.clusterBoundaries
    var index = all.index(atOrAfter: range.lowerBound)
    while index + 1 < all.count, all[index] < range.upperBound {
      if !paragraph.trimmingTrailingSpace(all[index]..<all[index + 1]).isEmpty {
        return all[index]..<range.upperBound
      }
      index += 1
    }
    return paragraph.text.count..<paragraph.text.count
  }
}
