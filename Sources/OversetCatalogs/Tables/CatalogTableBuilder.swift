import OversetVocabulary

/// Puts a table together, file by file: alone, a file's entries stay as they are; of several files each key
/// is one entry, as ``TableMerger`` has it.
struct CatalogTableBuilder: Sendable {
  let table: String
  let folder: String
  let sourceLanguage: LocaleTag
  private(set) var keys: [String]
  private(set) var firstParts: [UInt32]
  private(set) var locales: Set<LocaleTag>
  private(set) var store: EntryStore
  private(set) var files = TableFiles()

  private var notes: [CatalogNote]
  private var mergeNotes: [CatalogNote] = []
  /// Nil until there are several files.
  private var merging: Merging?

  /// What is known of each key while files are merged.
  private struct Merging: Sendable {
    var indices: [ExactString: Int] = [:]
    var lastParts: [UInt32] = []
    var hasComment: [Bool] = []
    /// The file that each key was met in last.
    var lastFiles: [Int] = []
    var file = 0
    /// The keys of which several files may have a text in one locale, with what is said of them so far.
    var contested: [Int: MergedEntry] = [:]
  }

  /// A table of one file.
  init(
    table: String, folder: String, sourceLanguage: LocaleTag, entries: EntryCollector,
    notes: [CatalogNote]
  ) {
    self.table = table
    self.folder = folder
    self.sourceLanguage = sourceLanguage
    keys = entries.keys
    firstParts = entries.parts
    locales = entries.locales
    store = entries.store
    self.notes = notes
  }

  /// The table.
  var catalogTable: CatalogTable { CatalogTable(self, notes: notes + mergeNotes + files.notes) }

  /// Counts a file with texts among the table's.
  mutating func add(file: String, keyCount: Int) {
    files.add(file, keyCount: keyCount, source: sourceLanguage)
  }

  // MARK: Several files

  /// Adds a further file.
  mutating func merge(_ catalog: StringCatalog) {
    merge(catalog.entries, locales: Set(catalog.entries.flatMap(\.locales)), notes: catalog.notes)
  }

  /// Adds a further file.
  mutating func merge(_ table: CatalogTable) {
    let entries = table.keys.indices.lazy.flatMap { table.entries($0..<$0 + 1) }
    merge(entries, locales: Set(table.locales), notes: table.notes)
  }

  /// Adds a further file, a table of its own so far.
  ///
  /// - Parameter hasAll: Whether the file is one of all languages, which has the source language in any case.
  mutating func merge(_ file: CatalogTableBuilder, hasAll: Bool) {
    let entries = file.keys.indices.lazy.map { index in
      file.store.entry(key: file.keys[index], firstPart: file.firstParts[index])
    }
    let locales = hasAll ? file.locales.union([file.sourceLanguage]) : file.locales
    merge(entries, locales: locales, notes: file.notes)
  }

  /// Gives names the numbers that they have in a table that was read before.
  mutating func adoptNumbers(of earlier: CatalogTable) { store.adoptNumbers(of: earlier.store) }

  private mutating func merge(
    _ entries: some Sequence<CatalogEntry>, locales added: Set<LocaleTag>, notes: [CatalogNote]
  ) {
    var merging = self.merging ?? startMerging()
    self.merging = nil
    let mayContest = !locales.isDisjoint(with: added)
    merging.file += 1
    for entry in entries { merge(entry, &merging, mayContest: mayContest) }
    self.merging = merging
    locales.formUnion(added)
    self.notes += notes
  }

  /// Makes one entry of all that have the same key.
  private mutating func startMerging() -> Merging {
    var merging = Merging()
    let first = zip(keys, firstParts).map { $0 }
    (keys, firstParts) = ([], [])
    for (key, part) in first {
      let entry = store.entry(key: key, firstPart: part)
      add(entry, part: part, &merging, mayContest: true)
    }
    return merging
  }

  private mutating func merge(
    _ entry: CatalogEntry, _ merging: inout Merging, mayContest: Bool
  ) {
    let index = merging.indices[ExactString(entry.key)]
    let keepsComment = index.map { !merging.hasComment[$0] } ?? true
    let part = store.append(entry, keepsComment: keepsComment)
    add(entry, part: part, &merging, mayContest: mayContest)
  }

  /// Adds a part whose bytes are stored.
  private mutating func add(
    _ entry: CatalogEntry, part: UInt32, _ merging: inout Merging, mayContest: Bool
  ) {
    let key = ExactString(entry.key)
    guard let index = merging.indices[key] else {
      merging.indices[key] = keys.count
      merging.lastParts.append(part)
      merging.hasComment.append(entry.comment != nil)
      merging.lastFiles.append(merging.file)
      keys.append(entry.key)
      firstParts.append(part)
      return
    }
    if mayContest || merging.lastFiles[index] == merging.file { contest(index, &merging) }
    mergeNotes += merging.contested[index]?.add(entry) ?? []
    merging.lastFiles[index] = merging.file
    store.link(merging.lastParts[index], to: part)
    merging.lastParts[index] = part
    merging.hasComment[index] = merging.hasComment[index] || entry.comment != nil
  }

  /// Keeps what is said of a key so far, so that each further file costs no more than itself.
  private func contest(_ index: Int, _ merging: inout Merging) {
    guard merging.contested[index] == nil else { return }
    merging.contested[index] = MergedEntry(
      store.entry(key: keys[index], firstPart: firstParts[index]))
  }
}
