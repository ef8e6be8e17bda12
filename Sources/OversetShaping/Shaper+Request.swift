package import OversetUnicode
package import OversetVocabulary

extension Shaper {
  /// What is shaped, independent of width and size.
  package struct Request: Hashable, Sendable {
    /// The text, in UTF-16; unpaired surrogates are allowed.
    package var text: [UInt16]
    /// Where each style begins and what it is; the first begins at 0.
    package var spans: SpanValues<Span>
    /// The BCP 47 tag that picks localized forms and line-break rules.
    package var locale: LocaleTag
    /// The paragraph's base direction.
    package var direction: BaseDirection
    /// How strictly lines of Chinese, Japanese and Korean break.
    package var lineBreak: LineBreakStyle
    /// Whose opportunities to break lines have: those of iOS, or of web engines.
    package var metrics: MetricsModel

    /// A request for `text`.
    package init(
      text: [UInt16], spans: SpanValues<Span>, locale: LocaleTag, direction: BaseDirection,
      lineBreak: LineBreakStyle = .automatic, metrics: MetricsModel = .ios
    ) {
      self.text = text
      self.spans = spans
      self.locale = locale
      self.direction = direction
      self.lineBreak = lineBreak
      self.metrics = metrics
    }

    /// A request for `text`; without spans, all of it is regular.
    package init(
      text: [UInt16], spans: [Span], locale: LocaleTag, direction: BaseDirection,
      lineBreak: LineBreakStyle = .automatic, metrics: MetricsModel = .ios
    ) {
      self.init(
        text: text,
        spans: SpanValues(
          spans.first ?? Span(style: .regular), others: Array(spans.dropFirst())),
        locale: locale, direction: direction, lineBreak: lineBreak, metrics: metrics)
    }
  }

  /// A stretch of text in one style.
  package struct Span: Hashable, Sendable {
    /// The UTF-16 offset where it begins.
    package var start: Int
    /// The weight, slant and width of the face.
    package var style: FontStyle
    /// Its language, if it differs from the paragraph's.
    package var language: LocaleTag?

    /// The span that begins at `start`.
    package init(start: Int = 0, style: FontStyle, language: LocaleTag? = nil) {
      self.start = start
      self.style = style
      self.language = language
    }
  }
}
