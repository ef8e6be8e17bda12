package import Foundation

/// A project in a temporary folder, removed at the end.
package final class TestProject: Sendable {
  private let scratch: Scratch

  /// The folder of the project.
  package var root: URL { scratch.folder }

  /// An empty project, which has the defaults.
  package init() throws { scratch = try Scratch() }

  /// The file at a path below the root.
  package func file(_ path: String) -> URL {
    root.appending(path: path, directoryHint: .notDirectory)
  }

  /// Writes a file, with the folders it lies in.
  package func write(_ text: String, to path: String) throws {
    try scratch.write(Data(text.utf8), to: path)
  }

  /// Whether there is a file or folder at a path below the root.
  package func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: file(path).path(percentEncoded: false))
  }

  /// Every file and folder below `path`, sorted; nothing if there is no such folder.
  package func listing(of path: String) -> [String] {
    let folder = file(path).path(percentEncoded: false)
    return (FileManager.default.subpaths(atPath: folder) ?? []).sorted()
  }

  /// Bytes and time of change of every file below `path`.
  package func contents(of path: String = "") throws -> [String: FileState] {
    var states: [String: FileState] = [:]
    for name in listing(of: path) {
      let file = file(path).appending(path: name)
      let values = try file.resourceValues(
        forKeys: [.isRegularFileKey, .contentModificationDateKey])
      guard values.isRegularFile == true else { continue }
      states[name] = FileState(
        bytes: try Data(contentsOf: file), changed: values.contentModificationDate)
    }
    return states
  }

  /// The bytes of every file below `path`.
  package func bytes(of path: String) throws -> [String: Data] {
    try contents(of: path).mapValues(\.bytes)
  }
}

/// A file at one time.
package struct FileState: Equatable {
  package let bytes: Data
  package let changed: Date?
}
