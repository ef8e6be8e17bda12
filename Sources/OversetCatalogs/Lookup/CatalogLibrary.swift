package import OversetVocabulary

/// Several catalogs, looked up by table, key and locale.
///
/// Catalogs of one table are one: their keys add up, and so do the locales of a key, which is how
/// formats with a file per locale are put together. Where two give the same key and locale, the
/// catalog that comes first counts, and a note says so.
package struct CatalogLibrary: Sendable {
  /// The table code means when it names none.
  package static let defaultTable = "Localizable"

  /// The merged tables: ``defaultTable`` first, the others in the order of their catalogs.
  package let catalogs: [StringCatalog]
  /// The notes of all catalogs, and those of merging them.
  package let notes: [CatalogNote]
  /// The files of the tables whose format has one for each locale.
  package let files: [String: Set<String>]

  private let indexes: [String: [ExactString: CatalogEntry]]
  /// Entries that are looked up in place of those of the catalogs, by table.
  private var replacements: [String: [ExactString: CatalogEntry]] = [:]

  /// A library of catalogs; those of one table have one source language, that of the first.
  package init(_ catalogs: [StringCatalog]) {
    var notes = catalogs.flatMap(\.notes)
    var merged: [StringCatalog] = []
    var indexes: [String: [ExactString: CatalogEntry]] = [:]
    let byTable = Dictionary(grouping: catalogs, by: \.table)
    for table in Self.tables(of: catalogs) {
      let parts = byTable[table] ?? []
      var merger = TableMerger()
      for part in parts { merger.add(part) }
      let entries = merger.entries
      merged.append(
        StringCatalog(
          table: table, sourceLanguage: parts.first?.sourceLanguage ?? .undetermined,
          entries: entries,
          notes: parts.flatMap(\.notes) + merger.notes))
      indexes[table] = Dictionary(
        entries.map { (ExactString($0.key), $0) }, uniquingKeysWith: { first, _ in first })
      notes += merger.notes
    }
    self.catalogs = merged
    self.notes = notes
    self.indexes = indexes
    files = byTable.mapValues { parts in Set(parts.flatMap(\.files.byLocale.values)) }
  }

  /// Every locale of any catalog, sorted.
  package var locales: [LocaleTag] {
    catalogs.reduce(into: Set<LocaleTag>()) { $0.formUnion($1.locales) }.sorted()
  }

  /// The entry of a key.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - table: the table; `nil` looks in ``defaultTable`` and then in the others in order, so that
  ///     a project may keep one catalog per feature.
  package func entry(key: String, table: String? = nil) -> CatalogEntry? {
    let exact = ExactString(key)
    if let table { return entry(exact, in: table) }
    for catalog in catalogs {
      if let entry = entry(exact, in: catalog.table) { return entry }
    }
    return nil
  }

  private func entry(_ key: ExactString, in table: String) -> CatalogEntry? {
    if !replacements.isEmpty, let entry = replacements[table]?[key] { return entry }
    return indexes[table]?[key]
  }

  /// The same library, where looking a key up in a table finds another entry; ``catalogs`` stay as they are.
  package func replacing(_ entry: CatalogEntry, in table: String) -> CatalogLibrary {
    var library = self
    library.replacements[table, default: [:]][ExactString(entry.key)] = entry
    return library
  }

  /// The texts of a key for a locale.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - table: as for ``entry(key:table:)``.
  ///   - locale: the locale.
  package func lookup(key: String, table: String? = nil, locale: LocaleTag) -> Lookup {
    entry(key: key, table: table)?.lookup(locale: locale) ?? .unknownKey(locale: locale)
  }

  private static func tables(of catalogs: [StringCatalog]) -> [String] {
    let names = catalogs.map(\.table)
    let ordered = (names.contains(defaultTable) ? [defaultTable] : []) + names
    var seen: Set<String> = []
    return ordered.filter { seen.insert($0).inserted }
  }
}
