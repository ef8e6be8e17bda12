import OversetCatalogs
package import OversetVocabulary

extension RuleID {
  package static let punctuationDrift = RuleID("punctuation-drift")
}

/// Punctuation of a translation that differs from the source's: three full stops for an ellipsis, or
/// no sign at the end of a sentence.
///
/// Holds for every locale but the source's. Thai has no full stop, and Japanese, Chinese and Korean
/// often leave the sign out, so that only an ellipsis is missed there.
struct PunctuationDriftCheck: CatalogTextCheck {
  let rule = Rule(
    .punctuationDrift, fault: "K-5", title: "Punctuation differs", looksAt: .catalogText,
    severity: .info, locales: .translations,
    example: "“Loading...” for “Loading…”",
    precision: "Exact; scripts without a full stop are excluded.")

  /// Languages in which a sentence may end without a sign.
  private static let unmarked: Set<String> = ["ja", "zh", "yue", "ko", "th", "lo", "km", "my"]
  private static let ellipses: Set<UInt32> = [0x2026, 0x22EF]
  /// In so many characters three words begin, if it is a sentence: every variant is compared with its source.
  private static let farEnough = 1000
  /// What ends a sentence, in any script, and what may close behind it.
  private static let ends: Set<UInt32> = [
    0x2E, 0x21, 0x3F, 0x3A, 0x3B, 0x1362, 0x2026, 0x22EF, 0x37E, 0x387, 0x589, 0x61F, 0x61B, 0x6D4,
    0x964,
    0x3002, 0xFF01, 0xFF1F, 0xFF1A, 0xFF0E, 0x22, 0x27, 0x29, 0x5D, 0xBB, 0x201C, 0x201D, 0x2018,
    0x2019, 0xFF09, 0x300D, 0x2A, 0x3E, 0x5F, 0x60,
  ]

  func fault(of text: CheckedText, in entry: CheckedEntry) -> CatalogFault? {
    guard entry.isTranslation, !text.isBlank, entry.isComparablePart(text) else { return nil }
    let source = entry.source.text(at: text.path)
    if Self.hasThreeStops(text.scalars), source.traits.contains(.ellipsis) {
      return CatalogFault(
        "three full stops, but the source has an ellipsis", fix: "Use “…”, as in the source.")
    }
    return missingEnd(of: text, source, entry.locale)
  }

  private func missingEnd(
    of text: CheckedText, _ source: CheckedText, _ locale: CheckedLocale
  ) -> CatalogFault? {
    let own = text.trimmed
    let other = source.trimmed
    guard let last = own.last, let sign = other.last, last != sign, !Self.ends.contains(last),
      last != CheckedText.argument
    else { return nil }
    // `==` with an array would take the suffix of a sequence, which walks through the whole text.
    let isEllipsis =
      Self.ellipses.contains(sign) || other.suffix(3).elementsEqual([0x2E, 0x2E, 0x2E])
    let isColon = sign == 0x3A
    // “min.” is an abbreviation and no sentence.
    let isSentence =
      [0x2E, 0x21, 0x3F].contains(sign)
      && other.prefix(Self.farEnough).split(whereSeparator: CheckedText.isSpace).count > 2
      && !Self.isAbbreviation(other) && !Self.endsInAbbreviation(other)
      && !(sign == 0x2E && Self.isPhrase(own, for: other))
    guard
      isEllipsis
        || ((isColon || isSentence) && !Self.unmarked.contains(locale.language))
    else { return nil }
    // “Varo! Korkea hinta” has moved it.
    guard sign != 0x21 && sign != 0x3F || !own.contains(sign) else { return nil }
    let name = isEllipsis ? "an ellipsis" : "“\([sign].string)”"
    return CatalogFault(
      "the source ends with \(name), but the text does not",
      fix: "End the text like the source.")
  }

  /// Whether a number and a short word with a full stop end a text: `After 1 min.`
  private static func isAbbreviation(_ text: ArraySlice<UInt32>) -> Bool {
    guard text.count < 30 else { return false }
    let all = text.split(whereSeparator: CheckedText.isSpace)
    let words = all.suffix(2)
    guard words.count == 2, all.count < 5, let number = words.first?.last, let word = words.last
    else {
      return false
    }
    return (CheckedText.isDigit(number) || number == CheckedText.argument) && word.count < 6
  }

  /// Whether up to two words stand for a sentence of five or more, as “Interner Fehler”: they are none.
  private static func isPhrase(_ own: ArraySlice<UInt32>, for other: ArraySlice<UInt32>) -> Bool {
    own.count < 60 && own.split(whereSeparator: CheckedText.isSpace).count <= 2
      && other.prefix(farEnough).split(whereSeparator: CheckedText.isSpace).count >= 5
  }

  /// Words that are cut short with a full stop.
  private static let abbreviations: Set<String> = [
    "approx.", "avg.", "etc.", "hr.", "hrs.", "incl.", "max.", "min.", "mins.", "sec.", "secs.",
  ]

  /// Whether the full stop at the end is that of a word with another one inside, “at 5 p.m.”, or of one that is cut short.
  private static func endsInAbbreviation(_ text: ArraySlice<UInt32>) -> Bool {
    let word = text.suffix(8).split(whereSeparator: CheckedText.isSpace).last ?? []
    if abbreviations.contains(word.string.lowercased()) { return true }
    return word.count < 6 && word.last == 0x2E && word.dropLast().last != 0x2E
      && word.dropLast().contains(0x2E)
  }

  private static func hasThreeStops(_ scalars: [UInt32]) -> Bool {
    var count = 0
    for scalar in scalars {
      count = scalar == 0x2E ? count + 1 : 0
      if count == 3 { return true }
    }
    return false
  }
}
