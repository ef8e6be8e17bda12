import Foundation
import OversetShaping
import OversetUnicode

/// One attempt to lay a text out at one scale factor.
struct LayoutPass {
  let shaper: Shaper
  let request: TextRequest
  let paragraph: ShapedParagraph
  let scaleFactor: Double
  let factors: [SizeFactors]

  /// The same attempt in another width.
  func with(width: Double?) -> LayoutPass {
    var request = request
    request.width = width
    return LayoutPass(
      shaper: shaper, request: request, paragraph: paragraph, scaleFactor: scaleFactor,
      factors: factors)
  }

  private var filler: LineFiller {
    let builder = builder
    return LineFiller(
      paragraph: paragraph, factors: factors, standaloneWidth: { builder.width(of: $0) })
  }
  private var builder: LineBuilder {
    LineBuilder(
      shaper: shaper, paragraph: paragraph, request: request, shaping: request.shaping,
      factors: factors)
  }
  private var vertical: VerticalModel {
    VerticalModel(request: request, fonts: shaper.fonts, scaleFactor: scaleFactor)
  }

  /// Whether nothing is hidden, and where the text may shrink no word divided.
  var fitsWhole: Bool {
    let lines = limitedLines
    return lines.count <= request.lineLimit ?? .max && countInHeight(lines) == lines.count
      && !breaksWord(lines)
  }

  /// Whether a limited height hides nothing.
  var fitsHeight: Bool {
    let lines = filler.lines(width: request.width)
    return countInHeight(lines) == lines.count
  }

  /// Whether the line limit hides nothing.
  var fitsLines: Bool { limitedLines.count <= request.lineLimit ?? .max }

  /// The lines, and one more than the limit where there is one.
  private var limitedLines: [FilledLine] {
    filler.lines(
      width: request.width, limit: request.lineLimit.map { min($0, .max - 1) + 1 } ?? .max)
  }

  /// The width of the widest piece that no opportunity to break divides, in points.
  var widestWord: Double {
    var start = 0
    var widest = 0.0
    for end in paragraph.breaks.map(\.offset) where end > start {
      let word = paragraph.trimmingTrailingSpace(start..<end)
      widest = max(widest, paragraph.width(of: word, factors: factors))
      start = end
    }
    return widest
  }

  /// The width of the widest line between mandatory breaks, at the size of this attempt.
  var unboundedWidth: Double {
    filler.lines(width: nil).map { paragraph.width(of: $0.content, factors: factors) }.max() ?? 0
  }

  /// The width of the widest line between mandatory breaks, at full size.
  var naturalWidth: Double {
    let factors = request.factors(scaledBy: 1)
    return filler.lines(width: nil)
      .map { paragraph.width(of: $0.content, factors: factors) }.max() ?? 0
  }

  /// Lays the text out, hiding what does not fit.
  func layout(detail: TextEngine.Detail) -> ParagraphLayout {
    let all = filler.lines(width: request.width)
    let allowed = min(countInHeight(all), request.lineLimit ?? .max)
    var lines = Array(all.prefix(allowed))
    var truncated: TruncatedContent?
    if allowed < all.count, let last = lines.last {
      let content = truncate(from: last.range.lowerBound)
      truncated = content
      lines[lines.count - 1].range =
        last.range.lowerBound..<max(content.before.upperBound, content.after.upperBound)
      if request.truncation == .tail {
        lines[lines.count - 1].range = last.range.lowerBound..<content.before.upperBound
      }
    }
    let built = lines.enumerated().map { index, line in
      build(
        line, truncated: index == lines.count - 1 ? truncated : nil, detail: detail)
    }
    return assemble(
      built, truncated: truncated, all: all,
      isCutByHeight: allowed < min(all.count, request.lineLimit ?? .max))
  }

  // MARK: Steps

  private func countInHeight(_ lines: [FilledLine]) -> Int {
    vertical.count(fitting: request.height, of: lines.map(\.range))
  }

  /// Whether a word had to be divided. A text that may shrink shrinks first.
  private func breaksWord(_ lines: [FilledLine]) -> Bool {
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
        lineWidth: { builder.runs(of: $0, from: start).width })
  }

  private func build(
    _ line: FilledLine, truncated: TruncatedContent?, detail: TextEngine.Detail
  ) -> TextLine {
    var runs: [GlyphRun] = []
    var width: Double
    if let truncated {
      (runs, width) = builder.runs(of: truncated, from: line.range.lowerBound)
    } else if detail == .glyphs {
      (runs, width) = builder.runs(of: line.content)
    } else {
      width = builder.width(of: line.content)
    }
    return TextLine(
      range: line.range, width: width, x: 0, baseline: 0, ascent: 0, descent: 0, runs: runs,
      isTruncated: truncated != nil)
  }

  private func assemble(
    _ lines: [TextLine], truncated: TruncatedContent?, all: [FilledLine], isCutByHeight: Bool
  ) -> ParagraphLayout {
    var lines = lines
    let widest = lines.map(\.width).max() ?? 0
    let stack = vertical.stack(lines.map(\.range))
    for index in lines.indices {
      lines[index].x = offset(of: lines[index].width, in: widest)
      lines[index].baseline = stack.baselines[index]
      lines[index].ascent = stack.boxes[index].ascent
      lines[index].descent = stack.boxes[index].descent
    }
    let size = CGSize(width: roundedUp(widest), height: roundedUp(stack.height))
    return ParagraphLayout(
      size: size, lines: lines, naturalWidth: naturalWidth, scaleFactor: scaleFactor,
      shown: truncated.map { shown($0, from: lines.last?.range.lowerBound ?? 0) },
      hidden: truncated.map { hidden($0, from: lines.last?.range.lowerBound ?? 0) },
      missing: paragraph.missing, neededLines: all.count,
      isCutByHeight: truncated != nil && isCutByHeight)
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
    String(decoding: paragraph.text[range], as: UTF16.self)
  }
}
