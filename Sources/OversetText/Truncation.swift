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
struct Truncation {
  let paragraph: ShapedParagraph
  let factors: [SizeFactors]
  let mode: TruncationMode
  /// The width of the ellipsis at the place it would stand, in points.
  let ellipsisWidth: (_ beside: Int) -> Double

  /// Truncates the text from `start` on into `width` points.
  ///
  /// Tail truncation keeps to the first line of what is left: after a mandatory break nothing of
  /// the next line is drawn.
  func truncate(from start: Int, width: Double) -> TruncatedContent {
    let end = paragraph.text.count
    switch mode {
    case .tail:
      let hardEnd = paragraph.breaks.first { $0.isMandatory && $0.offset > start }?.offset
      return keepingHead(of: start..<(hardEnd ?? end), width: width)
    case .head: return keepingTail(of: start..<end, width: width)
    case .middle: return keepingEnds(of: start..<end, width: width)
    }
  }

  /// Hides the end. White space before the ellipsis is dropped, as iOS does.
  private func keepingHead(of range: Range<Int>, width: Double) -> TruncatedContent {
    let candidates = boundaries(in: range)
    let tooWide = candidates.partitionPoint { end in
      let content = paragraph.trimmingTrailingSpace(range.lowerBound..<end)
      return self.width(content) + ellipsisWidth(content.upperBound)
        > width + LineFiller.tolerance
    }
    let cut = tooWide > candidates.startIndex ? candidates[tooWide - 1] : range.lowerBound
    let kept = paragraph.trimmingTrailingSpace(range.lowerBound..<cut)
    let end = paragraph.text.count
    return TruncatedContent(before: kept, after: end..<end)
  }

  /// Hides the beginning.
  private func keepingTail(of range: Range<Int>, width: Double) -> TruncatedContent {
    let content = paragraph.trimmingTrailingSpace(range)
    let candidates = boundaries(in: content)
    let fitting = candidates.partitionPoint { start in
      self.width(start..<content.upperBound) + ellipsisWidth(start)
        <= width + LineFiller.tolerance
    }
    let start = fitting < candidates.endIndex ? candidates[fitting] : content.upperBound
    return TruncatedContent(
      before: range.lowerBound..<range.lowerBound,
      after: skippingSpace(start..<content.upperBound))
  }

  /// Hides the middle: half of the room goes to the beginning, the rest to the end.
  private func keepingEnds(of range: Range<Int>, width: Double) -> TruncatedContent {
    let content = paragraph.trimmingTrailingSpace(range)
    let candidates = boundaries(in: content)
    let room = width - ellipsisWidth(content.lowerBound)
    let beyondHalf = candidates.partitionPoint { end in
      self.width(content.lowerBound..<end) > room / 2 + LineFiller.tolerance
    }
    let head =
      beyondHalf > candidates.startIndex
      ? candidates[beyondHalf - 1] : content.lowerBound
    let before = paragraph.trimmingTrailingSpace(content.lowerBound..<head)
    let rest = room - self.width(before)
    let fitting = candidates.partitionPoint { start in
      start >= head && self.width(start..<content.upperBound) <= rest + LineFiller.tolerance
    }
    let tail = fitting < candidates.endIndex ? candidates[fitting] : content.upperBound
    return TruncatedContent(before: before, after: skippingSpace(tail..<content.upperBound))
  }

  private func width(_ range: Range<Int>) -> Double {
    paragraph.width(of: range, factors: factors)
  }

  /// The cluster boundaries inside `range`, its ends included.
  private func boundaries(in range: Range<Int>) -> ArraySlice<Int> {
    let all = paragraph.clusterBoundaries
    let first = all.partitionPoint { $0 >= range.lowerBound }
    let beyond = all.partitionPoint { $0 > range.upperBound }
    return all[first..<max(first, beyond)]
  }

  private func skippingSpace(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound,
      paragraph.trimmingTrailingSpace(start..<start + 1).isEmpty
    { start += 1 }
    return start..<range.upperBound
  }
}
