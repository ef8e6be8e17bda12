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
}
