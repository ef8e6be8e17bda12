package import OversetFiles
package import OversetVocabulary

/// The tables of an app for a check that looks at one part of a table after the other: what
/// ``CatalogLoader`` reads, with packed entries.
package struct CatalogTables: Sendable {
  /// The tables, in the order of their first files.
  package let tables: [CatalogTable]
  /// The faults of all files, in the files' order, those that cannot be read among them; the rest was read.
  package let errors: [Diagnostic]
  /// The source languages of the files that do not say it.
  package let languages: SourceLanguages

  /// Reads `files` one after the other; only one is in memory at a time.
  ///
  /// - Parameters:
  ///   - sourceLanguage: As for ``CatalogLoader/init(_:sourceLanguage:)``.
  ///   - memory: What was read before: a file with the same bytes is not parsed again. Nil parses all.
  package init(
    _ files: [BoundFile], sourceLanguage: LocaleTag? = nil, memory: TableMemory? = nil
  ) {
    languages = SourceLanguages(of: files, named: sourceLanguage)
    if let memory {
      (tables, errors) = memory.tables(of: CatalogLoader.inOrder(files), languages)
      return
    }
    var reader = TableReader(languages: languages)
    for file in CatalogLoader.inOrder(files) { reader.read(file) }
    tables = reader.builders.map(\.catalogTable)
    errors = reader.errors
  }
}

/// Reads files into tables.
private struct TableReader {
  let languages: SourceLanguages
  private(set) var builders: [CatalogTableBuilder] = []
  private(set) var errors: [Diagnostic] = []
  private var places: [TableGroup: Int] = [:]

  init(languages: SourceLanguages) { self.languages = languages }

  mutating func read(_ file: BoundFile) {
    do throws(Diagnostic) {
      if CatalogFormat(fileName: file.lastPathComponent) == .xcstrings {
        readStringCatalog(try CatalogFile.contents(of: file), name: file.name)
      } else {
        add(
          try CatalogFile.reading(file, sourceLanguage: languages.language(of: file)),
          file: file.name)
      }
    } catch {
      errors.append(error)
    }
  }

  private mutating func add(_ reading: CatalogReading, file: String) {
    errors += reading.errors
    for catalog in reading.catalogs {
      let group = TableGroup(folder: catalog.folder, table: catalog.table)
      if let place = places[group] {
        builders[place].merge(catalog)
      } else {
        let entries = EntryCollector()
        for entry in catalog.entries { entries.append(entry) }
        let builder = CatalogTableBuilder(
          table: catalog.table, folder: catalog.folder, sourceLanguage: catalog.sourceLanguage,
          entries: entries, notes: catalog.notes)
        add(builder, group)
      }
      if !catalog.entries.isEmpty, let place = places[group] {
        builders[place].add(file: file, keyCount: catalog.entries.count)
      }
    }
  }

  /// Reads a string catalog entry by entry.
  private mutating func readStringCatalog(_ bytes: [UInt8], name: String) {
    let path = CatalogPath(name)
    let store = EntryCollector()
    let result = XCStringsStream.read(bytes, file: name) { store.append($0) }
    errors += result.errors
    guard let language = result.sourceLanguage else { return }
    let group = TableGroup(folder: path.folder, table: path.table)
    let builder = CatalogTableBuilder(
      table: path.table, folder: path.folder, sourceLanguage: language, entries: store,
      notes: result.notes)
    if let place = places[group] {
      builders[place].merge(builder.catalogTable)
    } else {
      add(builder, group)
    }
  }

  private mutating func add(_ builder: CatalogTableBuilder, _ group: TableGroup) {
    places[group] = builders.count
    builders.append(builder)
  }
}

/// The entries of a file while it is read.
final class EntryCollector {
  private(set) var keys: [String] = []
  private(set) var parts: [UInt32] = []
  private(set) var locales: Set<LocaleTag> = []
  private(set) var store: EntryStore

  /// No entries yet.
  ///
  /// - Parameter names: What has numbers already; see ``EntryStore/init(numberedAs:)``.
  init(numberedAs names: EntryStore = EntryStore()) { store = EntryStore(numberedAs: names) }

  func append(_ entry: CatalogEntry) {
    keys.append(entry.key)
    parts.append(store.append(entry))
    for locale in entry.locales { locales.insert(locale) }
  }
}
