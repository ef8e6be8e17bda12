import Foundation
import OversetConfig
import OversetFiles
import OversetVocabulary
import Synchronization

/// The tables that were read last, for who reads them again and again: a file with the same bytes is not parsed again,
/// and a table of which no file has changed is the same value.
///
/// What is read does not depend on it.
package final class TableMemory: Sendable {
  /// What a file says of one table.
  fileprivate struct Part: Sendable {
    let group: TableGroup
    let builder: CatalogTableBuilder
    /// How many keys it has, of a file that counts among the table's.
    let keyCount: Int?
  }

  /// A file, as it was read.
  fileprivate struct File: Sendable {
    let digest: String
    let language: LocaleTag?
    var parts: [Part] = []
    var errors: [Diagnostic] = []
  }

  /// A table, and the files that it was made of, as they were.
  fileprivate struct Known: Sendable {
    let files: [String]
    let table: CatalogTable
  }

  fileprivate struct State: Sendable {
    var files: [String: File] = [:]
    var tables: [TableGroup: Known] = [:]
  }

  private let state = Mutex(State())

  /// Nothing yet.
  package init() {}

  /// The tables of files, which are in the order in which they count, and the faults of the files.
  func tables(
    of files: [BoundFile], _ languages: SourceLanguages
  ) -> (tables: [CatalogTable], errors: [Diagnostic]) {
    let before = state.withLock { $0 }
    var now = State()
    var errors: [Diagnostic] = []
    var order: [TableGroup] = []
    var parts: [TableGroup: [(file: String, part: Part)]] = [:]
    for file in files {
      do throws(Diagnostic) {
        let read = try Self.read(file, languages, before)
        now.files[file.name] = read
        errors += read.errors
        for part in read.parts {
          if parts[part.group] == nil { order.append(part.group) }
          parts[part.group, default: []].append((file.name, part))
        }
      } catch {
        errors.append(error)
      }
    }
    for group in order {
      let own = parts[group] ?? []
      let names = own.map { "\($0.file) \(now.files[$0.file]?.stamp ?? "")" }
      let known = before.tables[group]
      now.tables[group] =
        known?.files == names
        ? known : Self.table(of: own, after: known?.table).map { Known(files: names, table: $0) }
    }
    let tables = order.compactMap { now.tables[$0]?.table }
    state.withLock { [now] in $0 = now }
    return (tables, errors)
  }

  // MARK: Reading

  private static func read(
    _ file: BoundFile, _ languages: SourceLanguages, _ before: State
  ) throws(Diagnostic) -> File {
    let bytes = try CatalogFile.contents(of: file)
    let isStringCatalog = CatalogFormat(fileName: file.lastPathComponent) == .xcstrings
    let language = isStringCatalog ? nil : languages.language(of: file)
    let digest = Digest.sha256Hex(of: Data(bytes))
    if let known = before.files[file.name], known.digest == digest, known.language == language {
      return known
    }
    var read = File(digest: digest, language: language)
    if let language {
      let reading = try CatalogReading(
        parsing: bytes, file: file.name, sourceLanguage: language)
      read.errors = reading.errors
      read.parts = reading.catalogs.map { part(of: $0, before) }
    } else {
      read.takeStringCatalog(bytes, name: file.name, before)
    }
    return read
  }

  private static func part(of catalog: StringCatalog, _ before: State) -> Part {
    let group = TableGroup(folder: catalog.folder, table: catalog.table)
    let entries = before.collector(of: group)
    for entry in catalog.entries { entries.append(entry) }
    return Part(
      group: group,
      builder: CatalogTableBuilder(
        table: catalog.table, folder: catalog.folder, sourceLanguage: catalog.sourceLanguage,
        entries: entries, notes: catalog.notes),
      keyCount: catalog.entries.count)
  }

  /// Puts the files of a table together, with the numbers of names that an earlier reading had.
  private static func table(
    of parts: [(file: String, part: Part)], after earlier: CatalogTable?
  ) -> CatalogTable? {
    guard var builder = parts.first?.part.builder else { return nil }
    if let earlier { builder.adoptNumbers(of: earlier) }
    for (index, (file, part)) in parts.enumerated() {
      if index > 0 { builder.merge(part.builder, hasAll: part.keyCount == nil) }
      if let count = part.keyCount, count > 0 { builder.add(file: file, keyCount: count) }
    }
    return builder.catalogTable
  }
}

extension TableMemory.State {
  /// Takes entries with the numbers of names that the last reading of their table had.
  fileprivate func collector(of group: TableGroup) -> EntryCollector {
    tables[group].map { EntryCollector(numberedAs: $0.table.store) } ?? EntryCollector()
  }
}

extension TableMemory.File {
  /// What tells one reading of the file from others.
  fileprivate var stamp: String { "\(digest) \(language?.identifier ?? "-")" }

  /// Reads a string catalog entry by entry.
  fileprivate mutating func takeStringCatalog(
    _ bytes: [UInt8], name: String, _ before: TableMemory.State
  ) {
    let path = CatalogPath(name)
    let group = TableGroup(folder: path.folder, table: path.table)
    let entries = before.collector(of: group)
    let result = XCStringsStream.read(bytes, file: name) { entries.append($0) }
    errors = result.errors
    guard let language = result.sourceLanguage else { return }
    parts = [
      TableMemory.Part(
        group: group,
        builder: CatalogTableBuilder(
          table: path.table, folder: path.folder, sourceLanguage: language, entries: entries,
          notes: result.notes),
        keyCount: nil)
    ]
  }
}
