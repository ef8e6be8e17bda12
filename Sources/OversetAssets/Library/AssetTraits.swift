package import OversetVocabulary

/// What a colour or picture is looked up for.
package struct AssetTraits: Hashable, Sendable {
  /// The device that a variant of a colour or picture may be for, as a catalog spells it.
  package enum Idiom: String, Hashable, Sendable {
    /// An iPhone.
    case phone = "iphone"
    /// An iPad.
    case pad = "ipad"
  }

  /// The locale of the interface.
  package var locale: LocaleTag
  /// The direction of the interface.
  package var direction: LayoutDirection
  /// Light or dark.
  package var appearance: Appearance
  /// Whether the user has asked for more contrast.
  package var isHighContrast: Bool
  /// The device.
  package var idiom: Idiom

  /// Describes what is looked for.
  package init(
    locale: LocaleTag = "en", direction: LayoutDirection = .leftToRight,
    appearance: Appearance = .light, isHighContrast: Bool = false, idiom: Idiom = .phone
  ) {
    self.locale = locale
    self.direction = direction
    self.appearance = appearance
    self.isHighContrast = isHighContrast
    self.idiom = idiom
  }
}
