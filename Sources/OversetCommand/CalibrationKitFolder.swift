import Foundation
import OversetFiles
import OversetProject
import OversetTextTools
import OversetVocabulary

/// The folder that `overset calibrate --kit` writes.
struct CalibrationKitFolder {
  private let name: String

  init(_ name: String) { self.name = name }

  /// Writes the files of a kit. Returns what to say of them.
  ///
  /// - Throws: `Diagnostic` for a locale without texts, and for a folder that holds something else or
  ///   cannot be written.
  func write(locales: [String], project: ProjectOptions) throws(Diagnostic) -> PrintedText {
    var tags: [LocaleTag] = []
    for locale in locales { tags.append(try MatrixSelection.tag(locale, known: [])) }
    let project = try project.project(readsCatalogs: false)
    let kit = try KitWriter(project: project).files(for: tags)
    try project.proveFaces()
    let folder = URL(filePath: name, directoryHint: .isDirectory)
    try proveOwn(folder, kit)
    for file in kit.files {
      let url = folder.appending(path: file.name, directoryHint: .notDirectory)
      try FileRoot(around: url).write(file.contents, to: file.name, name: "\(name)/\(file.name)")
    }
    let pages: PrintedText = kit.pageCount == 1 ? "1 page" : "\(kit.pageCount) pages"
    let languages = kit.locales.map { "\($0)" as PrintedText }.joined(separator: ", ")
    return """
      \(name): \(kit.textCount) texts on \(pages): \(languages)
      README.md there says how to take the pictures; `overset calibrate \(name)` reads them.

      """
  }

  /// A folder of something else is left alone, and so are the pictures of another kit.
  private func proveOwn(_ folder: URL, _ kit: KitFiles) throws(Diagnostic) {
    guard let kind = NamedPath.kind(URL(filePath: name).wholePath) else { return }
    guard kind == .folder else {
      throw Diagnostic(
        .inputOutput, file: name, problem: "this is not a folder", remedy: "name a folder")
    }
    let entries = try FileRoot(folder).entries(of: "", name: name) ?? []
    guard entries.isEmpty || entries.contains(where: { $0.name == KitFiles.table }) else {
      throw Diagnostic(
        .usage, file: name, problem: "the folder has other files and no kit",
        remedy: "name a new folder")
    }
    let isPhotographed = entries.contains {
      $0.name.map { $0.hasPrefix("page-") && $0.hasSuffix(".png") } ?? false
    }
    let table = try FileRoot(folder).read(
      KitFiles.table, maximum: FileLimit.table, name: "\(name)/\(KitFiles.table)")
    let isSame = kit.files.contains { $0.name == KitFiles.table && $0.contents == table }
    guard !isPhotographed || isSame else {
      throw Diagnostic(
        .usage, file: name, problem: "the folder has the pictures of another kit",
        remedy: "name a new folder, or remove the pictures")
    }
  }
}
