import Foundation
import OversetCatalogs
import OversetFiles
package import OversetProject
import OversetSnapshots
package import OversetVocabulary

/// Which cells of a run may come to something else than at a revision.
package struct ChangedCells: Sendable {
  /// The revision, as somebody named it.
  package let revision: String
  /// Why nothing was left out; nil if something may have been.
  package let reason: String?

  /// The keys that have changed.
  private let keys: Set<String>
  /// The cells of which a reference has changed, by the names of their snapshots.
  private let references: Set<String>
  private let uses: KeyUseRecord?

  /// Compares the files of `project` with what they were.
  ///
  /// - Parameter uses: The keys that the program's components are known to use; nil if they are not known.
  /// - Throws: `Diagnostic` for a file that cannot be read.
  package init(
    of project: Project, since earlier: EarlierFiles, uses: KeyUseRecord?
  ) throws(Diagnostic) {
    revision = earlier.revision
    var changes = ChangedKeys()
    var own: Set<String> = []
    var reason = uses == nil ? Self.noRecord : nil
    for file in try project.catalogFiles() {
      guard let path = earlier.path(of: file) else {
        reason = reason ?? earlier.everything(beyondGit: file.name)
        continue
      }
      own.insert(path)
      guard earlier.changed.contains(path) else { continue }
      changes.compare(
        try earlier.contents(of: path), with: try file.contents(maximum: FileLimit.catalog),
        name: file.name)
    }
    var references: Set<String> = []
    let repository = FileRoot(project.root).inRepository.boundary
    for path in earlier.changed.sorted() where !own.contains(path) {
      if let name = Self.snapshot(of: path) {
        references.insert(name)
      } else if earlier.isHarmless(path) {
        continue
      } else if Self.isGoneCatalog(path, in: repository) {
        let file = URL(filePath: "\(repository)/\(path)")
        changes.compare(
          try earlier.contents(of: path), with: nil,
          name: ProjectFiles(root: project.root).relativePath(file))
      } else {
        reason = reason ?? earlier.everything(because: path)
      }
    }
    if !changes.tables.isEmpty, reason == nil {
      // Which locales there are decides about more than the keys of a file.
      let names = changes.tables.map(\.name).sorted().joined(separator: ", ")
      reason =
        "everything was checked: files or languages of \(names) have changed since \(revision)"
    }
    self.reason = reason
    self.references = references
    self.uses = uses
    keys = changes.all
  }

  private static let noRecord =
    "everything was checked: no earlier run of this program recorded which keys its components use"

  /// The name of the snapshot that a path below `__Snapshots__` is of; nil for another file.
  package static func snapshot(of path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let folder = parts.firstIndex(of: "__Snapshots__"), folder + 2 < parts.count else {
      return nil
    }
    let name = parts[(folder + 1)...].joined(separator: "/")
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  private static func isGoneCatalog(_ path: String, in repository: String) -> Bool {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return CatalogFormat(fileName: name) != nil && NamedPath.kind("\(repository)/\(path)") == nil
  }

  /// Whether a cell may come to something else: what is not known of it may.
  func holds(_ cell: MatrixCell) -> Bool {
    guard reason == nil, let uses else { return true }
    let name = cell.name.path
    guard uses.knows(name) else { return true }
    return references.contains(name)
      || !uses.keys(of: cell.component.name, cell.state.name).isDisjoint(with: keys)
  }
}
