import Foundation
import OversetFiles
import OversetTestBasics
import OversetVocabulary
import Testing

@Suite struct FileWritingTests {
  @Test(
    "a file is written whole with its folders, and nothing else is left",
    arguments: [0, 1, 4_096, 1_000_003])
  func contentsArriveWholeAndNothingElse(count: Int) throws {
    let scratch = try Scratch()
    let data = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    try scratch.root.write(data, to: "a/b/file ü.bin")
    #expect(try scratch.data("a/b/file ü.bin") == data)
    #expect(scratch.listing() == ["a/", "a/b/", "a/b/file ü.bin"])
  }

  @Test("a second write replaces the file")
  func anOldFileIsReplaced() throws {
    let scratch = try Scratch()
    for text in ["a longer first text", "second"] {
      try scratch.root.write(Data(text.utf8), to: "file", isDurable: false)
      #expect(try scratch.data("file") == Data(text.utf8))
    }
    #expect(scratch.listing() == ["file"])
  }

  /// A folder of the file's name lets everything succeed but the last step.
  @Test("a write over a folder fails and leaves the folder as it was")
  func aFailureLeavesWhatWasThere() throws {
    let scratch = try Scratch()
    try scratch.write(Data(), to: "target/inside")
    let error = #expect(throws: Diagnostic.self) {
      try scratch.root.write(Data("x".utf8), to: "target")
    }
    #expect(error?.kind == .system(EISDIR))
    #expect(error?.file == "target")
    #expect(error?.problem == "cannot write: Is a directory")
    #expect(scratch.listing() == ["target/", "target/inside"])
  }

  /// The name is longer than any file system allows: the folders were made in vain.
  @Test("a failed write removes the folders it created")
  func aFailureRemovesTheFoldersItMade() throws {
    let scratch = try Scratch()
    let name = String(repeating: "n", count: 300)
    let error = #expect(throws: Diagnostic.self) {
      try scratch.root.write(Data("x".utf8), to: "new/deep/\(name)")
    }
    #expect(error?.kind == .system(ENAMETOOLONG))
    #expect(scratch.listing().isEmpty)
  }

  @Test("a write below a file fails with ENOTDIR and leaves the file")
  func aFileInPlaceOfAFolderIsNamed() throws {
    let scratch = try Scratch()
    try scratch.write(Data(), to: "file")
    let error = #expect(throws: Diagnostic.self) {
      try scratch.root.write(Data(), to: "file/inside")
    }
    #expect(error?.kind == .system(ENOTDIR))
    #expect(scratch.listing() == ["file"])
  }

  /// Readers never see a part: every read while a thousand writes go on is one of the versions.
  @Test("concurrent readers see one whole version or the other")
  func readersSeeOneVersionOrTheOther() async throws {
    let scratch = try Scratch()
    let file = scratch.folder.appending(path: "file")
    let versions = [UInt8(ascii: "a"), UInt8(ascii: "b")].map { Data(repeating: $0, count: 50_000) }
    let root = scratch.root
    try root.write(versions[0], to: "file", isDurable: false)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for version in versions {
        group.addTask {
          for _ in 0..<200 { try root.write(version, to: "file", isDurable: false) }
        }
      }
      group.addTask {
        for _ in 0..<400 {
          let contents = try Data(contentsOf: file)
          #expect(versions.contains(contents))
        }
      }
      try await group.waitForAll()
    }
    #expect(scratch.listing() == ["file"])
  }

  @Test(
    "a temporary file is recognized by its prefix and extension",
    arguments: [(".overset-1a2b.tmp", true), ("a.png", false), (".overset-", false)])
  func temporaryNamesAreKnown(name: String, isTemporary: Bool) {
    #expect(TemporaryName.matches(name) == isTemporary)
  }
}
