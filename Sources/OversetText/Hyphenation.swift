import OversetShaping
import OversetUnicode
import OversetVocabulary

/// Where iOS may divide words with hyphens of its own. `Docs/widths.md` says what is known of it.
///
/// Which words it divides, and in which text styles, is not known. So no line is laid out with such a hyphen:
/// what fits with hyphens alone is at risk.
enum Hyphenation {
  /// The first version of iOS that is known to hyphenate a language.
  private static let versions = ["de": 17, "ru": 26]

  /// Whether iOS may hyphenate texts of `locale`.
  static func isKnown(in locale: LocaleTag, version: Int) -> Bool {
    versions[locale.language].map { version >= $0 } ?? false
  }
}

extension ParagraphBreaker {
  /// Whether the text may fit its lines in `width` points if iOS hyphenates: every word divided where it
  /// fills the line best.
  func mayFitHyphenated(in width: Double) -> Bool {
    guard request.metrics == .ios, let limit = request.lineLimit, limit > 1,
      Hyphenation.isKnown(in: request.locale, version: shaper.fonts.version)
    else { return false }
    return LineBreaker(pass: self).hyphenatedCount(in: width, limit: limit) <= limit
  }
}

extension LineBreaker {
  /// How far to look back for a place within a word, in clusters.
  private static let reach = 8

  /// The number of lines if words are divided as well as can be, and no more than one beyond `limit`.
  fileprivate func hyphenatedCount(in width: Double, limit: Int) -> Int {
    var (start, next, forced, count) = (0, 0, 0, 0)
    while start < paragraph.text.count, count <= limit {
      let whole = line(from: start, next: &next, width: width)
      forced = mandatoryBreak(after: start, from: forced)
      let end = forced < paragraph.breaks.count ? paragraph.breaks[forced].offset : nil
      start = max(
        whole.range.upperBound,
        divisionEnd(from: start, to: end ?? paragraph.text.count, in: width))
      count += 1
    }
    return count
  }

  /// The index of the first break after `start` that must be taken, or one past the last.
  ///
  /// Goes on from `index`, the answer for an earlier start, so that all lines together pass each break once.
  private func mandatoryBreak(after start: Int, from index: Int) -> Int {
    let breaks = paragraph.breaks
    var index = index
    while index < breaks.count, !breaks[index].isMandatory || breaks[index].offset <= start {
      index += 1
    }
    return index
  }

  /// The last place within a word up to which a line from `start` that ends no later than `end` fits with a
  /// hyphen; `start` if there is none.
  private func divisionEnd(from start: Int, to end: Int, in width: Double) -> Int {
    let boundaries = paragraph.clusterBoundaries
    let first = boundaries.index(atOrAfter: start + 1)
    let beyond = boundaries.index(atOrAfter: end)
    guard first < beyond else { return start }
    let hyphen = pass.hyphenWidth(beside: start)
    let candidates = boundaries[first..<beyond]
    let fitting = candidates.partitionPoint { candidate in
      paragraph.width(from: start, to: candidate, factors: pass.factors) + hyphen > width
    }
    let last = candidates[candidates.startIndex..<fitting].suffix(Self.reach)
    return last.last(where: isWithinWord) ?? start
  }

  /// Whether two letters stand on each side.
  private func isWithinWord(_ offset: Int) -> Bool {
    let text = paragraph.text
    guard offset > 1, offset + 1 < text.count else { return false }
    return text[offset - 2...offset + 1].allSatisfy {
      Unicode.Scalar($0)?.properties.isAlphabetic == true
    }
  }
}
