import OversetUnicode
package import OversetVocabulary

extension CatalogEntry {
  /// Why a text of an entry cannot be replaced.
  package enum ReplacementFault: Error, Sendable, Hashable {
    /// The text varies by number, and no plural category says which form is meant.
    case needsPlural([String])
    /// A plural category was named, and the text does not vary by number.
    case hasNoPlural
    /// Several parts of the text have the form that was named: one of these is meant.
    case isAmbiguous([String])
    /// The text has parts that vary on their own, and the locale has none of them.
    case hasParts

    /// The fault in one sentence, without a full stop.
    package var sentence: String {
      switch self {
      case .needsPlural(let categories):
        "the text has plural forms; name one of \(categories.joined(separator: ", "))"
      case .hasNoPlural: "the text has no such plural form"
      case .isAmbiguous(let paths):
        "several parts of the text have that form; name one of \(paths.joined(separator: ", "))"
      case .hasParts:
        "the text has parts that vary by number, and this locale has none of them; add them to the catalog first"
      }
    }
  }

  /// The entry with another text in a locale; all else stays, the state of the text too.
  ///
  /// A text that varies by device is replaced for each of them. A locale without a text gets one: of several plural
  /// forms all of the locale's have it.
  ///
  /// - Parameter plural: The form that is meant: a plural category, or the way to the text as exported translation units
  ///   spell it, such as `substitutions.boats.plural.few`; nil for a text without forms.
  package func replacing(
    _ text: String, in locale: LocaleTag, plural: String? = nil
  ) throws(ReplacementFault) -> CatalogEntry {
    let own = localizations[locale].flatMap { $0.isEmpty ? nil : $0 }
    let replaced =
      if let own {
        try TextReplacement(text: text, plural: plural).localization(own)
      } else {
        try added(text, in: locale, plural: plural)
      }
    var list = locales.compactMap { $0 == locale ? replaced : localizations[$0] }
    if localizations[locale] == nil { list.append(replaced) }
    return CatalogEntry(
      key: key, comment: comment, extractionState: extractionState,
      shouldTranslate: shouldTranslate, localizations: list, sourceLanguage: sourceLanguage,
      otherMembers: otherMembers, place: place)
  }

  /// A first text of a locale, in the shape of the source text.
  private func added(
    _ text: String, in locale: LocaleTag, plural: String?
  ) throws(ReplacementFault) -> Localization {
    let source = localizations[sourceLanguage]
    guard source?.substitutions.isEmpty ?? true else { throw .hasParts }
    let unit = StringUnit(value: text, state: "translated", place: place)
    let varies = source?.variation(along: VariantAxis.plural) != nil
    let categories = PluralRules(locale: locale).categories.map(\.rawValue)
    guard varies || plural != nil else { return Localization(locale: locale, unit: unit) }
    guard varies else { throw .hasNoPlural }
    guard let plural else { throw .needsPlural(categories) }
    let names = categories.contains(plural) ? categories : categories + [plural]
    let cases = names.map {
      Variant(name: $0, content: VariantContent(unit: unit), place: place)
    }
    return Localization(
      locale: locale,
      content: VariantContent(variations: [
        Variation(axis: VariantAxis.plural, cases: cases, place: place)
      ]),
      place: place)
  }
}

extension Localization {
  /// The choice along an axis, where it is the outermost.
  fileprivate func variation(along axis: String) -> Variation? { content.variation(along: axis) }
}

/// Puts a text in place of others.
private struct TextReplacement {
  let text: String
  /// The form that is replaced; nil for texts without forms.
  let plural: String?

  func localization(
    _ localization: Localization
  ) throws(CatalogEntry.ReplacementFault) -> Localization {
    try prove(localization)
    return Localization(
      locale: localization.locale, content: content(localization.content, at: .root),
      substitutions: localization.substitutions.map { part in
        Substitution(
          name: part.name, argumentNumber: part.argumentNumber,
          formatSpecifier: part.formatSpecifier,
          content: content(part.content, at: LeafPath([.substitution(part.name)])),
          place: part.place)
      }, place: localization.place)
  }

  /// Refuses a form that the text does not have, and one that several parts have.
  private func prove(_ localization: Localization) throws(CatalogEntry.ReplacementFault) {
    var categories: [String] = []
    var meant: [LeafPath] = []
    localization.forEachUnit { path, _ in
      if let name = path.pluralCategory, !categories.contains(name) { categories.append(name) }
      if isMeant(path) { meant.append(path) }
    }
    guard let plural else {
      guard meant.isEmpty else { return }
      throw .needsPlural(categories)
    }
    // A category that the catalog lacks is added.
    let isNew = meant.isEmpty && VariantName.pluralCategories.contains(plural)
    guard !categories.isEmpty, isNew || !meant.isEmpty else { throw .hasNoPlural }
    let parts = Set(meant.map(\.substitution))
    guard parts.count < 2 else { throw .isAmbiguous(meant.map(\.description).sorted()) }
  }

  private func isMeant(_ path: LeafPath) -> Bool {
    guard let plural else { return path.pluralCategory == nil }
    return path.pluralCategory == plural || path.description == plural
  }

  private func content(_ content: VariantContent, at path: LeafPath) -> VariantContent {
    VariantContent(
      unit: content.unit.map { unit in
        isMeant(path) ? StringUnit(value: text, state: unit.state, place: unit.place) : unit
      },
      variations: content.variations.map { variation(of: $0, at: path) })
  }

  private func variation(of variation: Variation, at path: LeafPath) -> Variation {
    func step(_ name: String) -> LeafPath {
      path.appending(.variant(axis: variation.axis, name: name))
    }
    var cases = variation.cases.map { variant in
      Variant(
        name: variant.name, content: content(variant.content, at: step(variant.name)),
        place: variant.place)
    }
    // A form that the language has and the catalog does not yet.
    if variation.axis == VariantAxis.plural, let plural,
      VariantName.pluralCategories.contains(plural), !cases.contains(where: { $0.name == plural })
    {
      let unit = StringUnit(value: text, state: "translated", place: variation.place)
      cases.append(
        Variant(name: plural, content: VariantContent(unit: unit), place: variation.place))
    }
    return Variation(axis: variation.axis, cases: cases, place: variation.place)
  }
}
