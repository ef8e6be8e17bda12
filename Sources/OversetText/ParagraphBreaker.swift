import Foundation
import OversetShaping
import OversetUnicode
import OversetVocabulary

/// One attempt to lay a text out at one scale factor.
final class ParagraphBreaker {
  let shaper: Shaper
  let request: TextRequest
  let paragraph: ShapedParagraph
  let scaleFactor: Double
  let factors: SpanValues<SizeFactors>
  private let isTightened: Bool

  private let vertical: VerticalModel

  /// An attempt at a sanitized request.
  init(
    shaper: Shaper, request: TextRequest, paragraph: ShapedParagraph, scaleFactor: Double,
    factors: SpanValues<SizeFactors>, isTightened: Bool = false
  ) {
    self.isTightened = isTightened
    self.shaper = shaper
    self.request = request
    self.paragraph = paragraph
    self.scaleFactor = scaleFactor
    self.factors = factors
    vertical = VerticalModel(request: request, fonts: shaper.fonts, scaleFactor: scaleFactor)
  }

  /// The same attempt at another scale factor.
  func scaled(by factor: Double) -> ParagraphBreaker {
    ParagraphBreaker(
      shaper: shaper, request: request, paragraph: paragraph, scaleFactor: factor,
      factors: request.factors(scaledBy: factor))
  }

  /// The same attempt with letters closer together, by a share of the em.
  func tightened(by share: Double) -> ParagraphBreaker {
    ParagraphBreaker(
      shaper: shaper, request: request, paragraph: paragraph, scaleFactor: scaleFactor,
      factors: request.factors(scaledBy: scaleFactor, tightenedBy: share), isTightened: true)
  }

  /// Lays the text out, hiding what does not fit.
  func layout(detail: TextEngine.Detail) -> ParagraphLayout {
    let all = filler.lines(width: request.width)
    let limit = request.lineLimit ?? .max
    let allowed = min(countInHeight(all), limit)
    var truncated: TruncatedContent?
    if allowed < all.count { truncated = truncate(from: all[allowed - 1].range.lowerBound) }
    let lines = (0..<allowed).map { index in
      build(all[index], truncated: index == allowed - 1 ? truncated : nil, detail: detail)
    }
    return assemble(
      lines, truncated: truncated, neededLines: all.count,
      isTruncatedByHeight: truncated != nil && allowed < min(all.count, limit))
  }

  // MARK: Questions

  /// Whether nothing is hidden, and where the text may shrink no word divided.
  var fitsWhole: Bool {
    let lines = limitedLines(in: request.width)
    return lines.count <= request.lineLimit ?? .max && countInHeight(lines) == lines.count
      && !breaksWord(lines)
  }

  /// Whether the line limit hides nothing in `width` points; nil is unbounded.
  func fitsLines(in width: Double?) -> Bool {
    limitedLines(in: width).count <= request.lineLimit ?? .max
  }

  /// Whether a limited height hides nothing.
  var fitsHeight: Bool {
    let lines = filler.lines(width: request.width)
    return countInHeight(lines) == lines.count
  }

  /// The width of the widest piece that no opportunity to break divides, in points.
  var widestWord: Double {
    var start = 0
    var widest = 0.0
    for candidate in paragraph.breaks {
      let end = max(start, candidate.contentEnd)
      widest = max(widest, paragraph.width(from: start, to: end, factors: factors))
      start = candidate.offset
    }
    return widest
  }

  /// The width of the widest line between mandatory breaks, at the size of this attempt.
  var unboundedWidth: Double {
    var start = 0
    var widest = 0.0
    for candidate in paragraph.breaks
    where candidate.isMandatory || candidate.offset == paragraph.text.count {
      let end = max(start, candidate.contentEnd)
      widest = max(widest, paragraph.width(from: start, to: end, factors: factors))
      start = candidate.offset
    }
    return widest
  }

  // MARK: Steps

  private var filler: LineBreaker { LineBreaker(pass: self) }

  private var builder: LineBuilder {
    LineBuilder(
      shaper: shaper, paragraph: paragraph, request: request, factors: factors)
  }

  /// The lines, and one more than the limit where there is one.
  private func limitedLines(in width: Double?) -> [BrokenLine] {
    filler.lines(width: width, limit: request.lineLimit.map { min($0, .max - 1) + 1 } ?? .max)
  }

  /// The width of a line on its own: that of its runs, which are made only where its edges cannot
  /// be taken from the paragraph's glyphs.
  func standaloneWidth(of line: BrokenLine) -> Double {
    if !line.isHyphenated, paragraph.isSafeToBreak(at: line.range.lowerBound),
      paragraph.isSafeToBreak(at: line.range.upperBound)
    {
      return paragraph.width(of: line.content, factors: factors)
    }
    return builder.width(of: line)
  }

  /// The width of a hyphen beside the text at `offset`, in points.
  func hyphenWidth(beside offset: Int) -> Double { builder.hyphenWidth(beside: offset) }

  private func countInHeight(_ lines: [BrokenLine]) -> Int {
    vertical.count(fitting: request.height, of: lines)
  }

  /// Whether a word had to be divided. A text that may shrink shrinks first.
  private func breaksWord(_ lines: [BrokenLine]) -> Bool {
    guard request.minimumScaleFactor < 1 else { return false }
    let breaks = paragraph.breaks
    return lines.contains { line in
      let index = breaks.partitionPoint { $0.offset >= line.range.upperBound }
      return index < breaks.count && breaks[index].offset != line.range.upperBound
    }
  }

  private func truncate(from start: Int) -> TruncatedContent {
    let builder = builder
    return Truncation(of: paragraph, from: start, factors: factors, mode: request.truncation)
      .keep(
        in: request.width ?? .infinity, ellipsis: builder.ellipsisWidth(beside: start),
        lineWidth: { builder.width(of: $0, from: start) })
  }

  private func build(
    _ line: BrokenLine, truncated: TruncatedContent?, detail: TextEngine.Detail
  ) -> TextLine {
    var range = line.range
    var runs: [GlyphRun] = []
    var width: Double
    if let truncated {
      let end =
        request.truncation == .tail
        ? truncated.before.upperBound : max(truncated.before.upperBound, truncated.after.upperBound)
      range = range.lowerBound..<max(range.lowerBound, end)
      if detail == .glyphs {
        (runs, width) = builder.runs(of: truncated, from: range.lowerBound)
      } else {
        width = builder.width(of: truncated, from: range.lowerBound)
      }
    } else if detail == .glyphs {
      (runs, width) = builder.runs(of: line)
    } else {
      width = standaloneWidth(of: line)
    }
    return TextLine(
      range: range, width: width, x: 0, baseline: 0, ascent: 0, descent: 0, runs: runs,
      isTruncated: truncated != nil)
  }

  private func assemble(
    _ lines: consuming [TextLine], truncated: TruncatedContent?, neededLines: Int,
    isTruncatedByHeight: Bool
  ) -> ParagraphLayout {
    let widest = lines.reduce(0) { max($0, $1.width) }
    for index in lines.indices { lines[index].x = offset(of: lines[index].width, in: widest) }
    let height = vertical.stack(&lines)
    let start = lines.last?.range.lowerBound ?? 0
    return ParagraphLayout(
      size: CGSize(width: roundedUp(widest), height: roundedUp(height)), lines: lines,
      naturalWidth: scaleFactor == 1 && !isTightened
        ? unboundedWidth : scaled(by: 1).unboundedWidth,
      scaleFactor: scaleFactor, shown: truncated.map { shown($0, from: start) },
      hidden: truncated.map { hidden($0, from: start) }, missing: paragraph.missing,
      neededLines: neededLines, isTruncatedByHeight: isTruncatedByHeight)
  }

  private func offset(of width: Double, in widest: Double) -> Double {
    let slack = widest - width
    return switch (request.alignment, request.isRightToLeftLayout) {
    case (.center, _): slack / 2
    case (.leading, false), (.trailing, true): 0
    case (.leading, true), (.trailing, false): slack
    }
  }

  /// A size is rounded up to the pixel when it is measured, as SwiftUI does.
  private func roundedUp(_ length: Double) -> Double {
    guard length > 0 else { return 0 }
    let pixels = length * request.displayScale
    return (pixels - 1e-6).rounded(.up) / request.displayScale
  }

  // MARK: What is shown

  private func shown(_ content: TruncatedContent, from start: Int) -> String {
    string(0..<start) + string(content.before) + "\u{2026}" + string(content.after)
  }

  private func hidden(_ content: TruncatedContent, from start: Int) -> String {
    string(max(content.before.upperBound, start)..<max(content.after.lowerBound, start))
  }

  private func string(_ range: Range<Int>) -> String {
    String(utf16: paragraph.text[range])
  }
}
