package import OversetVocabulary

/// A table whose entries are kept packed and made one after the other: 100,000 keys in 40 locales take a
/// third of a gigabyte, not four.
///
/// It has the entries of the ``StringCatalog`` of the same files, in the same order.
package struct CatalogTable: Sendable {
  /// The table's name.
  package let table: String
  /// The folder of the table's files, without `.lproj`.
  package let folder: String
  /// The language the app is written in.
  package let sourceLanguage: LocaleTag
  /// The key of each entry, in order.
  package let keys: [String]
  /// What was read but is unusual.
  package let notes: [CatalogNote]
  /// Every locale with at least one entry, the source language included, sorted.
  package let locales: [LocaleTag]
  /// Its files, where its format has one for each locale.
  package let files: TableFiles
  /// Whether an entry has a text in the source language.
  package let hasSourceTexts: Bool

  /// Which reading the table comes from.
  private let reading = TableReading()
  let store: EntryStore
  /// The first part of each entry in ``store``.
  private let firstParts: [UInt32]

  /// The bytes that the entries take.
  package var byteCount: Int { store.byteCount }

  init(_ builder: CatalogTableBuilder, notes: [CatalogNote]) {
    table = builder.table
    folder = builder.folder
    sourceLanguage = builder.sourceLanguage
    keys = builder.keys
    locales = builder.locales.union([builder.sourceLanguage]).sorted()
    files = builder.files
    hasSourceTexts = builder.locales.contains(builder.sourceLanguage)
    store = builder.store
    firstParts = builder.firstParts
    self.notes = notes
  }

  /// The entries of a range.
  package func entries(_ range: Range<Int>) -> [CatalogEntry] {
    range.clamped(to: keys.indices).map { index in
      store.entry(key: keys[index], firstPart: firstParts[index])
    }
  }

  /// The part of the table with those entries, as a catalog of its own, with the notes on their keys.
  package func catalog(_ range: Range<Int>, notes: [CatalogNote] = []) -> StringCatalog {
    StringCatalog(
      table: table, sourceLanguage: sourceLanguage, entries: entries(range), notes: notes,
      folder: folder, files: files)
  }

  // MARK: Comparing

  /// Whether the table is one that was read before, and not read again.
  package func isSame(as earlier: CatalogTable) -> Bool { reading === earlier.reading }

  /// Whether the table has the keys, languages, files and notes of an earlier reading, which it continues: only texts and
  /// what else stands in entries may differ.
  package func hasSameFrame(as earlier: CatalogTable) -> Bool {
    if isSame(as: earlier) { return true }
    return table.isExactly(earlier.table) && folder.isExactly(earlier.folder)
      && sourceLanguage == earlier.sourceLanguage && locales == earlier.locales
      && files == earlier.files && hasSourceTexts == earlier.hasSourceTexts
      && keys.elementsEqual(earlier.keys) { $0.isExactly($1) }
      && notes.elementsEqual(earlier.notes) { $0 == $1 && $0.message.isExactly($1.message) }
      && store.continues(earlier.store)
  }

  /// Whether entries are those of an earlier reading with the same frame, places in files included.
  package func hasSameEntries(_ range: Range<Int>, as earlier: CatalogTable) -> Bool {
    if isSame(as: earlier) { return true }
    return range.allSatisfy {
      store.hasSameBytes(
        from: firstParts[$0], as: earlier.store, from: earlier.firstParts[$0])
    }
  }
}

/// A reading of a table: copies of the table share it.
private final class TableReading: Sendable {}

extension String {
  /// Whether two texts have the same code units.
  fileprivate func isExactly(_ other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
