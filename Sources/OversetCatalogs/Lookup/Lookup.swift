package import OversetVocabulary

/// What a catalog answers for a key and a locale.
package struct Lookup: Sendable {
  /// How near the answer is to the question.
  package enum Match: String, Sendable, Hashable {
    /// The locale that was asked for.
    case exact
    /// A locale of the same language, as `pt-BR` for `pt`.
    case related
    /// The source text, because there is no translation.
    case untranslated
    /// The key itself, because no catalog has it.
    case unknownKey
  }

  /// The entry; `nil` for an unknown key.
  package let entry: CatalogEntry?
  /// The texts; when the source has none in the catalog, its text as the rules of ``SourceText``
  /// give it.
  package let localization: Localization?
  /// The locale that answered; for an unknown key the one that was asked for.
  package let locale: LocaleTag
  /// How near the answer is.
  package let match: Match

  /// Whether a reader of the locale sees their own language.
  package var isTranslated: Bool { match == .exact || match == .related }

  static func unknownKey(locale: LocaleTag) -> Lookup {
    Lookup(entry: nil, localization: nil, locale: locale, match: .unknownKey)
  }
}

extension CatalogEntry {
  /// Finds the texts for a locale, by ``LocaleFallback``, then in the source language. A
  /// ``Pseudolocale`` makes its own.
  package func lookup(locale: LocaleTag) -> Lookup {
    if let localization = localizations[locale], !localization.isEmpty {
      return Lookup(entry: self, localization: localization, locale: locale, match: .exact)
    }
    if let pseudo = Pseudolocale(tag: locale)?.localization(of: self) {
      return Lookup(entry: self, localization: pseudo, locale: locale, match: .exact)
    }
    let filled = locales.filter { localizations[$0]?.isEmpty == false }
    let answer = LocaleFallback.best(of: filled + [sourceLanguage], for: locale)
    let tag = answer ?? sourceLanguage
    let match: Lookup.Match =
      answer == nil ? .untranslated : (answer == locale ? .exact : .related)
    return Lookup(
      entry: self, localization: localizations[tag].flatMap { $0.isEmpty ? nil : $0 } ?? implied,
      locale: tag, match: match)
  }

  /// The source text as a localization, when the catalog has no text of the source language.
  private var implied: Localization {
    Localization(
      locale: sourceLanguage, unit: StringUnit(value: source.text, state: "", place: place))
  }
}
