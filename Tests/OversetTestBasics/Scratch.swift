package import Foundation

/// A folder of its own for one test, removed at the end.
package final class Scratch: Sendable {
  /// The folder.
  package let folder: URL

  /// Makes the folder.
  package init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "overset-tests-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Every file and folder below the scratch folder, folders with a slash at the end, sorted.
  package func listing() -> [String] {
    let path = folder.path(percentEncoded: false)
    return (FileManager.default.subpaths(atPath: path) ?? []).map { name in
      var isFolder: ObjCBool = false
      let exists = unsafe FileManager.default.fileExists(
        atPath: path + name, isDirectory: &isFolder)
      return exists && isFolder.boolValue ? name + "/" : name
    }.sorted()
  }

  /// Writes a file, with the folders it lies in.
  package func write(_ data: Data, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// The bytes of a file.
  package func data(_ path: String) throws -> Data {
    try Data(contentsOf: folder.appending(path: path))
  }
}
