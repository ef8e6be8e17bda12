import Foundation
import OversetProject
import OversetTestBasics
import OversetUI
@_spi(Internals) import SnapshotTesting
import Testing

@testable import OversetTesting

/// Names that swift-snapshot-testing calls deprecated, of which older tests are full. References of
/// ``labels()`` are committed. The tests are deprecated as what they call is: it would warn else.
struct OlderNamesTests {
  @available(*, deprecated)
  @Test("assertions with the label matching match their references", .snapshots)
  func labels() {
    assertSnapshot(matching: "a", as: .lines, named: "one")
    assertSnapshots(matching: 1, as: ["dump": .dump, "description": .description])
    assertSnapshots(matching: [1, 2], as: [.dump, .description])
  }

  /// A failure is an issue of the test, at the line of the assertion.
  @available(*, deprecated)
  @Test("a failure of an older assertion is reported at its line")
  func failures() throws {
    let line = #line + 3
    withKnownIssue {
      withSnapshotTesting(record: .never) {
        assertSnapshot(matching: "other", as: .lines)
      }
    } matching: { issue in
      issue.sourceLocation?.line == line
    }
    let path = "Tests/OversetTestingTests/__Snapshots__/OlderNamesTests/failures.1.txt"
    #expect(try PendingValue.take(path) == "other")
  }

  @available(*, deprecated)
  @Test("an older verification returns nil for a match and a message otherwise")
  func verifying() throws {
    let scratch = try Scratch()
    let folder = scratch.folder.path(percentEncoded: false)
    try Data("a".utf8).write(to: scratch.folder.appending(path: "verifying.n.txt"))
    func message(_ text: String, record: Bool?) -> String? {
      verifySnapshot(
        matching: text, as: .lines, named: "n", record: record, snapshotDirectory: folder,
        testName: "verifying()")
    }
    #expect(message("a", record: nil) == nil)
    withSnapshotTesting(record: .all) { #expect(message("a", record: false) == nil) }
    #expect(message("b", record: false)?.contains("does not match reference") == true)
    // Nothing is recorded on continuous integration.
    if !TestEnvironment.isContinuousIntegration {
      #expect(message("b", record: true)?.hasPrefix("Record mode is on") == true)
    }
  }

  /// A scope and an assertion outrank the global variables, continuous integration outranks all, and
  /// the global variables outrank the environment.
  @available(*, deprecated)
  @Test("the recording variables rank below a scope and above the environment")
  func globalVariablesOfRecording() throws {
    try SnapshotDefaults.$shared.withValue(SnapshotDefaults()) {
      func mode(_ asked: RecordMode? = nil) throws -> RecordMode {
        try TestEnvironment.mode(asked: asked)
      }
      let untouched = try TestEnvironment.recordMode() ?? .missing
      #expect(try mode() == untouched)
      #expect(_record == untouched)
      isRecording = true
      #expect(record)
      #expect(try mode() == .all)
      #expect(try mode(.failed) == .failed)
      let onCI = try TestEnvironment.behavior(asked: nil, isContinuousIntegration: true)
      #expect(!ReferenceState.allCases.contains(where: onCI.records))
      try withSnapshotTesting(record: .never) {
        let scoped = try mode()
        #expect(scoped == .never)
        #expect(!isRecording)
      }
      record = false
      #expect(!isRecording)
      #expect(try mode() == .missing)
      _record = .failed
      #expect(try mode() == .failed)
      #expect(!record)
    }
  }

  /// `assertLocalizedSnapshot` asks the same variables.
  @Test("assertions of the matrix heed the recording variables")
  func assertionsOfTheMatrixHeedThem() throws {
    let scratch = try Scratch()
    try Data().write(to: scratch.folder.appending(path: "Package.swift"))
    let snapshot = LocalizedSnapshot(
      name: LocalizedSnapshotName(
        fileID: "M/F.swift", suite: nil, testName: "f()", named: nil),
      presentation: .fitting(width: 60),
      selection: MatrixSelection(locales: ["en"], devices: ["iPhoneSE"]), record: nil,
      source: scratch.folder.appending(path: "Tests/F.swift").path(percentEncoded: false),
      isContinuousIntegration: false)
    let references = scratch.folder.appending(path: "__Snapshots__").path(percentEncoded: false)
    try SnapshotDefaults.$shared.withValue(SnapshotDefaults()) {
      _record = .never
      _ = try snapshot.outcome(of: Text(verbatim: "A"))
      #expect(!FileManager.default.fileExists(atPath: references))
      _record = .missing
      _ = try snapshot.outcome(of: Text(verbatim: "A"))
      #expect(FileManager.default.fileExists(atPath: references))
    }
  }

  @available(*, deprecated)
  @Test("the variable of the diff tool is used unless a scope sets another")
  func globalVariableOfTheTool() throws {
    let scratch = try Scratch()
    let folder = scratch.folder.appending(path: "references")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("a".utf8).write(to: folder.appending(path: "tools.n.txt"))
    func message() throws -> String {
      let snapshot = FileSnapshot(
        testName: "tools()", name: "n", folder: folder.path(percentEncoded: false),
        place: AssertionPlace(
          fileID: "Module/File.swift", filePath: "/nowhere/File.swift", line: 1, column: 1),
        isContinuousIntegration: false)
      return try #require(
        try snapshot.failure(of: "b", as: .lines, record: .never, timeout: 1)?.message.string)
    }
    try SnapshotDefaults.$shared.withValue(SnapshotDefaults()) {
      #expect(try message().contains("\n@+\n\"file:///"))
      diffTool = "opendiff"
      #expect(try message().contains("opendiff /"))
      #expect(_diffTool(currentFilePath: "a", failedFilePath: "b") == "opendiff a b")
      try withSnapshotTesting(diffTool: .init { current, _ in "look at \(current)!" }) {
        let scoped = try message()
        #expect(scoped.contains("/tools.n.txt!"))
      }
    }
  }

  @Test("the older name of the trait sets record mode and diff tool")
  func theTraitHasItsOlderName() {
    let trait: _SnapshotsTestTrait = .snapshots(
      record: .never, diffTool: .init { "\($1) beside \($0)" })
    #expect(trait.configuration.record == .never)
    #expect(
      trait.configuration.diffTool?(currentFilePath: "a", failedFilePath: "b") == "b beside a")
  }

  #if !canImport(Darwin)
    @Test("attachments of XCTest keep their data and get names")
    func attachmentsOfXCTest() throws {
      let diffing = Diffing<String>(
        toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
        diff: { old, new in
          guard old != new else { return nil }
          let picture = XCTAttachment(data: Data([1]), uniformTypeIdentifier: "public.png")
          let attachments = [XCTAttachment(string: new), picture, XCTAttachment(data: Data([2]))]
          return ("\(old) is not \(new)", attachments)
        })
      #expect(diffing.diff("a", "a") == nil)
      let (message, files) = try #require(diffing.diff("a", "b"))
      #expect(message == "a is not b")
      #expect(files.map(\.name) == ["attachment.txt", "attachment.png", "attachment.bin"])
      #expect(files.map(\.data) == [Data("b".utf8), Data([1]), Data([2])])
    }
  #endif
}
