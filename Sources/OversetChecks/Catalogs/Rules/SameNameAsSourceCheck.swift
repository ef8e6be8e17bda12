import OversetCatalogs
package import OversetVocabulary

extension RuleID {
  package static let sameNameAsSource = RuleID("same-name-as-source")
}

/// A translation that is the source text, and may be a name.
///
/// Off: nothing in a catalog tells “Baseline” from a name. Judged on three public apps, 44 of 50 findings
/// were right.
struct SameNameAsSourceCheck: CatalogTextCheck {
  let rule = Rule(
    .sameNameAsSource, fault: "K-2", title: "Same as the source, possibly a name",
    looksAt: .catalogText, severity: .info, locales: .otherLanguages,
    example: "German “Settings”",
    precision: "Off: it cannot be distinguished from a name. Judged by eye: 44 of 50 right.",
    isOnByDefault: false)

  func fault(of text: CheckedText, in entry: CheckedEntry) -> CatalogFault? {
    guard let words = SourceWords(sameTextAt: text, in: entry), !words.isEmpty else { return nil }
    let isLatin = entry.locale.isLatin
    guard !words.isSurelyProse(inLatinLocale: isLatin),
      !words.isProse(inLatinLocale: isLatin, entry.repetition),
      !SameAsSourceCheck.isFormLeftOver(text, in: entry)
    else { return nil }
    return CatalogFault(
      "the text is the same as in \(entry.entry.sourceLanguage)",
      fix: "Translate it unless it is a name.")
  }
}
