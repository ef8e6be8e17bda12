import OversetCatalogs
package import OversetVocabulary

extension RuleID {
  package static let translationMissing = RuleID("translation-missing")
}

/// A key without a text in a locale that the catalog is translated into.
///
/// Holds for every locale but the source's. A source text without a letter needs no translation, and neither does a word or
/// two that all translations there are leave as they are: a name.
struct TranslationMissingCheck: CatalogCheck {
  let rule = Rule(
    .translationMissing, fault: "K-2", title: "No translation", looksAt: .catalogEntry,
    severity: .warning, locales: .translations,
    example: "no German for “Save” in a catalog with German",
    precision: "Exact; symbols and numbers need no translation.")

  /// What users see: the system falls back to the key, and some code to the source text.
  private static func shown(for entry: CheckedEntry) -> String {
    switch entry.entry.source.origin {
    case .localization where entry.source.main.value != entry.entry.key:
      "the key or the source text"
    default: "the source text"
    }
  }

  private static func isName(_ entry: CheckedEntry) -> Bool {
    entry.repetition.same >= 2 && entry.repetition.different == 0
      && entry.source.main.trimmed.split(whereSeparator: CheckedText.isSpace).count <= 2
  }

  func findings(in entry: CheckedEntry) -> [Finding] {
    guard entry.isTranslation, entry.isLocaleOfCatalog, entry.localization == nil, !entry.isStray,
      entry.entry.extractionState != "stale", !entry.source.words(of: entry.source.main).isEmpty,
      !entry.entry.lookup(locale: entry.locale.tag).isTranslated, !Self.isName(entry)
    else { return [] }
    return [
      entry.finding(
        rule, at: entry.missingPlace,
        CatalogFault(
          "the key has no translation, so \(Self.shown(for: entry)) is shown",
          fix: "Translate the key."))
    ]
  }
}
