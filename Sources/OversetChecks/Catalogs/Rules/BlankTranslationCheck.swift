import OversetCatalogs
package import OversetVocabulary

extension RuleID {
  package static let translationBlank = RuleID("translation-blank")
}

/// A translation that shows nothing where the source shows something. Holds for every locale but the
/// source's.
struct BlankTranslationCheck: CatalogTextCheck {
  let rule = Rule(
    .translationBlank, fault: "K-2", title: "Blank translation", looksAt: .catalogText,
    severity: .warning, locales: .translations,
    example: "`\"value\" : \"\"` for “Save”",
    precision: "Exact. Judged by eye: 10 of 10 right.")

  func fault(of text: CheckedText, in entry: CheckedEntry) -> CatalogFault? {
    guard entry.isTranslation, text.isBlank, !entry.source.text(at: text.path).isBlank else {
      return nil
    }
    return CatalogFault(
      "the translation is blank, but the source is not",
      fix: "Translate the key, or delete the blank text so that the source text is shown.")
  }
}
