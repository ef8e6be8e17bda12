import Foundation
import OversetFiles
import OversetVocabulary

extension FileRoot {
  /// What a folder holds but what begins with a dot, by name; nothing if there is no such folder.
  func visibleEntries(in folder: URL) throws(Diagnostic) -> [FolderEntry] {
    (try entries(of: folder.wholePath) ?? []).filter { !$0.isHidden }
  }

  /// The names in a folder but those that begin with a dot, sorted; none if there is no such folder.
  func visibleNames(in folder: URL) throws(Diagnostic) -> [String] {
    var names: [String] = []
    for entry in try visibleEntries(in: folder) { names.append(try entry.readableName(in: folder)) }
    return names
  }
}

extension FolderEntry {
  /// The name.
  ///
  /// - Throws: `Diagnostic` for one that is not UTF-8: what it belongs to is not known.
  func readableName(in folder: URL) throws(Diagnostic) -> String {
    guard let name else {
      throw Diagnostic(
        .data, file: "\(folder.wholePath)/\(shownName)", problem: "this name is not UTF-8",
        remedy: "rename it")
    }
    return name
  }
}

extension [String] {
  /// Whether one has the same code units: `==` takes spellings for equal that differ by normalization.
  func contains(exactly text: String) -> Bool {
    contains { $0.utf8.elementsEqual(text.utf8) }
  }
}
