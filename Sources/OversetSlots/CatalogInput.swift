package import Foundation
package import OversetCatalogs
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

  /// Reads what `paths` name.
  ///
  /// - Parameters:
  ///   - paths: Catalogs, and folders that hold some.
  ///   - root: The folder that reported paths are relative to.
  /// - Throws: `Diagnostic` for a file that is not there or no catalog, and where there is no file at all.
  package init(_ paths: [URL], root: URL) throws(Diagnostic) {
    let files = try Self.found(paths)
    guard !files.isEmpty else { throw Self.nothing(in: paths) }
    let project = ProjectFiles(root: root)
    let loaded = try CatalogLoader(files) { project.relativePath($0) }
    catalogs = loaded.catalogs
    errors = loaded.errors.map(\.description)
    self.files = files.map(project.relativePath)
  }

  /// Why there is nothing to look at; nil if there is a key, or a fault hides them.
  package var emptiness: Diagnostic? {
    guard errors.isEmpty, catalogs.allSatisfy(\.entries.isEmpty) else { return nil }
    return Diagnostic(
      .nothingToCheck, file: files.joined(separator: ", "), problem: "there are no keys",
      remedy: "name catalogs with texts that the app shows")
  }

  private static func nothing(in paths: [URL]) -> Diagnostic {
    Diagnostic(
      .nothingToCheck, file: paths.map(\.relativePath).joined(separator: ", "),
      problem:
        "there is no catalog here (.xcstrings, .strings, .stringsdict, .xliff, in any folder below)",
      remedy: "name a catalog, or a folder that has some")
  }

  /// Every file that is meant: of a folder, the catalogs below it; of an export for translators, its
  /// translations.
  private static func found(_ paths: [URL]) throws(Diagnostic) -> [URL] {
    var files: [URL] = []
    for path in paths {
      let name = path.path(percentEncoded: false)
      guard FileManager.default.isReadableFile(atPath: name) else {
        throw Diagnostic(
          .inputOutput, file: name, problem: "the file does not exist or cannot be read",
          remedy: "check the path and its permissions")
      }
      guard path.isFolder else {
        files.append(path)
        continue
      }
      let glob = path.pathExtension == "xcloc" ? "Localized Contents/*.xliff" : "**"
      files += try CatalogFinder.find(globs: [glob], root: path)
    }
    return files
  }
}

extension URL {
  /// Whether a folder is there, links followed.
  fileprivate var isFolder: Bool {
    let values = try? resolvingSymlinksInPath().resourceValues(forKeys: [.isDirectoryKey])
    return values?.isDirectory == true
  }
}
