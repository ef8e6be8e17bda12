import OversetShaping
import OversetUnicode

/// Puts the glyphs of a line in visual order and at their places.
struct LineBuilder {
  let shaper: Shaper
  let paragraph: ShapedParagraph
  let request: TextRequest
  let factors: SpanValues<SizeFactors>

  /// A piece of a line, in logical order: text of one level, or an ellipsis.
  struct Piece {
    var item: ShapedItem
    var range: Range<Int>
    var level: UInt8
    /// The given span it belongs to.
    var span: Int
    var isEllipsis = false
    /// Whether it is no text of the paragraph's: an ellipsis or a hyphen.
    var isInserted = false
    /// What its outlines are scaled to, in percent of their width.
    var stretch = 100
    /// What the corrections of scripts say about it; nil if nothing.
    var correction: ItemCorrection?
  }

  private static let ellipsis: UInt32 = 0x2026
  private static let hyphen: UInt32 = 0x2010

  /// The runs of a line's content, in visual order (UAX #9, L1 and L2).
  ///
  /// Where a word is divided its letters keep the forms they have in the whole word (CSS Text 3,
  /// section 5), but no pair is kerned and no ligature formed across the edge. White space that
  /// hangs over the end is on the line, and keeps its kerning with the letter before it.
  ///
  /// A line that a soft hyphen ends shows a hyphen at the end of its text, with that text's level.
  func runs(of filled: BrokenLine) -> (runs: [GlyphRun], width: Double) {
    place(pieces(of: filled))
  }

  /// The width of a line's runs, in points.
  func width(of filled: BrokenLine) -> Double { width(of: pieces(of: filled)) }

  private func pieces(of filled: BrokenLine) -> [Piece] {
    let content = filled.content
    var line = pieces(
      of: content, in: filled.range, context: joiningContext(of: filled.range))
    if filled.isHyphenated, let last = line.last {
      let hyphen = insertedGlyph(
        LineBuilder.hyphen, beside: content.upperBound - 1, level: last.level)
      line.append(
        Piece(item: hyphen, range: 0..<1, level: last.level, span: last.span, isInserted: true))
    }
    return line
  }

  /// `content` with as much text on both sides as HarfBuzz looks at to join letters: five
  /// characters. More would make the layout of one long word quadratic.
  private func joiningContext(of content: Range<Int>) -> Range<Int> {
    let reach = 10
    let start = max(content.lowerBound - reach, 0)
    return start..<min(content.upperBound + reach, paragraph.text.count)
  }

  /// The runs of a truncated line that begins at `start`.
  ///
  /// The ellipsis takes the paragraph's level, so that it stands where reading ends; the text
  /// beside it is shaped as if nothing followed.
  func runs(of content: TruncatedContent, from start: Int) -> (runs: [GlyphRun], width: Double) {
    place(pieces(of: content, from: start))
  }

  /// The width of a truncated line's runs, in points.
  func width(of content: TruncatedContent, from start: Int) -> Double {
    width(of: pieces(of: content, from: start))
  }

  private func pieces(of content: TruncatedContent, from start: Int) -> [Piece] {
    var line = pieces(of: content.before, in: content.before, context: content.before)
    let beside = content.before.isEmpty ? content.after.lowerBound : content.before.upperBound - 1
    let level = paragraph.bidi.paragraphLevel(at: start)
    let item = insertedGlyph(LineBuilder.ellipsis, beside: beside, level: level)
    line.append(
      Piece(
        item: item, range: 0..<1, level: level, span: givenSpan(of: item, at: beside),
        isEllipsis: true, isInserted: true))
    line += pieces(of: content.after, in: content.after, context: content.after)
    return line
  }

  /// The width of the ellipsis beside the text at `offset`, in points.
  func ellipsisWidth(beside offset: Int) -> Double {
    placer(of: insertedGlyph(LineBuilder.ellipsis, beside: offset, level: 0)).width
  }

  /// The width of a hyphen beside the text at `offset`, in points.
  func hyphenWidth(beside offset: Int) -> Double {
    placer(of: insertedGlyph(LineBuilder.hyphen, beside: offset, level: 0)).width
  }

  // MARK: Pieces

  private func pieces(
    of content: Range<Int>, in line: Range<Int>, context: Range<Int>
  ) -> [Piece] {
    var pieces: [Piece] = []
    for item in items(in: content) {
      let kept = item.item.range.clamped(to: line)
      let shown = item.item.range.clamped(to: content)
      let onLine = slice(item, to: kept, context: context)
      append(kept == shown ? onLine : onLine.part(shown), to: &pieces)
    }
    return pieces
  }

  /// Appends the parts of a shaped item that belong to different given spans: those were shaped as one,
  /// but may be drawn differently. A cluster belongs to the span of its first character.
  private func append(_ item: ShapedItem, to pieces: inout [Piece]) {
    let range = item.item.range
    guard !request.givenStarts.isEmpty else {
      return pieces.append(
        Piece(item: item, range: range, level: item.item.level, span: item.item.span))
    }
    let clusters = paragraph.clusterBoundaries
    var edges = [range.lowerBound]
    let starts = request.givenStarts
    for start in starts[starts.partitionPoint { $0 > range.lowerBound }...] {
      if start >= range.upperBound { break }
      let edge = clusters[clusters.index(atOrAfter: start)]
      if edge > edges[edges.count - 1], edge < range.upperBound { edges.append(edge) }
    }
    edges.append(range.upperBound)
    pieces += zip(edges, edges.dropFirst()).map { start, end in
      Piece(
        item: edges.count == 2 ? item : item.part(start..<end), range: start..<end,
        level: item.item.level, span: givenSpan(of: item, at: start))
    }
  }

  /// The given span that the text at `offset`, in `item`, belongs to.
  private func givenSpan(of item: ShapedItem, at offset: Int) -> Int {
    guard !request.givenStarts.isEmpty else { return item.item.span }
    return max(request.givenStarts.partitionPoint { $0 > offset } - 1, 0)
  }

  /// The items that `content` holds, whole or in part.
  private func items(in content: Range<Int>) -> ArraySlice<ShapedItem> {
    guard !content.isEmpty else { return [] }
    let items = paragraph.items
    let first = items.partitionPoint { $0.item.range.upperBound > content.lowerBound }
    let end = items.partitionPoint { $0.item.range.lowerBound >= content.upperBound }
    return items[first..<max(first, end)]
  }

  /// The part of `item` in `range`: taken from its glyphs if breaking there is safe, else shaped again.
  private func slice(_ item: ShapedItem, to range: Range<Int>, context: Range<Int>) -> ShapedItem {
    if range == item.item.range { return item }
    guard let glyphs = safeSlice(of: item.glyphs, range, item.item) else {
      return shaper.reshape(item, range: range, context: context, of: paragraph.request)
    }
    var display: [Glyph]?
    if let all = item.displayGlyphs {
      guard let slice = safeSlice(of: all, range, item.item) else {
        return shaper.reshape(item, range: range, context: context, of: paragraph.request)
      }
      display = slice
    }
    var part = item.item
    part.range = range
    return ShapedItem(
      item: part, opticalSizes: item.opticalSizes, glyphs: glyphs, displayGlyphs: display,
      isTracked: item.isTracked)
  }

  /// The glyphs of `range`, or nil if one at an edge would take another form if the text were
  /// broken there. Clusters ascend from left to right, or descend in a right-to-left item.
  private func safeSlice(of glyphs: [Glyph], _ range: Range<Int>, _ item: Item) -> [Glyph]? {
    let found = item.places(in: range, of: glyphs)
    let (low, high) = (found.lowerBound, found.upperBound)
    // The first glyph of the range, and the first of what follows it, in logical order.
    let first = item.isRightToLeft ? high - 1 : low
    let next = item.isRightToLeft ? low - 1 : high
    let breaksBefore = range.lowerBound > item.range.lowerBound && glyphs.indices.contains(first)
    if breaksBefore, glyphs[first].isUnsafeToBreak { return nil }
    let breaksAfter = range.upperBound < item.range.upperBound && glyphs.indices.contains(next)
    if breaksAfter, glyphs[next].isUnsafeToBreak { return nil }
    return Array(glyphs[found])
  }

  /// A glyph that is not in the text, in the face of the text at `offset` if that face has it, else in the
  /// first face that has it.
  private func insertedGlyph(_ character: UInt32, beside offset: Int, level: UInt8) -> ShapedItem {
    let items = paragraph.items
    let beyond = items.partitionPoint { $0.item.range.lowerBound > offset }
    let neighbour = beyond > 0 ? items[beyond - 1].item : nil
    var family = shaper.fonts.family(for: character) ?? 0
    if case .family(let index) = neighbour?.face,
      shaper.fonts.covers(character, family: index)
    {
      family = index
    }
    let span = neighbour?.span ?? 0
    let item = shaper.shape(
      [UInt16(character)], family: family, style: request.spans[span].font.style,
      script: neighbour?.script ?? .common, level: level, locale: request.locale)
    var placed = item.item
    placed.span = span
    return ShapedItem(
      item: placed, opticalSizes: item.opticalSizes, glyphs: item.glyphs,
      displayGlyphs: item.displayGlyphs,
      isTracked: item.isTracked)
  }

  // MARK: Places

  private func place(_ pieces: [Piece]) -> (runs: [GlyphRun], width: Double) {
    var runs: [GlyphRun] = []
    runs.reserveCapacity(pieces.count)
    var x = 0.0
    let pieces = corrected(pieces).flatMap(evenlyStretched)
    for index in visualOrder(of: pieces) {
      let run = run(pieces[index], at: x)
      x += run.width
      if pieces[index].item.item.face != .control { runs.append(run) }
    }
    return (runs, x)
  }

  /// The sum of the runs' widths, in the order in which they are placed: a sum of binary fractions depends
  /// on it.
  private func width(of pieces: [Piece]) -> Double {
    let pieces = corrected(pieces)
    return visualOrder(of: pieces).reduce(0) { $0 + placer(of: pieces[$1]).width }
  }

  /// The pieces from left to right, as indices.
  private func visualOrder(of pieces: [Piece]) -> [Int] {
    guard pieces.count > 1 else { return Array(pieces.indices) }
    let logical = pieces.indices.map { BidiRun(range: $0..<$0 + 1, level: pieces[$0].level) }
    return VisualOrder.reordered(logical).map(\.range.lowerBound)
  }

  private func run(_ piece: Piece, at x: Double) -> GlyphRun {
    let span = piece.item.item.span
    let (content, width) = placer(of: piece).placed(at: x)
    return GlyphRun(
      content: content, size: factors[span].size,
      range: piece.isInserted ? 0..<0 : piece.range, level: piece.level, span: piece.span, x: x,
      width: width, baselineOffset: request.spans[span].baselineOffset,
      isEllipsis: piece.isEllipsis)
  }

  private func placer(of piece: Piece) -> GlyphPlacer {
    var placer = placer(of: piece.item)
    placer.correction = piece.correction
    placer.stretch = piece.stretch
    return placer
  }

  private func placer(of item: ShapedItem) -> GlyphPlacer {
    var factors = factors[item.item.span]
    if case .family(let index) = item.item.face,
      let correction = shaper.fonts.families[index].correction
    {
      factors = factors.corrected(by: correction)
    }
    return GlyphPlacer(
      item: item, factors: factors, boundaries: paragraph.clusterBoundaries)
  }
}
