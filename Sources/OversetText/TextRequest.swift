import OversetShaping
package import OversetUnicode
package import OversetVocabulary

/// A text and everything its layout depends on.
package struct TextRequest: Hashable, Sendable {
  /// The text, in UTF-16; unpaired surrogates are allowed.
  package var text: [UInt16]
  /// The fonts; the first span begins at 0. Never empty.
  package var spans: [TextSpan]
  /// The language of the text.
  package var locale: LocaleTag
  /// The base direction of the paragraph.
  package var direction: BaseDirection
  /// How strictly lines of Chinese, Japanese and Korean break.
  package var lineBreak: LineBreakStyle = .automatic
  /// The room, in points; nil is unbounded.
  package var width: Double?
  /// The room downwards, in points; nil is unbounded. One line is always laid out.
  package var height: Double?
  /// The most lines that are shown; nil is unlimited.
  package var lineLimit: Int?
  /// The fewest lines that take up height, shown or not (`reservesSpace`).
  package var minimumLines = 1
  /// Which part is hidden when the text does not fit.
  package var truncation = TruncationMode.tail
  /// How far the text may shrink before it is truncated, 0 to 1.
  package var minimumScaleFactor = 1.0
  /// Whether letters may move closer together before the text shrinks or is truncated.
  package var allowsTightening = false
  /// Space added between lines, in points.
  package var lineSpacing = 0.0
  /// How the lines stand in their block.
  package var alignment = TextAlignment.leading
  /// Whether the layout runs right to left, which is what `leading` depends on.
  package var isRightToLeftLayout = false
  /// Pixels per point: sizes are rounded up to it.
  package var displayScale = 3.0
  /// Which numbers widths and heights come from.
  package var metrics = MetricsModel.ios

  /// Where the given spans begin, in order, once `sanitized()` has joined some of one font; empty
  /// where it had nothing to join.
  var givenStarts: [Int] = []

  /// A request for `text` in one or more fonts, with no limits.
  package init(
    text: [UInt16], spans: [TextSpan], locale: LocaleTag = "en",
    direction: BaseDirection = .firstStrong(fallback: .leftToRight)
  ) {
    self.text = text
    self.spans = spans.isEmpty ? [TextSpan(font: TextFont(size: 17))] : spans
    self.locale = locale
    self.direction = direction
  }

  /// A request for `string` in one font, with no limits.
  package init(_ string: String, font: TextFont, locale: LocaleTag = "en") {
    self.init(
      text: Array(string.utf16), spans: [TextSpan(font: font)], locale: locale,
      direction: .firstStrong(fallback: .of(locale: locale)))
  }

  /// What of the request shaping depends on.
  var shaping: Shaper.Request {
    Shaper.Request(
      text: text,
      spans: spanValues {
        Shaper.Span(start: $0.start, style: $0.font.style, language: $0.language)
      },
      locale: locale, direction: direction, lineBreak: lineBreak, metrics: metrics)
  }

  /// The size factors of each span, with the text scaled by `factor` and tightened by a share of the
  /// em.
  func factors(scaledBy factor: Double, tightenedBy tightening: Double = 0) -> SpanValues<
    SizeFactors
  > {
    spanValues { span in
      SizeFactors(
        size: span.font.size * factor, style: span.font.style, metrics: metrics,
        tracking: (span.tracking - span.font.size * tightening) * factor)
    }
  }

  /// What `make` makes of each span.
  private func spanValues<Value>(_ make: (TextSpan) -> Value) -> SpanValues<Value> {
    SpanValues(make(spans[0]), others: spans.count > 1 ? spans.dropFirst().map(make) : [])
  }
}
