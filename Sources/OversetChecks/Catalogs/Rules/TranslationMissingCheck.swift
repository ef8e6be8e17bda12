import OversetCatalogs
package import OversetVocabulary

extension RuleID {
  package static let translationMissing = RuleID("translation-missing")
}

/// A key without a text in a locale that the catalog is translated into.
///
/// Holds for every locale but the source's. A source text without a letter needs no translation. Where no
/// file has the source text, because it stands in code, the key needs one if three quarters of the
/// table's languages have one and these differ.
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

  func findings(in entry: CheckedEntry) -> [Finding] {
    guard entry.localization == nil, !entry.isStray, entry.entry.extractionState != "stale",
      let message = message(for: entry),
      !entry.entry.lookup(locale: entry.locale.tag).isTranslated
    else { return [] }
    return [
      entry.finding(rule, at: entry.missingPlace, CatalogFault(message, fix: "Translate the key."))
    ]
  }

  /// What is missing; nil if nothing is.
  private func message(for entry: CheckedEntry) -> String? {
    if entry.isTranslation {
      guard entry.isLocaleOfCatalog, !entry.source.words(of: entry.source.main).isEmpty else {
        return nil
      }
      return "the key has no translation, so \(Self.shown(for: entry)) is shown"
    }
    guard let count = Self.translations(of: entry) else { return nil }
    return "the key has no translation, and \(count) other languages have one"
  }

  /// In how many languages a key is translated whose source text stands in code; nil where it may be left
  /// out.
  private static func translations(of entry: CheckedEntry) -> Int? {
    let (files, all) = (entry.files.byLocale, entry.entry.localizations)
    guard !entry.isSource, !entry.source.isKnown, entry.entry.shouldTranslate,
      files[entry.entry.sourceLanguage] == nil, files[entry.locale.tag] != nil, all.count > 2,
      all.count * 4 >= files.count * 3, !KeyText.isOfInterfaceBuilder(entry.entry.key),
      !FileName.isInfoPlist(entry.entry.place.file)
    else { return nil }
    return Set(all.values.compactMap(\.unit?.value)).count > 1 ? all.count : nil
  }
}
