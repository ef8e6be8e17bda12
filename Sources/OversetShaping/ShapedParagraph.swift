import OversetConfig
package import OversetUnicode
import OversetVocabulary
import Synchronization

/// An opportunity to break a line.
package struct BreakOpportunity: Sendable {
  /// The UTF-16 offset at which the next line would begin.
  @inlinable package var offset: Int { Int(start) }
  /// The offset at which the content of the line ends: white space before the break hangs.
  @inlinable package var contentEnd: Int { Int(end) }
  /// Whether the line must break here.
  package let isMandatory: Bool
  /// Whether a hyphen shows where the line ends: a soft hyphen stands before the break.
  package let isHyphenated: Bool

  // HarfBuzz counts a text's units in 32 bits, and a paragraph has as many of these as words.
  @usableFromInline let start: UInt32
  @usableFromInline let end: UInt32

  init(offset: Int, contentEnd: Int, isMandatory: Bool, isHyphenated: Bool) {
    start = UInt32(truncatingIfNeeded: offset)
    end = UInt32(truncatingIfNeeded: contentEnd)
    self.isMandatory = isMandatory
    self.isHyphenated = isHyphenated
  }
}

/// A paragraph that has been analysed and shaped once, for every width and size.
///
/// It keeps the running sums of advances over UTF-16 offsets, so that the width of any range at
/// any size is a subtraction.
package final class ShapedParagraph: Sendable {
  /// What was shaped.
  package let request: Shaper.Request
  /// The text, in UTF-16.
  package let text: [UInt16]
  /// The embedding levels.
  package let bidi: BidiParagraph
  /// The items in logical order, with their glyphs.
  package let items: [ShapedItem]
  /// Where lines may and must break, ascending and never inside a cluster; the last is the end of
  /// the text.
  package let breaks: [BreakOpportunity]
  /// Whether a break before the end is mandatory, so that there are several lines in any width.
  package let hasMandatoryBreak: Bool
  /// Grapheme cluster boundaries that no glyph spans, ascending, with 0 and the end.
  package let clusterBoundaries: ClusterBoundaries
  /// The code points that no face has, in order of appearance without repeats.
  package let missing: [UInt32]
  /// Whether the glyphs for display sizes have been shaped.
  package let hasDisplayGlyphs: Bool

  /// The spans of one style each, in order, covering the text; empty if there is but one.
  private let spans: [Range<Int>]
  private let sums: AdvanceSums
  /// The sums of each family whose widths a correction changes; most often none.
  private let corrected: [CorrectedSums]
  /// What the corrections of scripts change; nil where they change nothing.
  private let changes: WidthChanges?
  /// Whether the corrections of scripts may change its widths.
  package var isCorrected: Bool { changes != nil }
  /// Clusters that take the text's own tracking; most texts have none.
  private let knownSpaced = AtomicLazyReference<SpacedClusters>()
  /// What the face's own metrics change about emoji; most often nothing.
  private let emoji: EmojiAdvances?

  init(
    request: Shaper.Request, spans: [Range<Int>], bidi: BidiParagraph, items: [ShapedItem],
    breaks: [LineBreak], graphemes: ClusterBoundaries, fonts: FontCollection
  ) {
    let text = request.text
    self.request = request
    self.text = text
    self.spans = spans
    self.bidi = bidi
    self.items = items
    hasDisplayGlyphs = false
    let sums = AdvanceSums(count: text.count, items: items, graphemes: graphemes)
    self.sums = sums
    corrected = CorrectedSums.make(
      of: request, items: items, graphemes: graphemes, fonts: fonts)
    changes = WidthChanges(
      of: request, items: items, graphemes: graphemes, widths: fonts.scriptWidths)
    let isBoundary = { $0 == text.count || sums.isClusterStart($0) }
    emoji =
      fonts.hasEmojiFamily
      ? EmojiAdvances(count: text.count, items: items, graphemes: graphemes) : nil
    // Most texts have a glyph to each grapheme cluster: their boundaries are not copied.
    let boundaries =
      graphemes.allSatisfy(isBoundary) ? graphemes : ClusterBoundaries(graphemes.filter(isBoundary))
    clusterBoundaries = boundaries
    self.breaks = ShapedParagraph.opportunities(breaks, in: text, sums, boundaries)
    hasMandatoryBreak = self.breaks.dropLast().contains { $0.isMandatory }
    missing = MissingScalars.find(in: text, items: items)
  }

  /// The breaks at which no cluster is divided: UAX #14 may break where UAX #29 does not, as between
  /// a space and a mark (LB10).
  private static func opportunities(
    _ breaks: [LineBreak], in text: [UInt16], _ sums: AdvanceSums, _ boundaries: ClusterBoundaries
  ) -> [BreakOpportunity] {
    var opportunities: [BreakOpportunity] = []
    opportunities.reserveCapacity(breaks.count)
    // Each break looks back no further than to the one before it: a text may be white space throughout.
    var (scanned, contentEnd) = (0, 0)
    for candidate in breaks {
      let offset = candidate.offset
      let end = trimmedEnd(of: text, from: scanned, to: offset)
      if end > scanned { contentEnd = end }
      scanned = max(scanned, offset)
      guard
        candidate.isMandatory || offset == text.count
          || sums.isClusterStart(offset) && boundaries.contains(offset)
      else { continue }
      opportunities.append(
        BreakOpportunity(
          offset: offset, contentEnd: contentEnd,
          isMandatory: candidate.isMandatory,
          isHyphenated: offset > 0 && offset < text.count && text[offset - 1] == 0xAD))
    }
    return opportunities
  }

  /// `base` with the glyphs for display sizes, which `shape` shapes item by item.
  init(_ base: ShapedParagraph, addingDisplayGlyphs shape: (ShapedItem) -> [Glyph]?) {
    let items = base.items.map { $0.with(displayGlyphs: shape($0)) }
    var sums = base.sums
    sums.addDisplayAdvances(of: items)
    var corrected = base.corrected
    for index in corrected.indices { corrected[index].addDisplayAdvances(of: items) }
    request = base.request
    text = base.text
    bidi = base.bidi
    self.items = items
    breaks = base.breaks
    hasMandatoryBreak = base.hasMandatoryBreak
    clusterBoundaries = base.clusterBoundaries
    missing = base.missing
    hasDisplayGlyphs = true
    spans = base.spans
    self.sums = sums
    self.corrected = corrected
    emoji = base.emoji
    changes = base.changes
  }

  /// The advance width of `range`, in points, with span `i` at `factors[i]`.
  package func width(of range: Range<Int>, factors: SpanValues<SizeFactors>) -> Double {
    width(from: range.lowerBound, to: range.upperBound, factors: factors)
  }

  /// The advance width of the text from `start` to `end`, in points, with span `i` at `factors[i]`.
  package func width(
    from start: Int, to end: Int, factors: SpanValues<SizeFactors>
  ) -> Double {
    if spans.isEmpty { return width(from: start, to: end, factors.first) }
    var width = 0.0
    var index = firstSpan(endingAfter: start)
    while index < spans.count, spans[index].lowerBound < end {
      let (from, to) = (max(start, spans[index].lowerBound), min(end, spans[index].upperBound))
      if from < to { width += self.width(from: from, to: to, factors[index]) }
      index += 1
    }
    return width
  }

  private func firstSpan(endingAfter offset: Int) -> Int {
    var (low, high) = (0, spans.count)
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func width(from start: Int, to end: Int, _ factors: SizeFactors) -> Double {
    var width = sums.width(from: start, to: end, factors)
    for part in corrected { width += part.change(from: start, to: end, factors) }
    if factors.metrics == .ios, let changes {
      width += changes.width(from: start, to: end, size: factors.size)
    }
    if factors.tracking != 0 { width += Double(spaced(from: start, to: end)) * factors.tracking }
    if factors.metrics == .font, let emoji {
      width += emoji.change(from: start, to: end, size: factors.size)
    }
    return width
  }

  /// How many clusters that take tracking begin from `start` to `end`.
  private func spaced(from start: Int, to end: Int) -> UInt32 {
    let spaced = knownSpaced.load() ?? knownSpaced.storeIfNil(SpacedClusters(sums))
    return spaced.sums[end] - spaced.sums[start]
  }

  private final class SpacedClusters: Sendable {
    let sums: [UInt32]

    init(_ sums: AdvanceSums) { self.sums = sums.spacedClusters() }
  }

  /// Whether the text can be broken at `offset` without any letter taking another form or width.
  package func isSafeToBreak(at offset: Int) -> Bool { !sums.isUnsafeToBreak(offset) }

  /// The content of `range` without the white space at its end, which hangs over the line.
  package func trimmingTrailingSpace(_ range: Range<Int>) -> Range<Int> {
    let end = ShapedParagraph.trimmedEnd(of: text, from: range.lowerBound, to: range.upperBound)
    return range.lowerBound..<end
  }

  private static func trimmedEnd(of text: [UInt16], from start: Int, to end: Int) -> Int {
    var end = end
    while end > start, CharacterProperties.isHanging(text[end - 1]) { end -= 1 }
    return end
  }
}

extension CharacterProperties {
  /// Whether a code unit at a line's end takes no room: white space and line separators.
  /// No-break spaces take room.
  static func isHanging(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x20, 0x09...0x0D, 0x85, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x2028, 0x2029,
      0x205F, 0x3000:
      true
    default: false
    }
  }
}

/// The characters without a glyph.
enum MissingScalars {
  static func find(in text: [UInt16], items: [ShapedItem]) -> [UInt32] {
    var missing: [UInt32] = []
    var seen: Set<UInt32> = []
    for shaped in items where lacksGlyphs(shaped) {
      let range = shaped.item.range
      for scalar in String(decoding: text[range], as: UTF16.self).unicodeScalars
      where !GlyphNeed.isInvisible(scalar.value) && ClassWidth(of: scalar.value) == nil
        && shaped.opticalSizes?.text.glyph(for: scalar.value) == nil
        && seen.insert(scalar.value).inserted
      {
        missing.append(scalar.value)
      }
    }
    return missing
  }

  /// Whether a character of the item has no glyph: all of them where no face has the base, else a
  /// mark that the base's face lacks.
  private static func lacksGlyphs(_ shaped: ShapedItem) -> Bool {
    shaped.item.face == .missing || shaped.glyphs.contains { $0.id == 0 }
  }
}
