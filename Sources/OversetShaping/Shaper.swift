package import OversetUnicode
package import OversetVocabulary

/// Analyses and shapes paragraphs: levels, scripts, items, glyphs, line breaks.
///
/// Not `Sendable`: it owns a HarfBuzz buffer, ICU's iterators and a cache. One per task.
package final class Shaper {
  /// The faces it draws from.
  package let fonts: FontCollection

  let analyzer = TextAnalyzer()
  private let buffer = ShapingBuffer()
  private lazy var finder = FamilyFinder(fonts)
  /// What other tasks have shaped; nil if there is but one.
  private let shared: SharedParagraphs?
  private var paragraphs: GenerationCache<Request, ShapedParagraph>
  private var insertedItems = GenerationCache<InsertedText, ShapedItem>(capacity: 64)
  private(set) lazy var languageSystems = LanguageSystems(of: fonts.families)
  private var languages: [LocaleTag: ShapingLanguage] = [:]
  private var recentLanguage: (tag: LocaleTag, language: ShapingLanguage)?
  private var orders: [LocaleTag: FallbackOrder] = [:]
  /// The instances in use: a few, which are searched one by one, those found last at the end.
  private var opticalSizes: [(family: Int, style: FontStyle, opticalSizes: OpticalSizes)] = []

  /// A shaper over `fonts` that keeps up to `2 * capacity` paragraphs.
  package init(fonts: FontCollection, capacity: Int = 2048) {
    self.fonts = fonts
    shared = nil
    paragraphs = GenerationCache(capacity: capacity)
  }

  /// A shaper over the faces of `shared`, which shapes only what is not there, and puts it there. It keeps up
  /// to `2 * capacity` paragraphs of its own, without locks.
  package init(sharing shared: SharedParagraphs, capacity: Int = 2048) {
    fonts = shared.fonts
    self.shared = shared
    paragraphs = GenerationCache(capacity: capacity)
  }

  /// The shaped form of `request`: from the cache, or made now.
  ///
  /// The glyphs for display sizes are shaped when a font size first needs them: most texts are never that
  /// large.
  package func shape(_ request: Request, withDisplayGlyphs: Bool = true) -> ShapedParagraph {
    let paragraph = paragraphs.value(for: request) { shared(request) ?? make(request) }
    guard withDisplayGlyphs, !paragraph.hasDisplayGlyphs else { return paragraph }
    if let known = shared?.paragraph(for: request), known.hasDisplayGlyphs {
      paragraphs.keep(known, for: request)
      return known
    }
    let both = ShapedParagraph(paragraph) { item in
      displayGlyphs(
        of: item, text: request.text, language: language(of: request, span: item.item.span))
    }
    paragraphs.keep(both, for: request)
    shared?.keep(both)
    return both
  }

  /// What is shared of `request`; else it is made, and shared.
  private func shared(_ request: Request) -> ShapedParagraph? {
    guard let shared else { return nil }
    if let known = shared.paragraph(for: request) { return known }
    let paragraph = make(request)
    shared.keep(paragraph)
    return paragraph
  }

  private func make(_ request: Request) -> ShapedParagraph {
    let text = request.text
    let bidi = analyzer.bidi(text, base: request.direction)
    let graphemes = analyzer.graphemeBoundaries(in: text)
    let spans = ranges(of: request.spans, graphemes: graphemes)
    let items =
      PlainLatin(request, bidi: bidi, spans: spans, fonts: fonts).items
      ?? Itemizer(
        text: text, bidi: bidi,
        scripts: ScriptItemizer.scripts(of: text, graphemeBoundaries: graphemes),
        graphemes: graphemes, spans: spans, finder: finder, orders: orders(of: request)
      ).items()
    let shaped = items.map { item in
      shape(
        item, text: text, style: request.spans[item.span].style,
        language: language(of: request, span: item.span))
    }
    return ShapedParagraph(
      request: request, spans: spans, bidi: bidi, items: shaped, breaks: lineBreaks(of: request),
      graphemes: graphemes, fonts: fonts)
  }

  private func lineBreaks(of request: Request) -> [LineBreak] {
    let platform: InterfaceLineBreaks.Platform =
      request.metrics == .font ? .web : .iOS(fonts.version)
    let style = InterfaceLineBreaks.style(
      request.lineBreak, of: request.locale, for: platform)
    return InterfaceLineBreaks.tailored(
      analyzer.lineBreaks(in: request.text, locale: request.locale, style: style), in: request.text,
      for: platform)
  }

  /// Shapes `range`, part of one item, in both optical sizes, as if the text outside `context` were not
  /// there: what a line's edge needs if breaking the text there is not safe.
  package func reshape(
    _ item: ShapedItem, range: Range<Int>, context: Range<Int>, of request: Request
  ) -> ShapedItem {
    let offset = context.lowerBound
    var piece = item.item
    piece.range = range.lowerBound - offset..<range.upperBound - offset
    let style = request.spans[item.item.span].style
    let shaped = shapeOpticalSizes(
      piece, text: Array(request.text[context]), style: style,
      language: language(of: request, span: item.item.span))
    piece.range = range
    return ShapedItem(
      item: piece, opticalSizes: shaped.opticalSizes,
      glyphs: shaped.glyphs.map { $0.moved(by: offset) },
      displayGlyphs: shaped.displayGlyphs?.map { $0.moved(by: offset) },
      isTracked: shaped.isTracked)
  }

  /// Shapes text that is not the paragraph's own, such as an ellipsis, in the face of `family`: from the
  /// cache, or now.
  package func shape(
    _ text: [UInt16], family: Int, style: FontStyle, script: Script, level: UInt8,
    locale: LocaleTag
  ) -> ShapedItem {
    let inserted = InsertedText(
      text: text, family: family, style: style, script: script, level: level, locale: locale)
    return insertedItems.value(for: inserted) {
      let item = Item(
        range: 0..<text.count, level: level, script: script, face: .family(family), span: 0)
      return shapeOpticalSizes(item, text: text, style: style, language: language(locale))
    }
  }

  /// Text that is not in the paragraph, such as an ellipsis, and all that its glyphs depend on.
  private struct InsertedText: Hashable {
    let text: [UInt16]
    let family: Int
    let style: FontStyle
    let script: Script
    let level: UInt8
    let locale: LocaleTag
  }

  private func shapeOpticalSizes(
    _ item: Item, text: [UInt16], style: FontStyle, language: ShapingLanguage
  ) -> ShapedItem {
    let shaped = shape(item, text: text, style: style, language: language)
    return shaped.with(
      displayGlyphs: displayGlyphs(of: shaped, text: text, language: language))
  }

  private func shape(
    _ item: Item, text: [UInt16], style: FontStyle, language: ShapingLanguage
  ) -> ShapedItem {
    guard case .family(let index) = item.face else {
      return shapeWithoutLetters(item, text: text, language: language)
    }
    let family = fonts.families[index]
    let opticalSizes = opticalSizes(of: index, at: style)
    return ShapedItem(
      item: item, opticalSizes: opticalSizes,
      glyphs: glyphs(
        of: item, text, language, opticalSizes.text, opticalSizes.hasTabularDigits),
      displayGlyphs: nil,
      isTracked: family.isSystem && !family.isExact && !item.script.isJoining
        && !item.script.isCJK && opticalSizes.text.pitch == nil)
  }

  /// Shapes emoji that a face has pictures of; all else without a family has no glyphs.
  ///
  /// Neither weight nor width of letters change a picture. The script that emoji take from their
  /// neighbours must not choose the rules they are shaped by.
  private func shapeWithoutLetters(
    _ item: Item, text: [UInt16], language: ShapingLanguage
  ) -> ShapedItem {
    guard case .colorEmoji(let index) = item.face else {
      return ShapedItem(
        item: item, opticalSizes: nil, glyphs: [], displayGlyphs: nil, isTracked: false)
    }
    let instance = opticalSizes(of: index, at: .regular).text
    var neutral = item
    neutral.script = .common
    return ShapedItem(
      item: item, opticalSizes: OpticalSizes(text: instance, display: nil),
      glyphs: glyphs(of: neutral, text, language, instance, false), displayGlyphs: nil,
      isTracked: false)
  }

  private func opticalSizes(of family: Int, at style: FontStyle) -> OpticalSizes {
    if let known = opticalSizes.last(where: { $0.family == family && $0.style == style }) {
      return known.opticalSizes
    }
    let found = fonts.families[family].opticalSizes(at: style)
    if opticalSizes.count == Shaper.opticalSizesCapacity { opticalSizes.removeFirst() }
    opticalSizes.append((family, style, found))
    return found
  }

  /// More than the styles and families of one app.
  private static let opticalSizesCapacity = 64

  private func displayGlyphs(
    of shaped: ShapedItem, text: [UInt16], language: ShapingLanguage
  ) -> [Glyph]? {
    guard let sizes = shaped.opticalSizes else { return nil }
    return sizes.display.map {
      glyphs(of: shaped.item, text, language, $0, sizes.hasTabularDigits)
    }
  }

  private func glyphs(
    of item: Item, _ text: [UInt16], _ language: ShapingLanguage, _ instance: FontInstance,
    _ hasTabularDigits: Bool
  ) -> [Glyph] {
    if item.range.count == 1, text[item.range.lowerBound] == 0x20,
      let space = instance.space
    {
      return [space.moved(by: item.range.lowerBound)]
    }
    let glyphs = buffer.shape(
      text, range: item.range, isRightToLeft: item.isRightToLeft, script: item.script,
      language: language, with: instance, hasTabularDigits: hasTabularDigits)
    return instance.pitch.map { pitch in glyphs.map { $0.centered(in: pitch) } } ?? glyphs
  }

  private func language(of request: Request, span: Int) -> ShapingLanguage {
    language(request.spans[span].language ?? request.locale)
  }

  private func language(_ tag: LocaleTag) -> ShapingLanguage {
    if let recentLanguage, recentLanguage.tag == tag { return recentLanguage.language }
    let language = languages[tag] ?? ShapingLanguage(tag)
    languages[tag] = language
    recentLanguage = (tag, language)
    return language
  }

  private func orders(of request: Request) -> SpanValues<FallbackOrder> {
    request.spans.map { span in
      var order = order(for: span.language ?? request.locale)
      order.first = fonts.ownFamily(of: span.style)
      return order
    }
  }

  private func order(for locale: LocaleTag) -> FallbackOrder {
    if let known = orders[locale] { return known }
    let order = fonts.order(for: locale)
    orders[locale] = order
    return order
  }

  /// The ranges of the spans, which divide the text; none where there is but one. Starts in disorder
  /// count as the greatest before them, and a grapheme cluster belongs to the span of its first
  /// character.
  private func ranges(
    of spans: SpanValues<Span>, graphemes: ClusterBoundaries
  ) -> [Range<Int>] {
    guard spans.count > 1 else { return [] }
    let count = graphemes.last ?? 0
    var starts = [0]
    for span in spans.others {
      let start = min(max(span.start, starts[starts.count - 1]), count)
      starts.append(graphemes[graphemes.index(atOrAfter: start)])
    }
    return zip(starts, starts.dropFirst() + [count]).map { $0..<$1 }
  }
}

extension Glyph {
  fileprivate func moved(by offset: Int) -> Glyph {
    var glyph = self
    glyph.cluster += Int32(offset)
    return glyph
  }

  /// The glyph in the middle of another advance; a mark, which has none, stays over its letter.
  func centered(in pitch: Int32) -> Glyph {
    guard advance > 0 else { return self }
    var glyph = self
    glyph.xOffset += (pitch - advance) / 2
    glyph.advance = pitch
    return glyph
  }
}

extension Shaper.Request {
  /// Hashes the text as bytes at once, and of the rest only what is cheap: the key of a cache is
  /// hashed for every paragraph.
  package func hash(into hasher: inout Hasher) {
    unsafe text.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    hasher.combine(spans.count)
  }
}
