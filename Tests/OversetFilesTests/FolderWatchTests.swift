#if os(Linux)
  import Foundation
  import OversetFiles
  import OversetTestBasics
  import OversetVocabulary
  import Testing

  /// What a watch tells after each kind of change. None waits by the clock: a change that has happened is told at once.
  @Suite struct FolderWatchTests {
    private let scratch: Scratch
    private let watch: FolderWatch

    init() throws {
      scratch = try Scratch()
      for path in ["app/a.strings", "app/de.lproj/a.strings", "app/.git/index", "out/b.strings"] {
        try scratch.write(Data("x".utf8), to: path)
      }
      watch = try FolderWatch([scratch.folder.appending(path: "app")]) { $0.contains("/.") }
    }

    private func path(_ name: String) -> String {
      scratch.folder.standardizedFileURL.appending(path: name).path(percentEncoded: false)
    }

    /// The changed files, from the scratch folder; nil if more has changed than is known.
    private func changes(limit: Int = 5000) throws -> Set<String>? {
      let changes = try watch.next(limit: limit)
      return changes.isIncomplete
        ? nil : Set(changes.paths.map { $0.replacing(path(""), with: "") })
    }

    private func move(_ name: String, to new: String) throws {
      try FileManager.default.moveItem(atPath: path(name), toPath: path(new))
    }

    @Test("a file that is written is told, in whichever folder it lies")
    func written() throws {
      try scratch.write(Data("y".utf8), to: "app/a.strings")
      try scratch.write(Data("y".utf8), to: "app/de.lproj/a.strings")
      #expect(try changes() == ["app/a.strings", "app/de.lproj/a.strings"])
    }

    @Test("a file that takes the place of another is told by its name")
    func replaced() throws {
      #expect(unsafe rename(path("out/b.strings"), path("app/a.strings")) == 0)
      #expect(try changes() == ["app/a.strings"])
    }

    @Test("a file that is removed or moved away is told")
    func removed() throws {
      try FileManager.default.removeItem(atPath: path("app/a.strings"))
      try move("app/de.lproj/a.strings", to: "out/c.strings")
      #expect(try changes() == ["app/a.strings", "app/de.lproj/a.strings"])
    }

    @Test("a folder that is moved here is watched, and what is in it is told")
    func movedHere() throws {
      try scratch.write(Data("x".utf8), to: "out/fr.lproj/deep/a.strings")
      try move("out/fr.lproj", to: "app/fr.lproj")
      #expect(try changes() == ["app/fr.lproj/deep/a.strings"])
      try scratch.write(Data("y".utf8), to: "app/fr.lproj/deep/a.strings")
      #expect(try changes() == ["app/fr.lproj/deep/a.strings"])
    }

    @Test("a folder has its new name after it was moved within")
    func movedWithin() throws {
      try move("app/de.lproj", to: "app/nl.lproj")
      #expect(try changes() == ["app/de.lproj", "app/nl.lproj/a.strings"])
      try scratch.write(Data("y".utf8), to: "app/nl.lproj/a.strings")
      #expect(try changes() == ["app/nl.lproj/a.strings"])
    }

    @Test("what is left out is not told, and ends no wait")
    func leftOut() throws {
      try scratch.write(Data("y".utf8), to: "app/.git/index")
      try scratch.write(Data("y".utf8), to: "app/.a.strings.swp")
      try scratch.write(Data("y".utf8), to: "out/b.strings")
      #expect(try changes(limit: 300) == [])
    }

    @Test("a folder behind a link is not watched")
    func link() throws {
      try scratch.link("app/link", to: "../out")
      #expect(try changes() == ["app/link"])
      try scratch.write(Data("y".utf8), to: "out/b.strings")
      #expect(try changes(limit: 300) == [])
    }

    @Test("a watched folder that goes away itself says that anything may have changed")
    func rootRemoved() throws {
      try move("app", to: "gone")
      #expect(try changes() == nil)
    }

    @Test("where a watched folder is replaced, the new one is watched, and the old one no more")
    func rootReplaced() throws {
      try scratch.write(Data("x".utf8), to: "next/a.strings")
      try move("app", to: "gone")
      try move("next", to: "app")
      #expect(try changes() == nil)
      try scratch.write(Data("y".utf8), to: "gone/a.strings")
      #expect(try changes(limit: 300) == [])
      try scratch.write(Data("y".utf8), to: "app/a.strings")
      #expect(try changes() == ["app/a.strings"])
    }

    @Test("a folder that was moved away is told as gone, and is watched no more")
    func movedAway() throws {
      try move("app/de.lproj", to: "out/de.lproj")
      let gone = try watch.next(limit: 5000)
      #expect(gone.goneFolders == [path("app/de.lproj")] && gone.paths == gone.goneFolders)
      try scratch.write(Data("y".utf8), to: "out/de.lproj/a.strings")
      #expect(try changes(limit: 300) == [])
    }

    @Test("a new file is told when it is closed, a further name of one and a link at once")
    func created() throws {
      let file = unsafe open(path("app/new.strings"), O_CREAT | O_WRONLY, 0o644)
      #expect(unsafe write(file, "half", 4) == 4)
      #expect(try changes(limit: 300) == [])
      close(file)
      #expect(try changes() == ["app/new.strings"])
      try FileManager.default.linkItem(atPath: path("out/b.strings"), toPath: path("app/b.strings"))
      #expect(try changes() == ["app/b.strings"])
    }

    @Test("a burst of changes is told as one")
    func burst() throws {
      for index in 0..<500 { try scratch.write(Data("y".utf8), to: "app/\(index).strings") }
      #expect(try changes()?.count == 500)
    }

    @Test("a folder that is not there is an error with its name")
    func absent() {
      let absent = scratch.folder.appending(path: "absent")
      let error = #expect(throws: Diagnostic.self) {
        try FolderWatch([absent]) { _ in false }
      }
      #expect(error?.description.contains("cannot watch: No such file or directory") == true)
      #expect(error?.exitCode == 66 || error?.exitCode == 74)
    }
  }
#endif
