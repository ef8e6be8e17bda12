import Foundation
import OversetShaping
package import OversetText

/// What holds of the layout of every text, however broken.
package struct LayoutInvariants {
  private let engine: TextEngine
  private let request: TextRequest

  /// The layout of a request by an engine.
  package init(engine: TextEngine, request: TextRequest) {
    self.engine = engine
    self.request = request
  }

  /// A width that a line may exceed its room by, for all rounding of sums, in points.
  private static let tolerance = 1.0 / 512

  /// What does not hold; empty where all does.
  package func breaches() -> [String] {
    let layout = engine.layout(request)
    var breaches: [String] = []
    func require(_ holds: Bool, _ problem: @autoclosure () -> String) {
      if !holds { breaches.append(problem()) }
    }
    require(isFinite(layout), "a measure is not finite")
    require(layout.size.width >= 0 && layout.size.height >= 0, "the size is negative")
    require(
      layout.scaleFactor > 0 && layout.scaleFactor <= 1, "the scale is \(layout.scaleFactor)")
    if let limit = request.lineLimit, limit > 0 {
      require(layout.lines.count <= limit, "\(layout.lines.count) lines exceed \(limit)")
    }
    require(coversText(layout), "the lines do not cover the text once and in order")
    for (index, line) in layout.lines.enumerated() {
      require(
        fits(line), "line \(index) of \(line.range) is \(line.width) wide")
      require(runsAddUp(line), "the runs of line \(index) do not add up to its width")
    }
    let summary = engine.layout(request, detail: .summary)
    require(
      isSame(summary.size, layout.size), "measured \(summary.size), drawn \(layout.size)")
    require(
      summary.lines.map(\.range) == layout.lines.map(\.range)
        && summary.hidden == layout.hidden, "lines are measured differently than drawn")
    if let fit = engine.fit(request) {
      require(fit.needed.isFinite && fit.slack.isFinite, "the need is not finite")
    }
    return breaches
  }

  private func isFinite(_ layout: ParagraphLayout) -> Bool {
    layout.size.width.isFinite && layout.size.height.isFinite && layout.naturalWidth.isFinite
      && layout.lines.allSatisfy { line in
        line.x.isFinite && line.width.isFinite && line.baseline.isFinite
          && line.ascent.isFinite && line.descent.isFinite
          && line.runs.allSatisfy { $0.x.isFinite && $0.width.isFinite }
      }
  }

  /// Equal but for the rounding of sums, which a fine enough display does not round away.
  private func isSame(_ one: CGSize, _ other: CGSize) -> Bool {
    abs(one.width - other.width) <= 1e-6 * max(1, abs(one.width)) && one.height == other.height
  }

  /// Lines follow one another without gap; where nothing is hidden they cover the text.
  private func coversText(_ layout: ParagraphLayout) -> Bool {
    var end = 0
    for line in layout.lines {
      let isGapless = line.range.lowerBound == end
      // What is hidden at the head or in the middle lies before the last line or in it.
      guard isGapless || layout.isTruncated && line.range.lowerBound >= end else { return false }
      guard !line.range.isEmpty || layout.isTruncated else { return false }
      end = line.range.upperBound
    }
    return layout.isTruncated ? end <= request.text.count : end == request.text.count
  }

  /// Only a cluster, or an ellipsis, that stands alone may be wider than its room.
  private func fits(_ line: TextLine) -> Bool {
    let room = request.width.map { $0.isNaN ? 0 : max($0, 0) } ?? .infinity
    if line.width <= room + Self.tolerance { return true }
    if line.isTruncated { return line.runs.allSatisfy(\.isEllipsis) }
    let paragraph = engine.shaper.shape(shapingRequest)
    let content = paragraph.trimmingTrailingSpace(line.range)
    return paragraph.clusterBoundaries.count { content.contains($0) } == 1
  }

  private func runsAddUp(_ line: TextLine) -> Bool {
    let sum = line.runs.reduce(0) { $0 + $1.width }
    return abs(sum - line.width) < 1e-6 * max(1, line.runs.reduce(0) { $0 + abs($1.width) })
  }

  private var shapingRequest: Shaper.Request {
    Shaper.Request(
      text: request.text,
      spans: request.spans.map { Shaper.Span(start: $0.start, style: $0.font.style) },
      locale: request.locale, direction: request.direction, lineBreak: request.lineBreak,
      metrics: request.metrics)
  }
}
