import COversetPOSIX
package import Foundation
package import OversetVocabulary

/// Files and folders that the user, or the program itself, names: links are followed wherever they lead.
package enum NamedPath {
  /// The contents of a file; nil if there is none.
  package static func read(
    _ path: String, maximum: Int, name: String? = nil
  ) throws(Diagnostic) -> Data? {
    let name = name ?? path
    return try OpenedFile.contents(name, maximum: maximum) { () throws(SystemError) in
      try Descriptor.open(path: path)
    }
  }

  /// Hands the contents of a file on in parts, so that a large one is never in memory as a whole; false if there is none.
  package static func read(
    _ path: String, maximum: Int, part: (Data) -> Void
  ) throws(Diagnostic) -> Bool {
    try OpenedFile.read(
      path, maximum: maximum,
      open: { () throws(SystemError) in try Descriptor.open(path: path) }, part: part)
  }

  /// Makes sure that a file would be read, without reading; false if there is none.
  package static func check(
    _ path: String, maximum: Int, name: String
  ) throws(Diagnostic) -> Bool {
    try OpenedFile.check(name, maximum: maximum) { () throws(SystemError) in
      try Descriptor.open(path: path)
    }
  }

  /// What a path leads to; nil if there is nothing.
  package static func kind(_ path: String) -> FileKind? { status(path)?.kind }

  /// When the contents of a file last changed; nil if there is none.
  package static func modified(_ path: String) -> Date? { status(path)?.modified }

  /// What tells a file from others, and from itself with other contents: its place on the disk, its size in bytes, and
  /// when it last changed, to the nanosecond. Nil if there is none.
  package static func stamp(_ path: String) -> String? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    return FileStatus.stamp(status)
  }

  /// The names in a folder, sorted; none if it cannot be listed.
  package static func names(in folder: String) -> [String] {
    let entries = try? Descriptor.open(folder: folder).entries()
    return (entries ?? []).compactMap(\.name)
  }

  /// The folder that relative paths begin in.
  package static var currentFolder: String { currentFolderURL.path(percentEncoded: false) }

  /// The same as a URL.
  package static var currentFolderURL: URL {
    URL(filePath: ".", directoryHint: .isDirectory).standardizedFileURL
  }

  /// The path without links; the path itself if there is nothing.
  package static func withoutLinks(_ path: String) -> String {
    guard let real = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  private static func status(_ path: String) -> FileStatus? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    return FileStatus(status)
  }
}
