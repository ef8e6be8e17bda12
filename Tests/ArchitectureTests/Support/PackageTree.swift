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

  /// The targets there are: the folders in Sources/, and OversetFonts when Fonts/ holds Swift.
  static func targets() throws -> Set<String> {
    let folders = try FileManager.default
      .contentsOfDirectory(at: folder("Sources"), includingPropertiesForKeys: [.isDirectoryKey])
      .filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
      .map(\.lastPathComponent)
    let fonts = try paths(in: "Fonts", withExtensions: ["swift"])
    return Set(folders + (fonts.isEmpty ? [] : ["OversetFonts"]))
  }

  /// The Swift files of every target.
  static func swiftFiles() throws -> [SourceFile] {
    try sources(in: "Sources", withExtensions: ["swift"])
      + sources(in: "Fonts", withExtensions: ["swift"])
  }

  /// Every source file, in Swift or C, the tests' own included.
  static func allSources() throws -> [SourceFile] {
    try ["Sources", "Fonts", "Tests"].flatMap {
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
      let target = folder == "Fonts" ? "OversetFonts" : String(path.split(separator: "/")[1])
      return SourceFile(path: path, target: target, text: text)
    }
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
