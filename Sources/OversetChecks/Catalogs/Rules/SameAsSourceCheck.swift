import OversetCatalogs
package import OversetVocabulary

extension RuleID {
  package static let sameAsSource = RuleID("same-as-source")
}

/// A translation that is the source text, although that has words of its language.
///
/// Holds for every locale of another language than the source's. Sure are words in small letters that
/// are no units and no words that many languages share, and words of controls; where the locale is
/// written in Latin letters, only three words of which one is the grammar's. Where most other languages
/// translate the text, a single word counts in another script, and two in Latin letters. Up to three words
/// that half of the languages keep are a name.
struct SameAsSourceCheck: CatalogTextCheck {
  let rule = Rule(
    .sameAsSource, fault: "K-2", title: "Same as the source", looksAt: .catalogText,
    severity: .warning, locales: .otherLanguages,
    example: "German “please wait”",
    precision: "Words that few languages share, or that most other languages translate.")

  func fault(of text: CheckedText, in entry: CheckedEntry) -> CatalogFault? {
    guard let words = SourceWords(sameTextAt: text, in: entry) else { return nil }
    let isLatin = entry.locale.isLatin
    guard !entry.source.repetition.isKept || words.count > 3,
      words.isSurelyProse(inLatinLocale: isLatin)
        || !words.isEmpty && words.isProse(inLatinLocale: isLatin, entry.source.repetition)
    else { return nil }
    return CatalogFault(
      "the text is the same as in \(entry.entry.sourceLanguage)",
      fix: "Translate it. If it is intended, accept it in Config/checks.yml.")
  }
}
