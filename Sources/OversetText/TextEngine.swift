import Foundation
package import OversetConfig
package import OversetShaping
import OversetUnicode
package import OversetVocabulary

/// Lays texts out: lines, truncation, scale factor, heights.
///
/// Not `Sendable`: it owns a `Shaper`. One per task. Layout never fails: widths and sizes that
/// are not numbers, or negative, count as zero.
package final class TextEngine {
  /// How much of a layout is wanted.
  package enum Detail: Sendable {
    /// Everything, with the place of each glyph.
    case glyphs
    /// Sizes and line ranges only: lines come without runs.
    case summary
  }

  /// What shapes the texts.
  package let shaper: Shaper

  private var last: ShapedParagraph?

  /// What a project knows better about how far widths may be off.
  let slackOverrides: [SlackOverride]

  /// An engine that draws from `fonts` and keeps up to `2 * capacity` shaped paragraphs.
  package init(
    fonts: FontCollection, slackOverrides: [SlackOverride] = [], capacity: Int = 2048
  ) {
    shaper = Shaper(fonts: fonts, capacity: capacity)
    self.slackOverrides = slackOverrides
  }

  /// An engine that shares shaped paragraphs with those of other tasks, and keeps those it has used last.
  package init(sharing paragraphs: SharedParagraphs, slackOverrides: [SlackOverride] = []) {
    shaper = Shaper(sharing: paragraphs)
    self.slackOverrides = slackOverrides
  }

  /// Lays `request` out.
  ///
  /// The order is SwiftUI's: the whole text, then tightened, then smaller down to the minimum scale
  /// factor, then an ellipsis at that smallest size.
  package func layout(
    _ request: consuming TextRequest, detail: Detail = .glyphs
  ) -> ParagraphLayout {
    layout(of: pass(request.sanitized()), detail: detail)
  }

  /// Lays `request` out and says how surely it fits: what ``layout(_:detail:)`` and ``fit(_:)`` answer, of a
  /// text that is prepared once.
  package func layoutAndFit(
    _ request: consuming TextRequest, detail: Detail
  ) -> (layout: ParagraphLayout, fit: Fit?) {
    let whole = pass(request.sanitized())
    return (layout(of: whole, detail: detail), fit(of: whole))
  }

  private func layout(of whole: ParagraphBreaker, detail: Detail) -> ParagraphLayout {
    if whole.request.allowsTightening, !whole.fitsWhole,
      let tightened = Tightening().least(of: whole)
    {
      return tightened.layout(detail: detail)
    }
    guard whole.request.minimumScaleFactor < 1 else { return whole.layout(detail: detail) }
    let search = ScaleFactorSearch(minimum: whole.request.minimumScaleFactor)
    let scale = search.largest { whole.scaled(by: $0).fitsWhole }
    return whole.scaled(by: scale).layout(detail: detail)
  }

  /// How `locale` changes the layout of a text and its error margin: if two locales have the same rules, both
  /// are the same.
  ///
  /// Widths and margins of Han depend on the language, and so do heights of lines and hyphens: such locales
  /// have rules of their own.
  package func rules(of locale: LocaleTag, lineBreak style: LineBreakStyle) -> TypesettingRules {
    guard !["ja", "ko", "yue", "zh"].contains(locale.language),
      shaper.fonts.scriptWidths.lineGrowth(of: locale) == nil,
      !Hyphenation.isKnown(in: locale, version: shaper.fonts.version)
    else { return TypesettingRules(of: locale) }
    return shaper.typesettingRules(of: locale, lineBreak: style)
  }

  /// The width of the text's widest line when nothing but mandatory breaks divides it, in points.
  package func naturalWidth(_ request: TextRequest) -> Double {
    pass(request.sanitized()).unboundedWidth
  }

  /// The first attempt at a sanitized request: at full size.
  func pass(_ request: consuming TextRequest) -> ParagraphBreaker {
    let factors = request.factors(scaledBy: 1)
    let paragraph = paragraph(of: request, factors)
    return ParagraphBreaker(
      shaper: shaper, request: request, paragraph: paragraph, scaleFactor: 1, factors: factors)
  }

  /// The shaped text of a sanitized request, with what its sizes ask for.
  ///
  /// A matrix lays one text out at many widths and sizes in a row: the last one is kept at hand.
  private func paragraph(of request: TextRequest, _ factors: SpanValues<SizeFactors>)
    -> ShapedParagraph
  {
    let needsDisplayGlyphs = factors.contains { $0.blend > 0 }
    if let last, last.hasDisplayGlyphs || !needsDisplayGlyphs, request.isServed(by: last.request) {
      return last
    }
    let paragraph = shaper.shape(request.shaping, withDisplayGlyphs: needsDisplayGlyphs)
    last = paragraph
    return paragraph
  }
}

extension TextRequest {
  /// Whether `other` is shaped to the glyphs that the request asks for: all but sizes and the available
  /// space is equal.
  fileprivate func isServed(by other: Shaper.Request) -> Bool {
    text == other.text && locale == other.locale && direction == other.direction
      && lineBreak == other.lineBreak && metrics == other.metrics
      && spans.count == other.spans.count
      && spans.indices.allSatisfy { index in
        // Field by field, since copies of spans cost more than the comparison.
        spans[index].start == other.spans[index].start
          && spans[index].font.style == other.spans[index].style
          && spans[index].language == other.spans[index].language
      }
  }
}

extension TextRequest {
  /// The request with every number in its domain: sizes and widths at least 0 and not NaN, and
  /// infinite room as no limit.
  consuming func sanitized() -> TextRequest {
    var request = self
    request.width = TextRequest.limit(request.width)
    request.height = TextRequest.limit(request.height)
    request.lineLimit = request.lineLimit.flatMap { $0 > 0 ? $0 : nil }
    let factor = request.minimumScaleFactor
    request.minimumScaleFactor = factor.isFinite ? min(max(factor, 1.0 / 64), 1) : 1
    if !request.displayScale.isFinite || request.displayScale <= 0 { request.displayScale = 1 }
    request.lineSpacing = TextRequest.length(request.lineSpacing)
    request.minimumLines = min(max(request.minimumLines, 0), TextRequest.largest)
    request.arrangeSpans()
    return request
  }

  /// Puts the spans in order and joins neighbours of one font: they are shaped as one text, however
  /// many runs it was made of.
  private mutating func arrangeSpans() {
    guard spans.count > 1 else {
      // Most spans are as they should be: writing the array would copy it.
      guard spans[0].start != 0 || !spans[0].isInDomain else { return }
      var span = spans[0].sanitized()
      span.start = 0
      spans = [span]
      return
    }
    var arranged: [TextSpan] = []
    var starts: [Int] = []
    for span in spans {
      var span = span.sanitized()
      span.start = starts.last.map { min(max(span.start, $0), text.count) } ?? 0
      starts.append(span.start)
      if let last = arranged.last {
        if span.start == text.count { continue }
        if last.start == span.start { arranged.removeLast() }
      }
      if arranged.last?.isContinued(by: span) != true { arranged.append(span) }
    }
    givenStarts = arranged.count < spans.count ? starts : []
    spans = arranged
  }

  /// The most that any length may be, in points, and any count of reserved lines: sums stay finite.
  fileprivate static let largest = 10_000

  /// A length that may be negative: 0 where it is not finite.
  fileprivate static func length(_ value: Double) -> Double {
    let largest = Double(largest)
    return value.isFinite ? min(max(value, -largest), largest) : 0
  }

  /// Whether a length stays as it is when it is sanitized.
  fileprivate static func isLength(_ value: Double) -> Bool { abs(value) <= Double(largest) }

  private static func limit(_ value: Double?) -> Double? {
    guard let value, value != .infinity else { return nil }
    return value.isNaN ? 0 : max(value, 0)
  }
}

extension TextSpan {
  /// The span with every number in its domain.
  fileprivate func sanitized() -> TextSpan {
    var span = self
    span.font.size = max(TextRequest.length(font.size), 0)
    span.font.leading = font.leading.flatMap { $0.isFinite ? TextRequest.length($0) : nil }
    span.tracking = TextRequest.length(tracking)
    span.baselineOffset = TextRequest.length(baselineOffset)
    return span
  }

  /// Whether nothing has to be sanitized.
  fileprivate var isInDomain: Bool {
    font.size >= 0 && TextRequest.isLength(font.size) && TextRequest.isLength(font.leading ?? 0)
      && TextRequest.isLength(tracking) && TextRequest.isLength(baselineOffset)
  }

  /// Whether `next` differs in nothing but where it begins.
  fileprivate func isContinued(by next: TextSpan) -> Bool {
    var next = next
    next.start = start
    return next == self
  }
}

/// Finds how far a text must shrink, in steps of 1/64.
///
/// SwiftUI searches a factor until the text fits; its step is not documented (1/64 is from memory).
struct ScaleFactorSearch {
  /// The smallest factor allowed.
  let minimum: Double

  /// The largest factor at which `fits` holds, or the minimum where it never does.
  func largest(where fits: (Double) -> Bool) -> Double {
    if minimum >= 1 || fits(1) { return 1 }
    let lowest = Int((minimum * 64).rounded(.up))
    var (low, high) = (lowest, 64)
    if !fits(max(Double(lowest) / 64, minimum)) { return minimum }
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(Double(middle) / 64) { low = middle } else { high = middle }
    }
    return max(Double(low) / 64, minimum)
  }
}
