import OversetCatalogs
package import OversetVocabulary

extension RuleID {
  package static let translationMissing = RuleID("translation-missing")
}

/// A key without a text in a locale that the catalog is translated into.
///
/// Holds for every locale but the source's. A source text without a letter needs no translation, and neither does a word or
/// two that all translations there are leave as they are: a name. A key in Chinese, Japanese or Korean is shown as it is in
/// that language.
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

  /// Whether a key that is a text is one of the locale's language, by letters that few others have.
  private static func isOfLanguage(_ entry: CheckedEntry) -> Bool {
    func has(_ ranges: [ClosedRange<UInt32>]) -> Bool {
      entry.entry.key.unicodeScalars.contains { letter in
        ranges.contains { $0.contains(letter.value) }
      }
    }
    switch entry.locale.language {
    case "zh", "yue": return has([han]) && !has([kana, hangul])
    case "ja": return has([kana])
    case "ko": return has([hangul])
    default: return false
    }
  }

  private static let han: ClosedRange<UInt32> = 0x3400...0x9FFF
  private static let kana: ClosedRange<UInt32> = 0x3041...0x30FF
  private static let hangul: ClosedRange<UInt32> = 0xAC00...0xD7A3

  func findings(in entry: CheckedEntry) -> [Finding] {
    guard entry.isTranslation, entry.isLocaleOfCatalog, entry.localization == nil, !entry.isStray,
      !entry.entry.isStale, !entry.source.words(of: entry.source.main).isEmpty,
      !entry.entry.lookup(locale: entry.locale.tag).isTranslated, !Self.isName(entry),
      !Self.isOfLanguage(entry)
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
