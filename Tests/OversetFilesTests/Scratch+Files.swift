import Foundation
import OversetFiles
import OversetTestBasics

extension Scratch {
  /// The folder, as one that bounds its paths.
  var root: FileRoot { FileRoot(folder) }

  /// Every file and folder below the scratch folder, folders with a slash at the end, sorted.
  func listing() -> [String] {
    let names = FileManager.default.subpaths(atPath: folder.path()) ?? []
    return names.map { name in
      NamedPath.kind("\(folder.path())/\(name)") == .folder ? name + "/" : name
    }.sorted()
  }

  func write(_ data: Data, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func data(_ path: String) throws -> Data { try Data(contentsOf: folder.appending(path: path)) }

  /// Makes a link, with the folders that it lies in.
  func link(_ path: String, to target: String) throws {
    let file = folder.appending(path: path, directoryHint: .notDirectory)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: file.path(percentEncoded: false), withDestinationPath: target)
  }
}
