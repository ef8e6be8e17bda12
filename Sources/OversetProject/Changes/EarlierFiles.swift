package import Foundation
package import OversetCatalogs
package import OversetVocabulary

/// The files of a repository as they were at a revision.
package struct EarlierFiles: Sendable {
  /// The revision, as somebody named it.
  package let revision: String
  /// The paths from the repository of files that are not what they were: changed, new or gone.
  package let changed: Set<String>
  private let read: @Sendable (String) throws(Diagnostic) -> Data?

  /// - Parameter read: The contents of a path at the revision; nil for one that was not there.
  package init(
    revision: String, changed: Set<String>,
    read: @escaping @Sendable (String) throws(Diagnostic) -> Data?
  ) {
    self.revision = revision
    self.changed = changed
    self.read = read
  }

  /// The contents that a path had; nil for one that was not there.
  package func contents(of path: String) throws(Diagnostic) -> Data? { try read(path) }

  /// Whether no command looks at a file: prose, and what hidden folders hold for other programs.
  package static func isHarmless(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    if parts.contains(where: { $0.hasPrefix(".") }) { return true }
    return ["md", "markdown", "txt", "rst"].contains(
      URL(filePath: path).pathExtension.lowercased()) || parts.last == "LICENSE"
  }

  /// What is said where nothing can be left out.
  package func everything(because path: String) -> String {
    "everything was looked at: what \(path) decides is not known, and it has changed since \(revision)"
  }
}

/// How the keys of catalogs differ from those of a revision.
package struct ChangedKeys: Sendable {
  /// A table: tables of one name in two folders are two.
  package struct Table: Hashable, Sendable {
    /// The folder of its files, without `.lproj`.
    package let folder: String
    /// Its name.
    package let name: String

    package init(folder: String, name: String) {
      self.folder = folder
      self.name = name
    }
  }

  /// The keys of which any text, comment or state differs, by table.
  package private(set) var keys: [Table: Set<String>] = [:]
  /// The keys that a file has got or lost.
  package private(set) var added: Set<String> = []
  /// The tables of which more than single keys has changed: their files, their languages, or files with faults.
  package private(set) var tables: Set<Table> = []
  /// The entries that differ, as they were and as they are, by table.
  package private(set) var entries: [Table: [CatalogEntry]] = [:]

  /// Nothing has changed.
  package init() {}

  /// Every key of any table that differs.
  package var all: Set<String> { keys.values.reduce(into: []) { $0.formUnion($1) } }

  /// Compares a file with what it was.
  ///
  /// - Parameters:
  ///   - old: Its contents at the revision; nil for one that was not there.
  ///   - new: Its contents; nil for one that is gone.
  ///   - name: Its path, as its catalog is named.
  package mutating func compare(_ old: Data?, with new: Data?, name: String) {
    let before = Side(old, name)
    let after = Side(new, name)
    for table in Set(before.tables.keys).union(after.tables.keys) {
      let (left, right) = (before.tables[table] ?? .init(), after.tables[table] ?? .init())
      if !before.isSound || !after.isSound || left.locales != right.locales
        || left.sourceLanguages != right.sourceLanguages
      {
        tables.insert(table)
      }
      let names = Set(left.contents.keys).union(right.contents.keys)
      for key in names where left.contents[key] != right.contents[key] {
        keys[table, default: []].insert(key)
        if left.contents[key] == nil || right.contents[key] == nil { added.insert(key) }
        entries[table, default: []] += (left.entries[key] ?? []) + (right.entries[key] ?? [])
      }
    }
  }

  /// What a file says of tables, before or after.
  private struct Side {
    struct Part {
      var contents: [String: String] = [:]
      var entries: [String: [CatalogEntry]] = [:]
      var locales: Set<LocaleTag> = []
      var sourceLanguages: Set<LocaleTag> = []
    }

    var tables: [Table: Part] = [:]
    /// Whether the file is there and has no fault.
    var isSound = false

    init(_ data: Data?, _ name: String) {
      guard let data, let reading = try? CatalogReading(parsing: [UInt8](data), file: name) else {
        return
      }
      isSound = reading.errors.isEmpty
      for catalog in reading.catalogs {
        let table = Table(folder: catalog.folder, name: catalog.table)
        var part = tables[table] ?? Part()
        part.sourceLanguages.insert(catalog.sourceLanguage)
        for entry in catalog.entries {
          // Of two entries of a key both count.
          part.contents[entry.key, default: ""] += entry.contents
          part.entries[entry.key, default: []].append(entry)
          part.locales.formUnion(entry.locales)
        }
        tables[table] = part
      }
    }
  }
}
