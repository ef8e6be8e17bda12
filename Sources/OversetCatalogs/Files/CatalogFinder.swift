import Foundation
package import OversetFiles
package import OversetVocabulary

/// Finds catalog files by patterns.
package enum CatalogFinder {
  /// Searches for the catalogs that match any pattern.
  ///
  /// Files that are no catalogs are passed over. Unless the pattern
  /// spells them, so are names that begin with a point, folders of other people's code and of builds,
  /// and exports for translators. Links are followed as far as they stay inside; a directory is searched
  /// once for each pattern, however many links lead to it.
  ///
  /// - Parameters:
  ///   - globs: patterns such as `Locales/**` or `App/*.xcstrings`, relative to `root` unless they
  ///     begin with a slash.
  ///   - root: the folder that relative patterns begin at.
  ///   - name: what errors and notes call a path from the root; nil is the whole path.
  /// - Throws: `Diagnostic` for a path without `*` that is missing, a directory or no
  ///   catalog, and for a pattern that leads outside. What is found below a pattern and cannot be read is
  ///   among the errors of the result.
  package static func search(
    globs: [String], root: FileRoot, name: ((String) -> String)? = nil
  ) throws(Diagnostic) -> CatalogSearch {
    let name = name ?? { root.file($0).url.path }
    var result = CatalogSearch()
    // By place, each with its path: a path is taken out of a URL once.
    var found: [ExactString: (path: String, file: BoundFile)] = [:]
    for glob in globs {
      var search = GlobSearch(glob: glob, root: root, name: name)
      let part = try search.run()
      result.errors += part.errors.filter { !result.errors.contains($0) }
      result.notes += part.notes.filter { !result.notes.contains($0) }
      result.unsearched += part.unsearched.filter { !result.unsearched.contains($0) }
      for file in part.files {
        let place = ExactString(try file.resolvedPath() ?? file.name)
        let path = file.url.path
        // Of several names for one file the first in order stays.
        if let earlier = found[place], earlier.path <= path { continue }
        found[place] = (path, file)
      }
    }
    result.files = found.values.sorted { $0.path < $1.path }.map(\.file)
    return result
  }
}
