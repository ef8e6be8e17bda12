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
  /// The faults.
  package let errors: [Diagnostic]
  /// The links to folders that catalogs were found behind, those that were not searched, and the files that
  /// were left out.
  package let notes: [String]

  /// Reads what `paths` name.
  ///
  /// - Parameters:
  ///   - paths: Catalogs, and folders that hold some.
  ///   - root: The folder that reported paths are relative to.
  ///   - source: The source language of files that do not say it; nil if it follows from the files.
  /// - Throws: `Diagnostic` as ``found(_:root:)`` does.
  package init(_ paths: [URL], root: URL, source: LocaleTag? = nil) throws(Diagnostic) {
    let found = try Self.found(paths, root: root)
    let loaded = CatalogLoader(found.files, sourceLanguage: source)
    catalogs = loaded.catalogs
    errors = found.errors + loaded.errors
    notes = found.remarks + found.gaps.map(\.note)
    files = found.files.map(\.name)
  }

  /// Why there is nothing to look at; nil if there is a key, or a fault hides them.
  package var emptiness: Diagnostic? {
    guard errors.isEmpty, catalogs.allSatisfy(\.entries.isEmpty) else { return nil }
    return Diagnostic(
      .nothingToCheck, file: files.joined(separator: ", "), problem: "there are no keys",
      remedy: "give catalogs with texts that the app shows")
  }

  private static func nothing(in paths: [URL]) -> Diagnostic {
    Diagnostic(
      .nothingToCheck, file: paths.map(\.relativePath).joined(separator: ", "),
      problem:
        "there is no catalog here (.xcstrings, .strings, .stringsdict, .xliff, in any folder below)",
      remedy: "give a catalog, or a folder that contains one")
  }

  /// Every file that is meant: of a folder, the catalogs below it; of an export for translators, its
  /// translations.
  ///
  /// What is named may lie anywhere, but no link in the repository leads out of it. What is found below a
  /// named folder stays in it, or in the project around it, and belongs to an Xcode project, where there
  /// is one that names catalogs.
  ///
  /// - Throws: `Diagnostic` for a file that is not there or no catalog, for a link that leads out, and where
  ///   there is no file at all.
  fileprivate static func found(_ paths: [URL], root: URL) throws(Diagnostic) -> CatalogSearch {
    let project = ProjectFiles(root: root)
    var found = CatalogSearch()
    for path in paths {
      let file = BoundFile(argument: path, as: project.relativePath(path), around: root)
      guard let kind = try file.kind else {
        throw Diagnostic(
          .inputOutput, file: path.wholePath, problem: "the file does not exist or cannot be read",
          remedy: "check the path and its permissions")
      }
      guard kind == .folder else {
        _ = try CatalogFormat(of: file.lastPathComponent, called: file.name)
        found.add(file, isNamed: true)
        continue
      }
      let glob = path.pathExtension == "xcloc" ? "Localized Contents/*.xliff" : "**"
      found.add(
        try CatalogFinder.search(globs: [glob], root: FileRoot(path, within: root)) {
          project.relativePath(path.appending(path: $0))
        })
    }
    found.setAsideUnshipped()
    guard !found.files.isEmpty || !found.errors.isEmpty else { throw nothing(in: paths) }
    return found
  }
}

/// The same, for a check that looks at one part of a table after the other.
struct TableInput {
  /// The files; those below the root by their paths there.
  let files: [String]
  /// The same, to be read again.
  let sources: [BoundFile]
  /// Their tables. Of a file with faults the rest is read all the same.
  let tables: [CatalogTable]
  /// What the search for the files came across.
  let notes: [String]
  /// The files whose projects build for the Mac alone.
  let macFiles: Set<String>
  /// By name of a file in a package, the languages of the apps that the package is built into.
  let appLanguages: [String: Set<LocaleTag>]
  /// The files that were left out.
  let gaps: [NotChecked]
  /// The faults.
  let errors: [Diagnostic]
  /// The source languages, and how each is known: first those of files that do not say theirs.
  let sourceLanguages: [SourceLanguage]

  /// Reads what `paths` name.
  ///
  /// - Parameter memory: What was read before; nil reads all.
  /// - Throws: `Diagnostic` as ``CatalogInput/found(_:root:)`` does.
  init(
    _ paths: [URL], root: URL, source: LocaleTag?, memory: TableMemory? = nil
  ) throws(Diagnostic) {
    let found = try CatalogInput.found(paths, root: root)
    let loaded = CatalogTables(found.files, sourceLanguage: source, memory: memory)
    tables = loaded.tables
    let taken = loaded.languages.all
    let others = Set(tables.map(\.sourceLanguage)).subtracting(taken.map(\.tag)).sorted()
    sourceLanguages = taken + others.map { SourceLanguage($0, .stated) }
    errors = found.errors + loaded.errors
    notes = found.remarks
    gaps = found.gaps
    macFiles = found.macFiles
    appLanguages = found.appLanguages
    files = found.files.map(\.name)
    sources = found.files
  }
}

extension NotChecked {
  /// The number of files and why they were left out: `1 file in folders of tests, …`.
  fileprivate var note: String {
    count == 1 ? "1 file" + detail.dropFirst("files".count) : "\(count) \(detail)"
  }
}

extension CatalogSearch {
  /// The catalogs that were left out, with examples.
  fileprivate var gaps: [NotChecked] {
    [
      gap(
        .testFiles, ofTests, "in folders of tests",
        "check them by name if the app shows their texts"),
      gap(
        .notBuilt, notBuilt, "that the Xcode project does not name",
        "add them to a target, delete them, or check them by name"),
    ].compactMap(\.self)
  }

  private func gap(
    _ reason: NotChecked.Reason, _ files: [BoundFile], _ description: String, _ remedy: String
  ) -> NotChecked? {
    guard let first = files.first else { return nil }
    let more = files.count > 1 ? " and others" : ""
    return NotChecked(
      reason: reason, subject: "*", count: files.count,
      detail: "files \(description), such as \(first.name)\(more): \(remedy)")
  }

  /// What readers of a report should know of the search: links that were followed, and those that were not.
  fileprivate var remarks: [String] {
    notes + unsearched.map { "\($0.file ?? ""): \($0.problem); it was not searched" }
  }
}
