package import OversetVocabulary

/// A locale that nobody speaks: the source text, changed as a translation might change it.
///
/// It is a locale of the matrix like any other. Placeholders, markup and the structure of plurals stay as
/// they are in the source.
package struct Pseudolocale: Sendable, Hashable {
  /// What is done to a text.
  package enum Style: Sendable, Hashable {
    /// Letters get accents: what is still plain is not localized.
    case accented
    /// Words run from right to left by overrides; digits stay.
    case mirrored
    /// Every letter twice.
    case doubled
    /// In brackets: a text without its closing bracket is truncated.
    case bounded
    /// Letters get marks above and below.
    case tall
    /// Letters as wide as ideographs.
    case wide
    /// As long as 9 of 10 translations into a language are, for the length of the text.
    case expanded(ExpansionTable)
  }

  /// The tag, such as `en-XA`.
  package let tag: LocaleTag
  /// What is done to a text.
  package let style: Style

  /// The pseudolocale of a tag: `en-XA` (accented), `ar-XB` (mirrored), `en-x-double`, `en-x-bounded`,
  /// `en-x-tall`, `en-x-wide`, and `en-x-p90-de` for the length of German (also `ar`, `fr`, `ja`,
  /// `ru`, `tr`); nil for any other tag.
  package init?(tag: LocaleTag) {
    switch tag.identifier {
    case "en-XA": style = .accented
    case "ar-XB": style = .mirrored
    case "en-x-double": style = .doubled
    case "en-x-bounded": style = .bounded
    case "en-x-tall": style = .tall
    case "en-x-wide": style = .wide
    default:
      let prefix = "en-x-p90-"
      guard tag.identifier.hasPrefix(prefix),
        let table = ExpansionTable(language: String(tag.identifier.dropFirst(prefix.count)))
      else { return nil }
      style = .expanded(table)
    }
    self.tag = tag
  }

  /// The tags there are.
  package static let tags: [LocaleTag] =
    ["en-XA", "ar-XB", "en-x-double", "en-x-bounded", "en-x-tall", "en-x-wide"]
    + ExpansionTable.languages.compactMap { LocaleTag("en-x-p90-\($0)") }

  /// The text of the pseudolocale for a source text, with format specifiers and markup as they are.
  package func text(of source: String) -> String {
    let pieces = PseudoText.pieces(of: source)
    let shown = pieces.filter { !$0.isKept }.flatMap(\.text.unicodeScalars)
    guard !shown.isEmpty else { return source }
    var writer = PseudoWriter(
      style: style, length: shown.count, letters: shown.count { $0.properties.isAlphabetic })
    let changed = pieces.map { $0.isKept ? $0.text : writer.text(of: $0.text) }.joined()
    return style == .bounded ? "[\(changed)]" : changed
  }

  /// The source texts of an entry in the pseudolocale; nil for an entry that is not to be translated.
  func localization(of entry: CatalogEntry) -> Localization? {
    guard entry.shouldTranslate else { return nil }
    let own = entry.localizations[entry.sourceLanguage].flatMap { $0.isEmpty ? nil : $0 }
    // Siri hears phrases in languages that somebody speaks.
    if let own, own.isSpoken { return nil }
    let source =
      own
      ?? Localization(
        locale: entry.sourceLanguage,
        unit: StringUnit(value: entry.source.text, state: "", place: entry.place))
    return Localization(
      locale: tag, content: content(of: source.content),
      substitutions: source.substitutions.map { part in
        Substitution(
          name: part.name, argumentNumber: part.argumentNumber,
          formatSpecifier: part.formatSpecifier, content: content(of: part.content),
          place: part.place)
      }, place: source.place)
  }

  private func content(of source: VariantContent) -> VariantContent {
    VariantContent(
      unit: source.unit.map { unit in
        StringUnit(value: text(of: unit.value), state: "translated", place: unit.place)
      },
      variations: source.variations.map { variation in
        Variation(
          axis: variation.axis,
          cases: variation.cases.map {
            Variant(name: $0.name, content: content(of: $0.content), place: $0.place)
          }, place: variation.place)
      })
  }
}
