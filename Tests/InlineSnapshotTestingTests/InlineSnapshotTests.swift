import Foundation
import InlineSnapshotTesting
import OversetTestBasics
import OversetTesting
import Testing

/// Verdicts on snapshots in the source of a test, which lies in a temporary folder.
struct InlineSnapshotTests {
  /// A row of the table of record modes.
  struct Row: Sendable, CustomTestStringConvertible {
    let mode: String
    let state: String
    let passes: Bool
    let source: String
    let message: String

    var testDescription: String { "\(mode), \(state)" }

    static let table: [Row] = {
      let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Data/record-modes.txt")
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
        let words = line.split(separator: " ", maxSplits: 4).map(String.init)
        return Row(
          mode: words[0], state: String(words[1].dropLast()), passes: words[2] == "pass",
          source: words[3], message: words.count > 4 ? words[4] : "")
      }
    }()
  }

  private static let missing = RecordPolicy.resolve(
    asked: .missing, isContinuousIntegration: false)
  private static let all = RecordPolicy.resolve(asked: .all, isContinuousIntegration: false)

  private static let absent = "func f() {\n  check(of: 1)\n  check(of: 2)\n}\n"

  private static func source(holding text: String) -> String {
    absent.replacing("(of: 1)", with: "(of: 1) {\n    \"\"\"\n    \(text)\n    \"\"\"\n  }")
  }

  /// The snapshot of the first call of a file.
  private func snapshot(
    of file: URL, line: Int = 2, recorder: InlineRecorder
  ) -> InlineSnapshot {
    InlineSnapshot(
      function: "f()", file: file.path(percentEncoded: false), module: "M", line: line, column: 8,
      descriptor: InlineSnapshotSyntaxDescriptor(), recorder: recorder)
  }

  @Test("the table of record modes has 15 rows")
  func theTableIsWhole() { #expect(Row.table.count == 15) }

  @Test("a nil value without an expectation passes")
  func nothingIsExpectedOfNil() throws {
    let snapshot = snapshot(of: URL(filePath: "/nowhere"), recorder: .process)
    let failure = try snapshot.failure(
      of: String?.none, as: .lines, expected: nil, behavior: Self.all, timeout: 1)
    #expect(failure == nil)
  }

  @Test("a given message introduces the difference")
  func aMessageIntroducesTheDifference() throws {
    let failure = try snapshot(of: URL(filePath: "/nowhere"), recorder: .process).failure(
      of: "b", as: .lines, expected: "a", message: "The card", behavior: Self.missing, timeout: 1)
    #expect(failure?.string.hasPrefix("The card\n\n  ") == true)
  }

  #if InlineSnapshots
    @Test("each record mode treats an inline snapshot as the table says", arguments: Row.table)
    func recordMode(row: Row) throws {
      let scratch = try Scratch()
      let file = scratch.folder.appending(path: "T.swift")
      let expected = ["equal": "new", "different": "old"][row.state]
      let before = expected.map(Self.source(holding:)) ?? Self.absent
      try Data(before.utf8).write(to: file)
      let behavior = try TestEnvironment.behavior(
        asked: RecordMode(rawValue: row.mode) ?? .all, isContinuousIntegration: row.mode == "CI")
      let failure = try snapshot(of: file, recorder: InlineRecorder { _ in nil }).failure(
        of: "new", as: .lines, expected: expected, behavior: behavior, timeout: 1)
      #expect((failure == nil) == row.passes)
      #expect(
        failure?.string.hasPrefix(row.message) ?? row.message.isEmpty, "\(failure?.string ?? "")")
      let written = try String(contentsOf: file, encoding: .utf8)
      #expect(written == (row.source == "new" ? Self.source(holding: "new") : before))
    }

    private func record(
      _ value: String, in file: URL, line: Int = 2, with recorder: InlineRecorder
    ) throws -> String {
      try snapshot(of: file, line: line, recorder: recorder).failure(
        of: value, as: .lines, expected: nil, behavior: Self.missing, timeout: 1)?.string
        ?? ""
    }

    /// A file that is newer than the test program is not written into.
    @Test("a source changed since the build, or by another program, is not written")
    func aSourceThatChangedSinceTheBuild() throws {
      let scratch = try Scratch()
      let file = scratch.folder.appending(path: "T.swift")
      try Data(Self.absent.utf8).write(to: file)
      let modified = try #require(TestProgram.modified(file))
      let module = String(#fileID.prefix { $0 != "/" })
      #expect(try #require(TestProgram.built(module: module)) < modified)
      let late = InlineRecorder { _ in modified.addingTimeInterval(-1) }
      let failure = try record("a", in: file, with: late)
      #expect(failure.contains("has changed since the tests were built"))
      #expect(failure.hasSuffix("+a"))
      #expect(try String(contentsOf: file, encoding: .utf8) == Self.absent)
      let early = InlineRecorder { _ in modified }
      #expect(try record("a", in: file, with: early).hasPrefix("Automatically recorded"))
      let other = Self.source(holding: "a").replacing("func f", with: "func  f")
      try Data(other.utf8).write(to: file)
      let changed = try record("b", in: file, line: 3, with: early)
      #expect(changed.contains("another program has changed it"))
      #expect(try String(contentsOf: file, encoding: .utf8) == other)
    }

    /// Places are those of the build, whatever has been written since, by whichever thread.
    @Test("recordings from many threads go to the calls as they were built")
    func recordingMovesNoOtherCall() async throws {
      let scratch = try Scratch()
      let file = scratch.folder.appending(path: "T.swift")
      let lines = (0..<40).map { "  check(of: \($0))" }
      try Data("func f() {\n\(lines.joined(separator: "\n"))\n}\n".utf8).write(to: file)
      let modified = TestProgram.modified(file)
      let recorder = InlineRecorder { _ in modified }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in (0..<40).shuffled() {
          group.addTask {
            _ = try record("\(number)\nend", in: file, line: number + 2, with: recorder)
          }
        }
        try await group.waitForAll()
      }
      let expected = (0..<40).map {
        "  check(of: \($0)) {\n    \"\"\"\n    \($0)\n    end\n    \"\"\"\n  }\n"
      }
      #expect(
        try String(contentsOf: file, encoding: .utf8) == "func f() {\n\(expected.joined())}\n")
    }

    /// What a link leads to is written, with the rights that it has.
    @Test("recording writes through a link and keeps the file's permissions")
    func linksAndRightsStay() throws {
      let scratch = try Scratch()
      let file = scratch.folder.appending(path: "T.swift")
      let link = scratch.folder.appending(path: "L.swift")
      try Data(Self.absent.utf8).write(to: file)
      let files = FileManager.default
      try files.setAttributes([.posixPermissions: 0o750], ofItemAtPath: file.path())
      try files.createSymbolicLink(at: link, withDestinationURL: file)
      _ = try record("a", in: link, with: InlineRecorder { _ in nil })
      #expect(try files.destinationOfSymbolicLink(atPath: link.path()).hasSuffix("T.swift"))
      #expect(try String(contentsOf: file, encoding: .utf8) == Self.source(holding: "a"))
      let attributes = try files.attributesOfItem(atPath: file.path())
      #expect(attributes[.posixPermissions] as? Int == 0o750)
    }

    @Test("a source that is absent or not UTF-8 is reported")
    func whatCannotBeRead() throws {
      let scratch = try Scratch()
      let file = scratch.folder.appending(path: "T.swift")
      let recorder = InlineRecorder { _ in nil }
      #expect(try record("a", in: file, with: recorder).contains("cannot be read"))
      try Data([0x66, 0xFF, 0x0A]).write(to: file)
      #expect(try record("a", in: file, with: recorder).contains("not UTF-8"))
    }
  #else
    /// Without the trait nothing is written, and it is said how that is changed.
    @Test("without the package trait nothing is written, and the message names the trait")
    func recordingNeedsTheTrait() throws {
      let scratch = try Scratch()
      let file = scratch.folder.appending(path: "T.swift")
      try Data(Self.absent.utf8).write(to: file)
      let failure = try snapshot(of: file, recorder: .process).failure(
        of: "a", as: .lines, expected: nil, behavior: Self.missing, timeout: 1)
      #expect(failure?.string.contains("traits: [\"InlineSnapshots\"]") == true)
      #expect(try String(contentsOf: file, encoding: .utf8) == Self.absent)
    }
  #endif
}
