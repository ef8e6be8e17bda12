import Foundation
import OversetCatalogs
import OversetFiles
import OversetVocabulary
import Testing

@Suite("Finding and reading catalog files")
struct FileTests {
  /// A folder of its own for each test, removed afterwards.
  private func withTree(_ paths: [String], _ body: (URL) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("catalogs-\(UUID().uuidString)").resolvingSymlinksInPath()
    defer { try? FileManager.default.removeItem(at: root) }
    for path in paths {
      let url = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("{\"sourceLanguage\":\"en\",\"strings\":{}}".utf8).write(to: url)
    }
    try body(root)
  }

  @Test(
    "a glob finds exactly the catalogs it covers",
    arguments: [
      ("Locales/**", ["Locales/A.xcstrings", "Locales/x/B.xcstrings", "Locales/x/y/C.xcstrings"]),
      ("Locales/*", ["Locales/A.xcstrings"]),
      (
        "**/*.xcstrings",
        [
          "Locales/A.xcstrings", "Locales/x/B.xcstrings", "Locales/x/y/C.xcstrings",
          "Top.xcstrings",
        ]
      ),
      ("Locales/*/B*", ["Locales/x/B.xcstrings"]),
      ("**/y/*", ["Locales/x/y/C.xcstrings"]),
      ("?op.xcstrings", ["Top.xcstrings"]),
      ("./Top.xcstrings", ["Top.xcstrings"]),
      ("None/*", []),
      (".hidden/*", [".hidden/D.xcstrings"]),
    ])
  func patterns(glob: String, expected: [String]) throws {
    let tree = [
      "Top.xcstrings", "Locales/A.xcstrings", "Locales/x/B.xcstrings", "Locales/x/y/C.xcstrings",
      "Locales/notes.txt", ".hidden/D.xcstrings",
    ]
    try withTree(tree) { root in
      let found = try CatalogFinder.search(globs: [glob], root: FileRoot(root)) { $0 }.files
      #expect(found.map(\.name) == expected)
    }
  }

  @Test("symbolic links in a circle end, and a file is found once")
  func loops() throws {
    try withTree(["a/b/A.xcstrings"]) { root in
      let manager = FileManager.default
      try manager.createSymbolicLink(
        at: root.appendingPathComponent("a/b/up"), withDestinationURL: root)
      try manager.createSymbolicLink(
        at: root.appendingPathComponent("a/self"),
        withDestinationURL: root.appendingPathComponent("a/self"))
      try manager.createSymbolicLink(
        at: root.appendingPathComponent("a/gone.strings"),
        withDestinationURL: root.appendingPathComponent("nowhere"))
      let found = try CatalogFinder.search(globs: ["**", "a/**"], root: FileRoot(root)) { $0 }
      #expect(found.files.map(\.name) == ["a/b/A.xcstrings"])
      #expect(
        found.errors.map(\.description) == [
          "a/gone.strings: this symbolic link leads to nothing; replace the link with the file"
        ])
      #expect(found.unsearched.compactMap(\.file) == ["a/self"])
    }
  }

  @Test(
    "a path that is named must be a catalog",
    arguments: [
      ("None.xcstrings", "does not exist"), ("Folder.xcstrings", "directory"),
      ("a.txt", "not a catalog"),
    ])
  func named(path: String, problem: String) throws {
    try withTree(["Folder.xcstrings/x.txt", "a.txt"]) { root in
      let error = #expect(throws: Diagnostic.self) {
        try CatalogFinder.search(globs: [path], root: FileRoot(root))
      }
      #expect(error?.problem.contains(problem) == true)
    }
  }

  @Test("a file that is too large is refused before it is read")
  func tooLarge() throws {
    try withTree(["A.xcstrings"]) { root in
      let url = root.appendingPathComponent("A.xcstrings")
      let handle = try FileHandle(forWritingTo: url)
      try handle.truncate(atOffset: UInt64(CatalogFile.largestSize) + 1)
      try handle.close()
      let thrown = #expect(throws: Diagnostic.self) {
        try CatalogFile.read(BoundFile(named: url))
      }
      let found = try CatalogFinder.search(globs: ["*"], root: FileRoot(root))
      #expect(found.files.isEmpty)
      for error in [thrown, found.errors.first] {
        #expect(error?.problem.contains("200000001") == true)
      }
    }
  }

  @Test("a file's table is its own name, and its errors carry the caller's")
  func naming() throws {
    try withTree(["Ferry.xcstrings"]) { root in
      let url = root.appendingPathComponent("Ferry.xcstrings")
      #expect(try CatalogFile.read(BoundFile(named: url)).table == "Ferry")
      try Data("{".utf8).write(to: url)
      let error = #expect(throws: Diagnostic.self) {
        try CatalogFile.read(BoundFile(named: url, as: "Locales/Ferry.xcstrings"))
      }
      #expect(error?.description.hasPrefix("Locales/Ferry.xcstrings:1:2: ") == true)
    }
  }
}
