public import OversetVocabulary

/// A key of a catalog with everything said about it.
///
/// A class that never changes: a catalog is handed from step to step, and what is copied is one reference.
public final class CatalogEntry: Sendable {
  /// The key, exactly as it is spelt.
  public let key: String
  /// The note for translators; `nil` when there is none.
  public let comment: String?
  /// How the key came into the catalog: `manual`, `stale`, `extracted_with_value`, or whatever
  /// else a tool wrote; `nil` for a key found in code.
  public let extractionState: String?
  /// Whether the text is meant to be translated.
  public let shouldTranslate: Bool
  /// The translations by locale.
  public let localizations: [LocaleTag: Localization]
  /// The locales of `localizations` in file order.
  public let locales: [LocaleTag]
  /// The language the app is written in.
  public let sourceLanguage: LocaleTag
  /// The text in the source language, and how it is known.
  public let source: SourceText
  /// Members the model has no property for, in file order.
  public let otherMembers: [OtherMember]
  /// The place of the key.
  public let place: SourcePlace

  /// An entry out of its parts; the source text follows from them by the rules of ``SourceText``.
  ///
  /// Of several localizations of one locale the first counts.
  public init(
    key: String, comment: String? = nil, extractionState: String? = nil,
    shouldTranslate: Bool = true, localizations: [Localization] = [], sourceLanguage: LocaleTag,
    otherMembers: [OtherMember] = [], place: SourcePlace
  ) {
    var byLocale: [LocaleTag: Localization] = [:]
    var locales: [LocaleTag] = []
    for localization in localizations where byLocale[localization.locale] == nil {
      byLocale[localization.locale] = localization
      locales.append(localization.locale)
    }
    self.key = key
    self.comment = comment
    self.extractionState = extractionState
    self.shouldTranslate = shouldTranslate
    self.localizations = byLocale
    self.locales = locales
    self.sourceLanguage = sourceLanguage
    source = SourceText(key: key, comment: comment, localization: byLocale[sourceLanguage])
    self.otherMembers = otherMembers
    self.place = place
  }

  /// Visits every string of the entry once, locales and variants in file order.
  public func forEachLeaf(_ visit: (CatalogLeaf) -> Void) {
    for locale in locales {
      localizations[locale]?.forEachUnit { path, unit in
        visit(CatalogLeaf(key: key, locale: locale, path: path, unit: unit))
      }
    }
  }
}

/// A member of an entry that the model has no property for, kept as it is.
public struct OtherMember: Sendable, Hashable {
  /// The member's name.
  public let name: String
  /// Its value as JSON on one line.
  public let json: String
  /// The place of the name.
  public let place: SourcePlace

  /// A member by name, value and place.
  public init(name: String, json: String, place: SourcePlace) {
    self.name = name
    self.json = json
    self.place = place
  }
}
