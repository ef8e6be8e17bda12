import OversetCatalogs
package import OversetVocabulary

extension RuleID {
  package static let sameAsSource = RuleID("same-as-source")
}

/// A translation that is the source text, although that has words of its language.
///
/// Holds for every locale of another language than the source's. Sure are words in small letters that
/// are no units and no words that many languages share, and words of controls; where the locale is
/// written in Latin letters, only three words of which one is the grammar's.
struct SameAsSourceCheck: CatalogTextCheck {
  let rule = Rule(
    .sameAsSource, fault: "K-2", title: "Same as the source", looksAt: .catalogText,
    severity: .warning, locales: .otherLanguages,
    example: "German “please wait”",
    precision: "Only lower-case words that few languages share. Judged by eye: 184 of 185 right.")

  func fault(of text: CheckedText, in entry: CheckedEntry) -> CatalogFault? {
    guard let words = SourceWords(sameTextAt: text, in: entry) else { return nil }
    guard words.isSurelyProse(inLatinLocale: entry.locale.isLatin) else { return nil }
    return CatalogFault(
      "the text is the same as in \(entry.entry.sourceLanguage)",
      fix: "Translate it. If it is intended, accept it in Config/checks.yml.")
  }
}
