import OversetCatalogs
import OversetVocabulary

/// The texts that an app's source states for languages whose table lacks a key.
struct DefaultTexts: Sendable {
  private let texts: [String: [DefaultText]]

  init(_ places: AppPlaces) {
    texts = Dictionary(grouping: places.defaults, by: \.key)
  }

  /// A part of a table in which each key without a text in the source language has the one that the source states:
  /// that is drawn, and never the key.
  func completing(_ catalog: StringCatalog) -> StringCatalog {
    guard !texts.isEmpty else { return catalog }
    let entries = catalog.entries.map { completing($0, table: catalog.table) }
    return StringCatalog(
      table: catalog.table, sourceLanguage: catalog.sourceLanguage, entries: entries,
      notes: catalog.notes, folder: catalog.folder, files: catalog.files)
  }

  /// The same of one entry.
  func completing(_ entry: CatalogEntry, table: String) -> CatalogEntry {
    guard entry.localizations[entry.sourceLanguage]?.isEmpty ?? true,
      let text = texts[entry.key]?.first(where: { SourceSlots.isSame($0.table, table) })
    else { return entry }
    let stated = Localization(
      locale: entry.sourceLanguage,
      unit: StringUnit(value: text.text, state: "", place: text.place))
    let others = entry.locales.compactMap { entry.localizations[$0] }
    return CatalogEntry(
      key: entry.key, comment: entry.comment, extractionState: entry.extractionState,
      shouldTranslate: entry.shouldTranslate,
      localizations: [stated] + others.filter { $0.locale != entry.sourceLanguage },
      sourceLanguage: entry.sourceLanguage, otherMembers: entry.otherMembers, place: entry.place)
  }
}
