import OversetCatalogs
import OversetVocabulary

/// What an app's source says of entries that their catalog does not say.
struct SourceStatements: Sendable {
  /// The texts for languages whose table lacks a key.
  private let defaults: [String: [DefaultText]]
  /// The places of each key.
  private let places: [String: [TextPlace]]
  private let namesakes: NamesakeTables

  /// - Parameters:
  ///   - defaults: The texts that lookups state.
  ///   - places: The places, by key.
  ///   - namesakes: Which tables of one name they draw from.
  init(_ defaults: [DefaultText], _ places: [String: [TextPlace]], _ namesakes: NamesakeTables) {
    self.defaults = Dictionary(grouping: defaults, by: \.key)
    self.places = places
    self.namesakes = namesakes
  }

  /// A part of a table, completed by what the source says.
  func completing(_ catalog: StringCatalog) -> StringCatalog {
    StringCatalog(
      table: catalog.table, sourceLanguage: catalog.sourceLanguage,
      entries: catalog.entries.map { completing($0, table: catalog.table) },
      notes: catalog.notes, folder: catalog.folder, files: catalog.files)
  }

  /// An entry, completed by what the source says: without a text in the source language it has the one that a lookup
  /// states, which is drawn, and never the key. It is not stale where the source uses it: Xcode finds no key that goes
  /// through a function of the app.
  func completing(_ entry: CatalogEntry, table: String) -> CatalogEntry {
    let stated = statedText(of: entry, table)
    let isUsed = entry.isStale && isUsed(entry, table)
    guard stated != nil || isUsed else { return entry }
    let own = entry.locales.compactMap { entry.localizations[$0] }
    return CatalogEntry(
      key: entry.key, comment: entry.comment,
      extractionState: isUsed ? nil : entry.extractionState,
      shouldTranslate: entry.shouldTranslate,
      localizations: stated.map { [$0] + own.filter { $0.locale != entry.sourceLanguage } } ?? own,
      sourceLanguage: entry.sourceLanguage, otherMembers: entry.otherMembers, place: entry.place)
  }

  private func isUsed(_ entry: CatalogEntry, _ table: String) -> Bool {
    (places[entry.key] ?? []).contains {
      namesakes.draws($0, from: table, in: entry.place.file)
    }
  }

  private func statedText(of entry: CatalogEntry, _ table: String) -> Localization? {
    guard entry.localizations[entry.sourceLanguage]?.isEmpty ?? true,
      let text = defaults[entry.key]?.first(where: { SourceSlots.isSame($0.table, table) })
    else { return nil }
    return Localization(
      locale: entry.sourceLanguage,
      unit: StringUnit(value: text.text, state: "", place: text.place))
  }
}
