package import OversetVocabulary

/// Answers questions about UTF-16 text: embedding levels, lines, grapheme clusters, words.
///
/// It owns the ICU objects that find the answers and uses them again, so keep one per task. It is not
/// `Sendable`.
///
/// Every function is total. Unpaired surrogates are characters like any other. Should ICU itself fail,
/// which without exhausted memory or missing data files it does not, the answer is the safe one named
/// at each function.
///
/// A `locale` that ICU has no data for gets the rules of the root locale.
package final class TextAnalyzer {
  private let bidiResolver = BidiResolver()
  private var iterators = BreakIteratorCache(capacity: 16)

  /// Makes an analyzer; ICU objects are opened when they are first needed.
  package init() {}

  /// Resolves the embedding levels of a text (UAX #9).
  ///
  /// Safe answer: every unit has the level of a paragraph without strong characters.
  package func bidi(_ text: [UInt16], base: BaseDirection) -> BidiParagraph {
    guard !text.isEmpty else { return BidiParagraph(count: 0, level: base.levelWithoutStrong) }
    let scan = LeftToRightScan.scan(text)
    if scan.isLeftToRightOnly(base: base) {
      return BidiParagraph(leftToRightOfCount: text.count)
    }
    return bidiResolver.resolve(text, base: base, separatorCount: scan.separatorCount)
      ?? BidiParagraph(count: text.count, level: base.levelWithoutStrong)
  }

  /// Every place where a line may or must end, ascending (UAX #14 as ICU tailors it, with
  /// dictionaries for Thai, Lao, Khmer and Burmese).
  ///
  /// The end of the text is always the last one; the beginning is none; an empty text has none.
  ///
  /// Safe answer: the end of the text alone.
  package func lineBreaks(
    in text: [UInt16], locale: LocaleTag, style: LineBreakStyle
  ) -> [LineBreak] {
    guard !text.isEmpty else { return [] }
    let kind = BreakIterator.Kind(unit: .line, locale: locale, lineBreakStyle: style)
    return iterators.iterator(kind)?
      .boundaries(in: text, skippingFirst: true, LineBreak.init)
      ?? [LineBreak(offset: text.count, isMandatory: false)]
  }

  /// The locale whose data ``lineBreaks(in:locale:style:)`` breaks by: where it is the same, so are the
  /// breaks. `locale` has no extensions, which can choose rules themselves.
  ///
  /// Safe answer: nil.
  package func localeOfLineBreaks(locale: LocaleTag, style: LineBreakStyle) -> String? {
    iterators.iterator(BreakIterator.Kind(unit: .line, locale: locale, lineBreakStyle: style))?
      .locale
  }

  /// The boundaries of extended grapheme clusters, ascending, from 0 to the length of the text
  /// (UAX #29). An empty text has one boundary, 0.
  ///
  /// Safe answer: the boundaries of Unicode scalars.
  package func graphemeBoundaries(in text: [UInt16]) -> ClusterBoundaries {
    if text.allSatisfy(GraphemeScan.standsAlone) {
      return ClusterBoundaries(everyUnitOf: text.count)
    }
    let kind = BreakIterator.Kind(
      unit: .grapheme, locale: .undetermined, lineBreakStyle: .automatic)
    return ClusterBoundaries(
      iterators.iterator(kind)?.boundaries(in: text) { offset, _ in offset }
        ?? UTF16Text.scalarBoundaries(in: text))
  }

  /// The boundaries of words and of what stands between them, ascending, from 0 to the length of the
  /// text (UAX #29 as ICU tailors it, with dictionaries for Thai, Lao, Khmer, Burmese, Chinese and
  /// Japanese). An empty text has one boundary, 0.
  ///
  /// Safe answer: the beginning and the end.
  package func wordBoundaries(in text: [UInt16], locale: LocaleTag) -> [Int] {
    guard !text.isEmpty else { return [0] }
    let kind = BreakIterator.Kind(unit: .word, locale: locale, lineBreakStyle: .automatic)
    return iterators.iterator(kind)?.boundaries(in: text) { offset, _ in offset }
      ?? [0, text.count]
  }
}

@available(*, unavailable, message: "An analyzer serves one task; make one per task.")
extension TextAnalyzer: Sendable {}
