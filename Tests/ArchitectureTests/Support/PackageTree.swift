import Foundation

/// The package's folder on disk.
enum PackageTree {
  /// Why the tree could not be read.
  struct NotFound: Error, CustomStringConvertible {
    let path: String

    var description: String { "\(path): not found; has Tests/ArchitectureTests been moved?" }
  }

  /// The package root, three folders above this file's own.
  private static var root: URL {
    var folder = URL(filePath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder
  }

  /// The folders whose subfolders are targets.
  private static let homes = ["Sources", "Sources/C", "Benchmarks"]

  /// The targets there are, tests left out: the folders in Sources/, Sources/C/ and Benchmarks/, and
  /// OversetFonts when Fonts/ holds Swift.
  static func targets() throws -> Set<String> {
    let folders = try homes.flatMap { home in
      try FileManager.default
        .contentsOfDirectory(at: folder(home), includingPropertiesForKeys: [.isDirectoryKey])
        .filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
        .map(\.lastPathComponent)
    }.filter { $0 != "C" && !$0.hasSuffix("Tests") }
    let fonts = try paths(in: "Fonts", withExtensions: ["swift"])
    return Set(folders + (fonts.isEmpty ? [] : ["OversetFonts"]))
  }

  /// The Swift files of every target that is not a test.
  static func swiftFiles() throws -> [SourceFile] {
    try allSources().filter {
      $0.path.hasSuffix(".swift") && !$0.path.hasPrefix("Tests/") && !$0.target.hasSuffix("Tests")
    }
  }

  /// Every source file, in Swift or C, the tests' own included.
  static func allSources() throws -> [SourceFile] { try all.get() }

  /// Read and masked once for all tests.
  private static let all = Result {
    try ["Sources", "Benchmarks", "Fonts", "Tests"].flatMap {
      try sources(in: $0, withExtensions: ["swift", "c", "h"])
    }
  }

  /// The table of allowed imports.
  static func importTable() throws -> ImportTable {
    let file = try folder("Tests/ArchitectureTests").appending(path: "allowed-imports.txt")
    return try ImportTable(String(contentsOf: file, encoding: .utf8))
  }

  private static func sources(
    in folder: String, withExtensions extensions: Set<String>
  ) throws -> [SourceFile] {
    try paths(in: folder, withExtensions: extensions).map { path in
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      return SourceFile(path: path, target: target(of: path), text: text)
    }
  }

  /// The target that a file belongs to, by its path from the package root.
  private static func target(of path: String) -> String {
    let parts = path.split(separator: "/").map(String.init)
    if parts[0] == "Fonts" { return "OversetFonts" }
    return path.hasPrefix("Sources/C/") ? parts[2] : parts[1]
  }

  /// The manifest's text.
  static func manifest() throws -> String { try text(of: "Package.swift") }

  /// The text of a file, by its path from the package root.
  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Whether a file is there, by its path from the package root.
  static func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  /// The names of what lies in a folder, by its path from the package root.
  static func names(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder(path).path)
  }

  /// The files below a folder, as paths from the package root, in order.
  private static func paths(
    in name: String, withExtensions extensions: Set<String>
  ) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder(name).path)
      .filter { extensions.contains(URL(filePath: $0).pathExtension) }
      .map { "\(name)/\($0)" }
      .sorted()
  }

  private static func folder(_ name: String) throws(NotFound) -> URL {
    let folder = root.appending(path: name)
    guard FileManager.default.fileExists(atPath: folder.path) else {
      throw NotFound(path: folder.path)
    }
    return folder
  }
}
