import Foundation
import OversetFiles
import OversetTestBasics
import OversetVocabulary
import Testing

@testable import OversetSnapshots

/// What nothing verifies any more, from the names that producers keep.
struct ManifestTests {
  private func manifest(
    _ producer: String, _ names: [String], isWhole: Bool = true
  ) -> SnapshotManifest {
    SnapshotManifest(producer: producer, isWhole: isWhole, names: names)
  }

  private func references(_ paths: [String], in scratch: borrowing Scratch) throws {
    for path in paths { try scratch.write(Data("x".utf8), to: "__Snapshots__/\(path)") }
  }

  @Test("a reference that no manifest names is obsolete, or unowned with its folder")
  func whatNobodyMakesIsObsolete() throws {
    let scratch = try Scratch()
    try references(
      ["A/x.en_w1.png", "A/x.en_w1.txt", "A/old.en_w1.png", "B/y.v.2.txt", "C/z.png"], in: scratch)
    let found = try ObsoleteSnapshots(
      in: scratch.store,
      manifests: [manifest("run", ["A/x.en_w1"]), manifest("Tests", ["B/y.v.2", "A/none"])])
    #expect(found.obsolete == ["A/old.en_w1.png"])
    #expect(found.unowned == ["C/z.png"])
    #expect(
      ObsoleteSnapshots.remove(found.obsolete + found.unowned, from: scratch.store) == [nil, nil])
    #expect(
      scratch.listing().filter { $0.hasPrefix("__Snapshots__/") } == [
        "__Snapshots__/", "__Snapshots__/A/", "__Snapshots__/A/x.en_w1.png",
        "__Snapshots__/A/x.en_w1.txt",
        "__Snapshots__/B/", "__Snapshots__/B/y.v.2.txt",
      ])
  }

  /// A folder stands in place of the one, which is not removed. The file system may take both names for one.
  @Test("of two names that differ by normalization alone, each has its own outcome and folder")
  func outcomesOfNormalizationForms() throws {
    let scratch = try Scratch()
    let (composed, decomposed) = ("\u{E9}", "e\u{301}")
    try references(["\(composed)/\(composed).txt/x", "A/b.txt"], in: scratch)
    try references(["A/\(decomposed).txt", "\(decomposed)/b.txt"], in: scratch)
    let paths = [
      "\(composed)/\(composed).txt", "A/\(decomposed).txt", "A/b.txt", "\(decomposed)/b.txt",
      "A/\(composed).txt",
    ]
    let failures = ObsoleteSnapshots.remove(paths, from: scratch.store)
    #expect(failures.map { $0 == nil } == [false, true, true, true, true])
    let folders = scratch.listing().filter { $0.hasPrefix("__Snapshots__/") }.map { Array($0.utf8) }
    #expect(!folders.contains(Array("__Snapshots__/\(decomposed)/".utf8)))
    #expect(!folders.contains(Array("__Snapshots__/A/".utf8)))
  }

  /// A reference whose format has changed leaves its old file behind; a name without an extension, as
  /// older manifests have them alone, owns every file.
  @Test("a name with an extension owns one file, and one without owns all")
  func aNameWithAnExtensionOwnsOneFile() throws {
    let scratch = try Scratch()
    try references(
      ["A/v.1.json", "A/v.1.txt", "A/w.1.png", "A/w.1.txt", "A/plain"], in: scratch)
    let found = try ObsoleteSnapshots(
      in: scratch.store, manifests: [manifest("Tests", ["A/v.1.json", "A/w.1", "A/plain"])])
    #expect(found.obsolete == ["A/v.1.txt"])
  }

  /// Beside tests only folders `__Snapshots__` are looked at: others hold what people keep there.
  @Test("beside tests only __Snapshots__ folders are searched")
  func besideTestsFoldersOfSnapshotsAloneAreLookedAt() throws {
    let scratch = try Scratch()
    let folder = "Tests/AppTests/__Snapshots__"
    let files = [
      "\(folder)/CardTests/loaded.1.png", "\(folder)/CardTests/loaded.2.png",
      "\(folder)/CardTests/matrix.en_w1.png", "\(folder)/GoneTests/loaded.1.txt",
      "Tests/AppTests/Fixtures/mine.json", "Custom/given.1.txt", "Custom/notes.txt",
      "Sources/App.swift",
    ]
    for file in files { try scratch.write(Data("x".utf8), to: file) }
    let store = SnapshotStore(root: scratch.folder)
    let found = try ObsoleteSnapshots(
      besideTests: store,
      manifests: [
        manifest(
          "AppTests",
          ["\(folder)/CardTests/loaded.1", "\(folder)/CardTests/matrix.en_w1", "Custom/given.1"])
      ])
    #expect(found.obsolete == ["\(folder)/CardTests/loaded.2.png"])
    #expect(found.unowned == ["\(folder)/GoneTests/loaded.1.txt"])
    #expect(ObsoleteSnapshots.remove(found.obsolete + found.unowned, from: store) == [nil, nil])
    #expect(try !store.files.exists(store.root.appending(path: "\(folder)/GoneTests")))
    #expect(try store.files.exists(store.root.appending(path: "\(folder)/CardTests/loaded.1.png")))
  }

  /// What a narrowed run did not look at is not obsolete.
  @Test(
    "obsolete references are known only after whole runs of every producer",
    arguments: [[], [("Tests", false)], [("run", true), ("Tests", false)]])
  func nothingIsSaidOfAPart(producers: [(String, Bool)]) throws {
    let scratch = try Scratch()
    try references(["A/x.png"], in: scratch)
    #expect(throws: Diagnostic.self) {
      try ObsoleteSnapshots(
        in: scratch.store, manifests: producers.map { manifest($0.0, ["A/y"], isWhole: $0.1) })
    }
  }

  /// The whole stays whole and gains the names of a part: a test that is new makes references.
  @Test("a narrowed run adds its names to the whole, and a whole run replaces them")
  func aPartJoinsTheWhole() throws {
    let scratch = try Scratch()
    let store = try #require(ManifestStore(scratch.store))
    #expect(try store.manifests().isEmpty)
    try store.keep(manifest("b", ["A/x"], isWhole: false))
    try store.keep(manifest("a", ["A/y", "A/x", "A/y"]))
    #expect(try store.manifests().map(\.producer) == ["a", "b"])
    #expect(try store.manifests().first?.names == ["A/x", "A/y"])
    try store.keep(manifest("a", ["A/new", "A/x"], isWhole: false))
    #expect(try store.manifests().first == manifest("a", ["A/new", "A/x", "A/y"]))
    #expect(try store.manifests().last == manifest("b", ["A/x"], isWhole: false))
    try store.keep(manifest("a", ["A/x"]))
    #expect(try store.manifests().first == manifest("a", ["A/x"]))
    for other in ["b", "c"] { #expect(try !store.join(manifest(other, ["A/y"], isWhole: false))) }
    #expect(try store.manifests().map(\.names) == [["A/x"], ["A/x"]])
    try store.keep(manifest("b", ["A/z"]))
    #expect(try store.manifests().last == manifest("b", ["A/z"]))
    #expect(try scratch.data(".overset/.gitignore") == Data("*\n".utf8))
  }

  /// Also behind a narrowed run, which does not know what was in it.
  @Test("a damaged manifest is an error, even after a narrowed run")
  func aDamagedManifestIsSaid() throws {
    let scratch = try Scratch()
    try scratch.write(Data("{".utf8), to: ".overset/manifests/run.json")
    try ManifestStore(scratch.store)?.keep(manifest("run", ["A/x"], isWhole: false))
    let error = #expect(throws: Diagnostic.self) {
      try ManifestStore(scratch.store)?.manifests()
    }
    #expect(error?.kind == .data)
    #expect(error?.file?.hasSuffix("run.json") == true)
  }
}
