import OversetCatalogs
package import OversetVocabulary

extension RuleID {
  package static let sameAsSource = RuleID("same-as-source")
}

/// A translation that is the source text, although that has words of its language.
///
/// Holds for every locale of another language than the source's. Sure are words in small letters that
/// are no units and no words that many languages share, and words of controls; where the locale is
/// written in Latin letters, only three words of which one is the grammar's or a control's. Where most
/// other languages translate the text, a single word counts in another script, and two in Latin letters.
/// Up to three words that half of the languages keep are a name, unless two are in small letters. A form
/// such as `few` is left over if it is the source's text and the locale's `other` is translated. A table in which four
/// of five phrases are the source's is a copy, and only the first copied phrase is reported.
struct SameAsSourceCheck: CatalogTextCheck {
  let rule = Rule(
    .sameAsSource, fault: "K-2", title: "Same as the source", looksAt: .catalogText,
    severity: .warning, locales: .otherLanguages,
    example: "German “please wait”",
    precision: "Words that few languages share, or that most other languages translate.")

  func fault(of text: CheckedText, in entry: CheckedEntry) -> CatalogFault? {
    guard let words = SourceWords(sameTextAt: text, in: entry) else { return nil }
    if let copy = entry.copy { return Self.fault(of: copy, in: entry) }
    guard !words.isEmpty,
      Self.isProse(words.foreign(to: entry.locale.language), in: entry)
        || Self.isFormLeftOver(text, in: entry)
    else { return nil }
    return CatalogFault(
      "the text is the same as in \(entry.entry.sourceLanguage)",
      fix: "Translate it. If it is intended, accept it in Config/checks.yml.")
  }

  /// What is told of a table that is a copy of the source texts, once.
  private static func fault(
    of copy: CopiedLanguages.Copy, in entry: CheckedEntry
  ) -> CatalogFault? {
    guard entry.entry.key == copy.firstKey else { return nil }
    // Without figures: languages of which the same is said are one finding.
    return CatalogFault(
      "at least four in five phrases of the table are the same as in \(entry.entry.sourceLanguage), "
        + "so the table is hardly translated",
      fix: "Translate the table, or remove it from the app until it is translated.")
  }

  private static func isProse(_ words: SourceWords, in entry: CheckedEntry) -> Bool {
    let isLatin = entry.locale.isLatin
    let repetition = entry.repetition
    guard !repetition.isKept || words.count > 3 || words.isPhrase else { return false }
    return words.isSurelyProse(inLatinLocale: isLatin)
      || words.isProse(inLatinLocale: isLatin, repetition)
  }

  /// Whether the text is a form such as `few`, a text of the source, beside an `other` of the locale's own.
  /// Forms for one are often spelt alike (“1 minute”).
  static func isFormLeftOver(_ text: CheckedText, in entry: CheckedEntry) -> Bool {
    guard let category = text.path.pluralCategory, category != "one",
      category != VariantName.other,
      // 0 chooses `zero` in every language.
      category == "zero" || entry.locale.categories.contains(category)
    else { return false }
    let other = text.path.inCategory(VariantName.other)
    return entry.texts.contains { $0.path == other && !entry.source.hasText($0.value) }
  }
}
