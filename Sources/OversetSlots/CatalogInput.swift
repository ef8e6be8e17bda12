package import Foundation
package import OversetCatalogs
import OversetFiles
import OversetProject
package import OversetVocabulary

/// The catalogs that somebody names on a command line, and folders with some.
package struct CatalogInput: Sendable {
  /// The files; those below the root by their paths there.
  package let files: [String]
  /// Their tables. Of a file with faults the rest is read all the same.
  package let catalogs: [StringCatalog]
  /// The faults, `FILE:LINE:COLUMN: problem; what to do`.
  package let errors: [String]
  /// The links to folders that catalogs were found behind, and those that were not searched.
  package let notes: [String]

  /// Reads what `paths` name.
  ///
  /// - Parameters:
  ///   - paths: Catalogs, and folders that hold some.
  ///   - root: The folder that reported paths are relative to.
  /// - Throws: `Diagnostic` for a file that is not there or no catalog.
  package init(_ paths: [URL], root: URL) throws(Diagnostic) {
    let found = try Self.found(paths, root: root)
    let loaded = try CatalogLoader(found.files)
    catalogs = loaded.catalogs
    errors = (found.errors + loaded.errors).map(\.description)
    notes = found.notes
    files = found.files.map(\.name)
  }

  /// Every file that is meant: of a folder, the catalogs below it; of an export for translators, its
  /// translations.
  ///
  /// What is named may lie anywhere. What is found below a named folder stays in it, or in the project
  /// around it.
  private static func found(_ paths: [URL], root: URL) throws(Diagnostic) -> CatalogSearch {
    let project = ProjectFiles(root: root)
    var found = CatalogSearch()
    for path in paths {
      guard let kind = NamedPath.kind(path.wholePath) else {
        throw Diagnostic(
          .inputOutput, file: path.wholePath, problem: "the file does not exist or cannot be read",
          remedy: "check the path and its permissions")
      }
      guard kind == .folder else {
        found.add(BoundFile(named: path, as: project.relativePath(path)))
        continue
      }
      let glob = path.pathExtension == "xcloc" ? "Localized Contents/*.xliff" : "**"
      found.add(
        try CatalogFinder.search(globs: [glob], root: FileRoot(path, within: root)) {
          project.relativePath(path.appending(path: $0))
        })
    }
    return found
  }
}
