import Foundation
import OversetTestBasics
import OversetVocabulary
import Testing

@_spi(Internals) @testable import OversetTesting

/// A row of the table of record modes.
struct RecordRow: Sendable, CustomTestStringConvertible {
  let mode: String
  let state: String
  let passes: Bool
  let file: String
  let message: String

  var testDescription: String { "\(mode), \(state)" }

  static let table: [RecordRow] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Data/record-modes.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let words = line.split(separator: " ", maxSplits: 4).map(String.init)
      return RecordRow(
        mode: words[0], state: String(words[1].dropLast()), passes: words[2] == "pass",
        file: words[3], message: words.count > 4 ? words[4] : "")
    }
  }()
}

/// Snapshots of swift-snapshot-testing's kind, beside a test file that lies in a temporary folder.
struct FileSnapshotTests {
  private static let place = AssertionPlace(
    fileID: "Module/File.swift", filePath: "/nowhere/File.swift", line: 1, column: 1)

  private func snapshot(
    _ scratch: borrowing Scratch, test: String = "row()", named name: String? = "n",
    isContinuousIntegration: Bool = false
  ) -> FileSnapshot {
    FileSnapshot(
      testName: test, name: name, folder: folder(scratch).path(percentEncoded: false),
      place: Self.place, isContinuousIntegration: isContinuousIntegration)
  }

  private func folder(_ scratch: borrowing Scratch) -> URL {
    scratch.folder.appending(path: "__Snapshots__/File")
  }

  private func files(_ scratch: borrowing Scratch) -> [String] {
    (FileManager.default.subpaths(atPath: scratch.folder.path(percentEncoded: false)) ?? [])
      .sorted()
  }

  @Test("the table of record modes has 15 rows")
  func theTableIsWhole() { #expect(RecordRow.table.count == 15) }

  @Test("each record mode treats a file snapshot as the table says", arguments: RecordRow.table)
  func recordMode(row: RecordRow) throws {
    let scratch = try Scratch()
    let file = folder(scratch).appending(path: "row.n.txt")
    if row.state != "absent" {
      try FileManager.default.createDirectory(
        at: folder(scratch), withIntermediateDirectories: true)
      try Data((row.state == "equal" ? "new" : "old").utf8).write(to: file)
    }
    let failure = try snapshot(scratch, isContinuousIntegration: row.mode == "CI").failure(
      of: "new", as: .lines, record: RecordMode(rawValue: row.mode) ?? .all, timeout: 1)
    #expect((failure == nil) == row.passes)
    #expect(failure?.message.string.hasPrefix(row.message) ?? row.message.isEmpty)
    let written = try? String(contentsOf: file, encoding: .utf8)
    switch row.file {
    case "absent": #expect(files(scratch).isEmpty)
    case "old": #expect(written == (row.state == "equal" ? "new" : "old"))
    default: #expect(written == "new")
    }
  }

  /// The parameter outranks the configuration around, which outranks the environment.
  @Test("a parameter outranks the scope, and an inner scope keeps what it does not set")
  func precedence() throws {
    let scratch = try Scratch()
    try withSnapshotTesting(record: .never) {
      let kept = try snapshot(scratch).failure(of: "a", as: .lines, record: nil, timeout: 1)
      #expect(kept?.message.string.contains("recording is disabled") == true)
      try withSnapshotTesting(diffTool: .ksdiff) {
        #expect(SnapshotTestingConfiguration.current?.record == .never)
        let asked = try snapshot(scratch).failure(of: "a", as: .lines, record: true, timeout: 1)
        #expect(asked?.message.string.contains("Record mode is on") == true)
        let other = try snapshot(scratch).failure(of: "b", as: .lines, record: nil, timeout: 1)
        #expect(other?.message.string.contains("ksdiff /") == true)
        #expect(other?.message.string.contains("\u{2212}a\n+b") == true)
      }
    }
  }

  @Test(
    "the record mode of the environment is read, and an unknown one is refused",
    arguments: [("none", nil), ("", RecordMode?.none), ("never", .never), ("all", .all)])
  func environment(value: String, mode: RecordMode?) throws {
    let environment = ["SNAPSHOT_TESTING_RECORD": value]
    if value == "none" {
      let error = #expect(throws: Diagnostic.self) {
        try TestEnvironment.recordMode(in: environment)
      }
      #expect(error?.remedy.contains("missing") == true)
    } else {
      #expect(try TestEnvironment.recordMode(in: environment) == mode)
    }
  }

  /// Names that swift-snapshot-testing puts into one file.
  @Test("names that would lose characters get stems of their own")
  func namesThatLoseCharactersAreToldApart() throws {
    let names = ["a+b", "a-b", "a b", "\u{1F642}", "\u{1F1F9}\u{1F1F7}", "a/b", "../b"]
    let stems = try names.map { try FileSnapshotName(test: "names()", name: $0).stem }
    #expect(Set(stems).count == names.count)
    #expect(stems.allSatisfy { $0.hasPrefix("names.") && !$0.contains("/") })
    #expect(
      try FileSnapshotName(test: "loaded(state:)", name: "iPhone_13").stem
        == "loaded-state.iPhone_13")
    #expect(try FileSnapshotName(test: "loaded()", number: 2).stem == "loaded.2")
    #expect(try FileSnapshotName(test: "t()", name: "設定").stem == "t.設定")
    #expect(throws: Diagnostic.self) {
      try FileSnapshotName(test: "t()", name: String(repeating: "a", count: 300))
    }
  }

  @Test("unnamed snapshots of a test are numbered")
  func aNumberForEachUnnamedSnapshot() throws {
    let scratch = try Scratch()
    for text in ["a", "b"] {
      _ = try snapshot(scratch, test: "numbers()", named: nil).failure(
        of: text, as: .lines, record: nil, timeout: 1)
    }
    #expect(
      files(scratch).filter { $0.hasSuffix(".txt") }.map { $0.suffix(13) } == [
        "numbers.1.txt", "numbers.2.txt",
      ])
  }

  @Test("an unnamed snapshot in a parameterized test is refused", arguments: ["case"])
  func casesNeedNames(argument: String) throws {
    let scratch = try Scratch()
    #expect(throws: Diagnostic.self) {
      try snapshot(scratch, named: nil).failure(of: "a", as: .lines, record: nil, timeout: 1)
    }
    #expect(files(scratch).isEmpty)
  }

  /// A file that differs only by case is another one here, and the same on a Mac.
  @Test("files that differ only by case are refused") func filesThatDifferOnlyByCaseAreRefused()
    throws
  {
    let file = URL(filePath: "/nowhere/__Snapshots__/File/same.1.txt")
    let upper = URL(filePath: "/nowhere/__Snapshots__/File/SAME.1.txt")
    _ = try FileSnapshotNames.claim(file, owner: "M.A/same()")
    _ = try FileSnapshotNames.claim(file, owner: "M.A/same()")
    for owner in ["M.A/same()", "M.B/same()"] {
      let error = #expect(throws: Diagnostic.self) {
        try FileSnapshotNames.claim(upper, owner: owner)
      }
      #expect(error?.problem.contains("\(owner) and M.A/same() would both use") == true)
    }
  }

  @Test("a Git LFS pointer in place of a reference is an error") func aGitLFSPointerIsSaid() throws
  {
    let scratch = try Scratch()
    try FileManager.default.createDirectory(
      at: folder(scratch), withIntermediateDirectories: true)
    try Data("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n".utf8)
      .write(to: folder(scratch).appending(path: "row.n.txt"))
    let error = #expect(throws: Diagnostic.self) {
      try snapshot(scratch).failure(of: "a", as: .lines, record: nil, timeout: 1)
    }
    #expect(error?.kind == .gitLFSPointer)
  }

  @Test("a value that never arrives fails after its timeout")
  func aValueThatNeverArrives() throws {
    let scratch = try Scratch()
    let never = Snapshotting<String, String>(
      pathExtension: "txt", diffing: .lines, asyncSnapshot: { _ in Async { _ in } })
    let failure = try snapshot(scratch).failure(of: "a", as: never, record: nil, timeout: 0.05)
    #expect(failure?.message.string.hasPrefix("no snapshot within 0.05 seconds") == true)
    #expect(files(scratch).isEmpty)
  }

  @Test("a value that arrives on another thread is recorded and matches")
  func aValueThatArrivesOnAnotherThread() throws {
    let scratch = try Scratch()
    let later = Snapshotting<String, String>.lines.asyncPullback { (text: String) in
      Async { callback in
        Thread.detachNewThread { callback(text) }
      }
    }
    _ = try snapshot(scratch).failure(of: "a", as: later, record: nil, timeout: 5)
    let second = try snapshot(scratch).failure(of: "a", as: later, record: .never, timeout: 5)
    #expect(second == nil)
  }
}
