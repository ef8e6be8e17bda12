package import OversetVocabulary

/// A key of a catalog with everything said about it.
///
/// A class that never changes: a catalog is handed from step to step, and what is copied is one reference.
package final class CatalogEntry: Sendable {
  /// The key, exactly as it is spelt.
  package let key: String
  /// The note for translators; `nil` when there is none.
  package let comment: String?
  /// How the key came into the catalog: `manual`, `stale`, `extracted_with_value`, or whatever
  /// else a tool wrote; `nil` for a key found in code.
  package let extractionState: String?
  /// Whether Xcode did not find the key in code when it looked last.
  package var isStale: Bool { extractionState == "stale" }
  /// Whether the text is meant to be translated.
  package let shouldTranslate: Bool
  /// The translations by locale.
  package let localizations: [LocaleTag: Localization]
  /// The locales of `localizations` in file order.
  package let locales: [LocaleTag]
  /// The language the app is written in.
  package let sourceLanguage: LocaleTag
  /// The text in the source language, and how it is known.
  package let source: SourceText
  /// Members the model has no property for, in file order.
  package let otherMembers: [OtherMember]
  /// The place of the key.
  package let place: SourcePlace

  /// An entry out of its parts; the source text follows from them by the rules of ``SourceText``.
  ///
  /// Of several localizations of one locale the first counts.
  package init(
    key: String, comment: String? = nil, extractionState: String? = nil,
    shouldTranslate: Bool = true, localizations: [Localization] = [], sourceLanguage: LocaleTag,
    otherMembers: [OtherMember] = [], place: SourcePlace
  ) {
    var byLocale = [LocaleTag: Localization](minimumCapacity: localizations.count)
    var locales: [LocaleTag] = []
    locales.reserveCapacity(localizations.count)
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
    source = SourceText(
      key: key, comment: comment, localization: byLocale[sourceLanguage], file: place.file)
    self.otherMembers = otherMembers
    self.place = place
  }

  /// Visits every string of the entry once, locales and variants in file order.
  package func forEachLeaf(_ visit: (CatalogLeaf) -> Void) {
    for locale in locales {
      localizations[locale]?.forEachUnit { path, unit in
        visit(CatalogLeaf(key: key, locale: locale, path: path, unit: unit))
      }
    }
  }

  /// Whether a file, as reports call it or by the end of its path, is one of those that the entry is written in, or one of
  /// its table's others. Nil is any file.
  package func isIn(_ file: String?, of others: some Sequence<String>) -> Bool {
    guard let file else { return true }
    var files = Set(others)
    files.insert(place.file)
    for localization in localizations.values { files.insert(localization.place.file) }
    return files.contains { $0 == file || $0.hasSuffix("/\(file)") || file.hasSuffix("/\($0)") }
  }
}

/// A member of an entry that the model has no property for, kept as it is.
package struct OtherMember: Sendable, Hashable {
  /// The member's name.
  package let name: String
  /// Its value as JSON on one line.
  package let json: String
  /// The place of the name.
  package let place: SourcePlace

  /// A member by name, value and place.
  package init(name: String, json: String, place: SourcePlace) {
    self.name = name
    self.json = json
    self.place = place
  }
}
