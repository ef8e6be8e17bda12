package import OversetVocabulary

/// Chooses the plural category of a number in a locale: `zero`, `one`, `two`, `few`, `many` or
/// `other` (CLDR cardinal rules).
package typealias PluralSelector = @Sendable (_ number: Double, _ locale: LocaleTag) -> String

/// Turns keys and arguments into the texts that are shown.
package struct StringResolver: Sendable {
  /// Where texts come from.
  package let catalogLibrary: CatalogLibrary
  /// The device whose variants are chosen, as in `iphone`.
  package let deviceClass: String
  /// Chooses plural categories.
  package let pluralSelector: PluralSelector
  /// Spells numbers.
  package let numberFormatting: NumberFormatting

  /// A resolver of these parts.
  package init(
    library: CatalogLibrary, deviceClass: String = "iphone",
    numberFormatting: @escaping NumberFormatting = NumberToFormat.plainFormatting,
    pluralSelector: @escaping PluralSelector
  ) {
    catalogLibrary = library
    self.deviceClass = deviceClass
    self.numberFormatting = numberFormatting
    self.pluralSelector = pluralSelector
  }

  /// The same resolver over other texts.
  package func resolving(in library: CatalogLibrary) -> StringResolver {
    StringResolver(
      library: library, deviceClass: deviceClass, numberFormatting: numberFormatting,
      pluralSelector: pluralSelector)
  }

  /// The text of a key.
  ///
  /// The plural category is that of the language that answers; numbers are spelt as the locale
  /// that was asked for spells them. Without arguments, a text that does not vary by number is
  /// not formatted: its percent signs stay as they are.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - table: the table; `nil` as in ``CatalogLibrary/entry(key:table:)``.
  ///   - defaultText: the text of a key that no catalog has; `nil` for the key itself.
  ///   - arguments: the values for the specifiers of the text, in the key's order.
  ///   - locale: the locale.
  package func resolve(
    key: String, table: String? = nil, defaultText: String? = nil,
    arguments: [FormatArgument] = [], locale: LocaleTag
  ) -> ResolvedString {
    let found = catalogLibrary.lookup(key: key, table: table, locale: locale)
    let governing = found.localization.flatMap { localization in
      localization.variations.isEmpty
        ? nil : GoverningArgument.number(key: key, localization: localization)
    }
    let shown = found.entry == nil ? defaultText ?? key : key
    return resolve(
      found, key: shown, arguments: arguments, locale: locale, governing: governing)
  }

  /// Resolves what was looked up.
  ///
  /// - Parameters:
  ///   - forced: the variant to take wherever it decides, instead of the one the arguments call for.
  ///   - governing: the argument that plurals of the whole text go by.
  func resolve(
    _ found: Lookup, key: String, arguments: [FormatArgument], locale: LocaleTag,
    forced: LeafPath? = nil, governing: Int?
  ) -> ResolvedString {
    let chooser = VariantChooser(
      deviceClass: deviceClass, locale: found.locale, pluralSelector: pluralSelector,
      forced: forced)
    var expansion = FormatExpansion(
      key: key, localization: found.localization, arguments: arguments, chooser: chooser,
      governing: governing)
    let parent = expansion.expand()
    var writer = FormattedWriter(
      arguments: arguments, locale: locale, budget: expansion.budget,
      formatNumber: numberFormatting)
    for piece in expansion.pieces { writer.write(piece) }
    return ResolvedString(
      text: writer.text, insertions: writer.insertions, path: parent?.path ?? .root,
      place: parent?.unit.place ?? found.entry?.place, locale: found.locale,
      isTranslated: found.isTranslated && !isPlaceholder(parent?.unit, of: found),
      formatIssues: expansion.issues + writer.issues)
  }

  /// The text of a localization that has no other, without arguments: it is shown as it is.
  func resolved(_ unit: StringUnit, of found: Lookup) -> ResolvedString {
    ResolvedString(
      text: unit.value, insertions: [], path: .root, place: unit.place, locale: found.locale,
      isTranslated: found.isTranslated && !isPlaceholder(unit, of: found), formatIssues: [])
  }

  /// Whether a text is only the source copied by a tool, waiting for its translation.
  private func isPlaceholder(_ unit: StringUnit?, of found: Lookup) -> Bool {
    unit?.state == "new" && found.locale != found.entry?.sourceLanguage
  }
}
