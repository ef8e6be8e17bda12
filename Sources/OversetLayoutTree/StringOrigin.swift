package import OversetVocabulary

/// Where a displayed string comes from.
package struct StringOrigin: Hashable, Sendable {
  /// The catalog key.
  package var key: String
  /// Where a catalog writes the value, its file as a path below the package root; nil if no catalog has
  /// the key.
  package var place: SourcePlace?
  /// The BCP 47 tag of the localization that answered; nil if the key itself is shown.
  package var locale: LocaleTag?
  /// Whether the locale asked for, or one it falls back to, has the string.
  package var isTranslated: Bool

  /// Whether no catalog has the key, so that it is shown itself, or the default in the code.
  package var isUnknown: Bool { locale == nil }

  /// Describes the origin of a string.
  package init(
    key: String, place: SourcePlace? = nil, locale: LocaleTag? = nil, isTranslated: Bool
  ) {
    self.key = key
    self.place = place
    self.locale = locale
    self.isTranslated = isTranslated
  }
}
