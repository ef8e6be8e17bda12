package import OversetCatalogs
import OversetChecks
import OversetUnicode
package import OversetVocabulary

/// A clean entry of a catalog in one locale: where a fault is planted.
package struct PlantSite {
  /// The entry.
  package let entry: CatalogEntry
  /// The locale.
  package let locale: LocaleTag
  /// A number that no other site has.
  package let index: Int

  /// The site of `entry` in `locale`.
  package init(_ entry: CatalogEntry, locale: LocaleTag, index: Int) {
    self.entry = entry
    self.locale = locale
    self.index = index
  }

  // MARK: The locale

  /// Whether the locale is the one the app is written in.
  var isSource: Bool { locale == entry.sourceLanguage }
  /// Whether texts run from right to left.
  var isRightToLeft: Bool { locale.isRightToLeft }
  /// Whether code passes arguments to the texts, as far as the file says.
  var isFormat: Bool { SourceEvidence.isFormat(entry) }
  /// Whether the language is written in Latin letters.
  var isLatin: Bool { locale.likelyScript == .latin }
  /// The language subtag.
  var language: String { locale.language }

  // MARK: The texts

  /// The localization, where the catalog has one for exactly this locale.
  var localization: Localization? { entry.localizations[locale] }

  /// The source text, where it has no variants and is known.
  var source: String? {
    guard entry.source.origin != .rawKey else { return nil }
    guard let own = entry.localizations[entry.sourceLanguage], !own.isEmpty else {
      return entry.source.text
    }
    return Self.plain(own)
  }

  /// The text in the locale, where it has no variants.
  var text: String? {
    if let localization, !localization.isEmpty { return Self.plain(localization) }
    return isSource ? source : nil
  }

  /// A translation and its source, both without variants.
  var translation: (text: String, source: String)? {
    guard !isSource, entry.shouldTranslate, let text, let source, Self.hasLetter(text),
      Self.hasLetter(source)
    else { return nil }
    return (text, source)
  }

  private static func plain(_ localization: Localization) -> String? {
    guard localization.variations.isEmpty, localization.substitutions.isEmpty else { return nil }
    return localization.unit?.value
  }

  /// Whether anything can be read.
  static func hasLetter(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.properties.isAlphabetic }
  }

  /// Whether a text is words of its own script and nothing else: what stands beside them alone decides
  /// the order.
  static func isRightToLeftWords(_ text: String) -> Bool {
    hasLetter(text)
      && text.unicodeScalars.allSatisfy {
        (0x05D0...0x05EA).contains($0.value) || (0x0620...0x064A).contains($0.value)
          || $0.value == 0x20
      }
  }

  /// Whether a text is surely of its language: several words in small letters, one of them grammar.
  static func isProse(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    let small = words.filter { word in
      word.count >= 4 && word.unicodeScalars.allSatisfy { ("a"..."z").contains($0) }
    }
    let grammar: Set<Substring> = ["the", "and", "to", "of", "is", "are", "your", "with", "for"]
    return small.count >= 3 && words.contains { grammar.contains($0) }
  }

  // MARK: Other entries

  /// The entry with another text in the locale; of a translation also with another source text.
  func with(_ text: String, source: String? = nil, state: String = "translated") -> CatalogEntry {
    var localizations = entry.localizations
    localizations[locale] = unit(text, locale, state: state)
    if let source {
      localizations[entry.sourceLanguage] = unit(source, entry.sourceLanguage, state: "translated")
    }
    return rebuilt(localizations)
  }

  /// The entry with another localization.
  func with(_ localization: Localization?) -> CatalogEntry {
    var localizations = entry.localizations
    localizations[locale] = localization
    return rebuilt(localizations)
  }

  /// The entry under another key, with its source text or without one.
  func renamed(_ key: String, hasSource: Bool) -> CatalogEntry {
    var localizations = entry.localizations
    localizations[entry.sourceLanguage] =
      hasSource ? unit(entry.source.text, entry.sourceLanguage, state: "translated") : nil
    return CatalogEntry(
      key: key, shouldTranslate: entry.shouldTranslate,
      localizations: ordered(localizations), sourceLanguage: entry.sourceLanguage,
      place: entry.place)
  }

  /// The entry as Xcode would mark it.
  func marked(_ extractionState: String) -> CatalogEntry {
    rebuilt(entry.localizations, extractionState: extractionState)
  }

  /// What may stand before Latin letters without turning the line of the locale.
  var mark: String { isRightToLeft ? "\u{200F}" : "" }

  /// Whether it is one of every four: a fault that is the same in all texts is not planted into each.
  var isSample: Bool { index % 4 == 0 }

  /// The text as a phrase of App Shortcuts.
  func phrase(_ text: String, source: String) -> CatalogEntry {
    let entry = isSource ? with(text) : with(text, source: source)
    return CatalogEntry(
      key: entry.key, shouldTranslate: entry.shouldTranslate,
      localizations: ordered(entry.localizations), sourceLanguage: entry.sourceLanguage,
      place: SourcePlace(file: "AppShortcuts.xcstrings", line: 1, column: 1))
  }

  private func unit(_ text: String, _ locale: LocaleTag, state: String) -> Localization {
    let place = entry.localizations[locale]?.unit?.place ?? entry.place
    return Localization(
      locale: locale, unit: StringUnit(value: text, state: state, place: place))
  }

  /// Always in one order.
  private func ordered(_ localizations: [LocaleTag: Localization]) -> [Localization] {
    localizations.values.sorted { $0.locale < $1.locale }
  }

  private func rebuilt(
    _ localizations: [LocaleTag: Localization], extractionState: String? = nil
  ) -> CatalogEntry {
    CatalogEntry(
      key: entry.key, comment: entry.comment,
      extractionState: extractionState ?? entry.extractionState,
      shouldTranslate: entry.shouldTranslate, localizations: ordered(localizations),
      sourceLanguage: entry.sourceLanguage, otherMembers: entry.otherMembers, place: entry.place)
  }
}
