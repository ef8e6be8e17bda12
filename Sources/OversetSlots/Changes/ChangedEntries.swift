import Foundation
import OversetCatalogs
import OversetChecks
import OversetFiles
import OversetProject
import OversetVocabulary

/// Which entries of a check may come to something else than at a revision: those that have changed, and those of which
/// rules say something else for it.
struct ChangedEntries {
  /// The entries, by the number of their table; nil for all.
  private(set) var entries: [Int: [Int]]?
  /// Why nothing was left out; nil if something may have been.
  private(set) var reason: String?

  private let input: TableInput
  private let earlier: EarlierFiles
  private let copies: [CopiedLanguages]

  /// Compares the files of a check with what they were.
  ///
  /// - Parameters:
  ///   - copies: Of each table, the languages that nobody has translated.
  ///   - places: What the app's source says; nil where none was read.
  ///   - root: The project's folder.
  ///   - readsSource: Whether source decides where keys are drawn.
  /// - Throws: `Diagnostic` for a file that cannot be read.
  init(
    _ input: TableInput, copies: [CopiedLanguages], since earlier: EarlierFiles,
    _ places: AppPlaces?, root: URL, readsSource: Bool
  ) throws(Diagnostic) {
    self.copies = copies
    self.input = input
    self.earlier = earlier
    var changes = ChangedKeys()
    var own: Set<String> = []
    for file in input.sources {
      guard let path = earlier.path(of: file) else {
        reason = earlier.everything(beyondGit: file.name)
        return
      }
      own.insert(path)
      guard earlier.changed.contains(path) else { continue }
      changes.compare(
        try earlier.contents(of: path), with: try file.contents(maximum: FileLimit.catalog),
        name: file.name)
    }
    let project = ProjectFiles(root: root)
    let repository = FileRoot(root).inRepository.boundary
    for path in earlier.changed.sorted() where !own.contains(path) {
      if isHarmless(path, readsSource: readsSource) { continue }
      guard CatalogFormat(fileName: path.split(separator: "/").last.map(String.init) ?? path) != nil
      else {
        reason = earlier.everything(because: path)
        return
      }
      // It is gone, or no part of this check.
      let file = URL(filePath: "\(repository)/\(path)")
      guard NamedPath.kind(file.wholePath) == nil else { continue }
      changes.compare(
        try earlier.contents(of: path), with: nil, name: project.relativePath(file))
    }
    entries = affected(by: changes, places)
  }

  /// Pictures and references decide nothing about a text in its slot; source does if it is read.
  private func isHarmless(_ path: String, readsSource: Bool) -> Bool {
    if earlier.isHarmless(path) { return true }
    if path.split(separator: "/").contains("__Snapshots__") { return true }
    let ending = URL(filePath: path).pathExtension.lowercased()
    if ["png", "jpg", "jpeg", "gif", "pdf", "svg", "heic"].contains(ending) { return true }
    return !readsSource && ["swift", "m", "h", "mm", "storyboard", "xib"].contains(ending)
  }

  // MARK: What else they decide

  private func affected(by changes: ChangedKeys, _ places: AppPlaces?) -> [Int: [Int]] {
    let changed = changes.all
    let beside = Self.keys(beside: changed, in: places)
    var entries: [Int: [Int]] = [:]
    for (number, table) in input.tables.enumerated() {
      let name = ChangedKeys.Table(folder: table.folder, name: table.table)
      let own = changes.keys[name] ?? []
      guard !changes.tables.contains(name), !mayChangeNames(of: table, own, changes),
        own.isEmpty || !copies[number].mayDiffer(before: own.count)
      else {
        entries[number] = Array(table.keys.indices)
        continue
      }
      let counts = changes.entries[name].map { CountsOfOne($0) }
      entries[number] = table.keys.indices.filter { index in
        let key = table.keys[index]
        if own.contains(key) || changes.added.contains(key) || beside.contains(key) { return true }
        if !changes.added.isEmpty,
          SingularKeys.candidates(for: key).contains(where: changes.added.contains)
        {
          return true
        }
        return counts.map { counts in
          table.entries(index..<index + 1).contains(where: counts.concerns)
        } ?? false
      }
    }
    return entries
  }

  /// Whether the share of keys that are names may have passed the one by which keys without a text are found: with so
  /// many keys more or fewer.
  private func mayChangeNames(
    of table: CatalogTable, _ own: Set<String>, _ changes: ChangedKeys
  ) -> Bool {
    let added = own.intersection(changes.added).count
    guard added > 0 else { return false }
    let names = table.keys.count(where: IdentifierKey.matches)
    let count = table.keys.count
    let isAbove = 5 * (names - added) >= count + added
    let isBelow = 5 * (names + added) < count - added
    return !isAbove && !isBelow
  }

  /// The keys that stand in rows beside one that has changed.
  private static func keys(beside changed: Set<String>, in places: AppPlaces?) -> Set<String> {
    var keys: Set<String> = []
    for place in places?.places ?? [] {
      let stands = (place.row?.row.texts ?? []).contains { text in
        if case .key(let key, _) = text.text { changed.contains(key) } else { false }
      }
      if stands { keys.insert(place.key) }
    }
    return keys
  }
}
