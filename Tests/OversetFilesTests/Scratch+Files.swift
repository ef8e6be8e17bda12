import Foundation
import OversetFiles
import OversetTestBasics

extension Scratch {
  /// The folder, as one that bounds its paths.
  var root: FileRoot { FileRoot(folder) }

  /// Makes a link, with the folders that it lies in.
  func link(_ path: String, to target: String) throws {
    let file = folder.appending(path: path, directoryHint: .notDirectory)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: file.path(percentEncoded: false), withDestinationPath: target)
  }
}
