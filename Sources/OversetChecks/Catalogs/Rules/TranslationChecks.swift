import OversetCatalogs

/// A key without a text in a locale that the catalog is translated into.
///
/// Holds for every locale but the source's. A source text without a letter needs no translation.
struct TranslationMissingCheck: CatalogCheck {
  let rule = Rule(
    name: "translation-missing", fault: "K-2", title: "No translation", severity: .warning,
    locales: .translations)

  func findings(in entry: CheckedEntry) -> [CatalogFinding] {
    guard entry.isTranslation, entry.isLocaleOfCatalog, entry.localization == nil,
      entry.entry.extractionState != "stale", !SourceWords(entry.source.main).isEmpty,
      !entry.entry.lookup(locale: entry.locale.tag).isTranslated
    else { return [] }
    return [
      entry.finding(
        rule, at: entry.entry.place,
        CatalogFault(
          "no text in the locale, so the source text is shown", fix: "Translate the key."))
    ]
  }
}

/// A translation that shows nothing where the source shows something. Holds for every locale but the
/// source's.
struct BlankTranslationCheck: CatalogTextCheck {
  let rule = Rule(
    name: "translation-blank", fault: "K-2", title: "Blank translation", severity: .warning,
    locales: .translations)

  func fault(of text: CheckedText, in entry: CheckedEntry) -> CatalogFault? {
    guard entry.isTranslation, text.isBlank, !entry.source.text(at: text.path).isBlank else {
      return nil
    }
    return CatalogFault(
      "the translation is blank and the source is not",
      fix: "Translate the key, or delete the blank text so that the source text is shown.")
  }
}

/// A translation that is the source text, although that has words of its language.
///
/// Holds for every locale of another language than the source's. Sure are words in small letters that
/// are no units and no words that many languages share, and words of controls; where the locale is
/// written in Latin letters, only three words of which one is the grammar's.
struct SameAsSourceCheck: CatalogTextCheck {
  let rule = Rule(
    name: "same-as-source", fault: "K-2", title: "Same as the source", severity: .warning,
    locales: .otherLanguages)

  func fault(of text: CheckedText, in entry: CheckedEntry) -> CatalogFault? {
    guard let words = SourceWords(sameTextAt: text, in: entry) else { return nil }
    guard words.isSurelyProse(inLatinLocale: entry.locale.isLatin) else { return nil }
    return CatalogFault(
      "the text is the same as in \(entry.entry.sourceLanguage)",
      fix: "Translate it; where it is meant, accept it in Config/checks.yml.")
  }
}

/// A translation that is the source text, and may be a name.
///
/// Off: nothing in a catalog tells “Baseline” from a name. Judged on three public apps, 44 of 50 findings
/// were right.
struct SameNameAsSourceCheck: CatalogTextCheck {
  let rule = Rule(
    name: "same-name-as-source", fault: "K-2", title: "Same as the source, perhaps a name",
    severity: .info, locales: .otherLanguages)

  var isOnByDefault: Bool { false }

  func fault(of text: CheckedText, in entry: CheckedEntry) -> CatalogFault? {
    guard let words = SourceWords(sameTextAt: text, in: entry), !words.isEmpty else { return nil }
    guard !words.isSurelyProse(inLatinLocale: entry.locale.isLatin) else { return nil }
    return CatalogFault(
      "the text is the same as in \(entry.entry.sourceLanguage)",
      fix: "Translate it unless it is a name.")
  }
}

extension SourceWords {
  /// The words of a translation that is its source text; nil where it is not, or may be.
  fileprivate init?(sameTextAt text: CheckedText, in entry: CheckedEntry) {
    guard entry.isTranslation, text.traits.contains(.latin),
      entry.source.texts.contains(where: { $0.value == text.value })
        || entry.source.main.value == text.value,
      entry.locale.language != LanguageOf.tag(entry.entry.sourceLanguage)
    else { return nil }
    self.init(text)
  }
}

/// The language subtag of a BCP 47 tag.
enum LanguageOf {
  static func tag(_ tag: String) -> String {
    String(tag.prefix { $0 != "-" && $0 != "_" }).lowercased()
  }
}
