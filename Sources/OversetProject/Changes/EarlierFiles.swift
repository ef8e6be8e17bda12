package import Foundation
package import OversetCatalogs
package import OversetFiles
package import OversetVocabulary

/// The files of a repository as they were at a revision.
package struct EarlierFiles: Sendable {
  /// The revision, as somebody named it.
  package let revision: String
  /// The paths from the repository of files that are not what they were: changed, new or gone.
  package let changed: Set<String>
  /// The paths from the repository that the revision has.
  private let kept: Set<String>
  /// The repository's folder, without links.
  private let top: String
  /// What paths of the project begin with: empty, or a path that ends with `/`.
  private let prefix: String
  private let read: @Sendable (String) throws(Diagnostic) -> Data?

  /// - Parameters:
  ///   - top: The repository's folder.
  ///   - prefix: What paths of the project begin with: empty, or a path that ends with `/`.
  ///   - kept: The paths that the revision has.
  ///   - changed: Those that are not what they were.
  ///   - read: The contents of a path at the revision; nil for one that was not there.
  package init(
    revision: String, top: URL, prefix: String, kept: Set<String>, changed: Set<String>,
    read: @escaping @Sendable (String) throws(Diagnostic) -> Data?
  ) {
    self.revision = revision
    self.top = FileRoot(top).boundary
    self.prefix = prefix
    self.kept = kept
    self.changed = changed
    self.read = read
  }

  /// The path of a file from the repository; nil for one of which git does not tell whether it has changed: it lies
  /// elsewhere, in a repository of its own, or git ignores it.
  package func path(of file: BoundFile) -> String? {
    guard let place = file.placeInRepository, place.root.boundary == top,
      kept.contains(place.path) || changed.contains(place.path)
    else { return nil }
    return place.path
  }

  /// The contents that a path had; nil for one that was not there.
  package func contents(of path: String) throws(Diagnostic) -> Data? { try read(path) }

  /// Whether no command looks at a file: prose, and what hidden folders of the project hold for other programs. What
  /// lies beside sources, faces or configuration may be read whatever its name is.
  package func isHarmless(_ path: String) -> Bool {
    let inProject = path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    return inProject.split(separator: "/").contains { $0.hasPrefix(".") } || Self.isProse(inProject)
  }

  /// Whether a file is prose that nothing reads: by its name, and not beside sources, faces or configuration.
  package static func isProse(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    if parts.contains(where: { ["Sources", "Fonts", "Config"].contains($0) }) { return false }
    return ["md", "markdown", "txt", "rst"].contains(
      URL(filePath: path).pathExtension.lowercased()) || parts.last == "LICENSE"
  }

  /// What is said where nothing can be left out because of a file that has changed.
  package func everything(because path: String) -> String {
    "everything was checked: \(path) has changed since \(revision), and what depends on it is not known"
  }

  /// What is said where nothing can be left out because git tells nothing of a file.
  package func everything(beyondGit path: String) -> String {
    "everything was checked: git does not tell whether \(path) has changed since \(revision)"
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
