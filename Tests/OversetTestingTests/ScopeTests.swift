import Foundation
import OversetReports
import OversetTestBasics
import OversetUI
import OversetVocabulary
import Testing

@_spi(Internals) @testable import OversetTesting

/// What a trait, an environment and a call that returns have in common: something arrives.
@Suite(.snapshots(diffTool: "opendiff")) struct ScopeTests {
  private static let place = AssertionPlace(
    fileID: "Module/File.swift", filePath: "/nowhere/File.swift", line: 1, column: 1)

  private static let missing = RecordPolicy.resolve(
    asked: .missing, isContinuousIntegration: false)
  private static let never = RecordPolicy.resolve(asked: .never, isContinuousIntegration: false)

  private func folder(_ scratch: borrowing Scratch) throws -> URL {
    let folder = scratch.folder.appending(path: "references")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private func failure(_ folder: URL, _ text: String) throws -> String? {
    try FileSnapshot(
      testName: "t()", name: "n", folder: folder.path(percentEncoded: false), place: Self.place,
      isContinuousIntegration: false
    ).failure(of: text, as: .lines, record: nil, timeout: 1)?.message.string
  }

  /// The suite's trait stays where the test's says nothing.
  @Test(
    "a test's trait keeps an assertion from recording, and its suite's tool stays",
    .snapshots(record: .never))
  func theTraitKeepsAnAssertionFromRecording() throws {
    let scratch = try Scratch()
    let folder = try folder(scratch)
    #expect(try failure(folder, "a")?.contains("recording is disabled") == true)
    let file = folder.appending(path: "t.n.txt")
    #expect(!FileManager.default.fileExists(atPath: file.path(percentEncoded: false)))
    try Data("b".utf8).write(to: file)
    #expect(try failure(folder, "a")?.contains("opendiff /") == true)
  }

  @Test("a test's trait replaces a reference that differs", .snapshots(record: .failed))
  func theTraitReplacesWhatDiffers() throws {
    let scratch = try Scratch()
    let folder = try folder(scratch)
    let file = folder.appending(path: "t.n.txt")
    try Data("b".utf8).write(to: file)
    #expect(try failure(folder, "a")?.contains("automatically recorded") == true)
    #expect(try String(contentsOf: file, encoding: .utf8) == "a")
  }

  @Test("artefacts go where SNAPSHOT_ARTIFACTS says, else into the temporary folder")
  func artefactsLieWhereTheEnvironmentSays() throws {
    let scratch = try Scratch()
    let asked = scratch.folder.appending(path: "artefacts").path(percentEncoded: false)
    let artefacts = TestEnvironment.artefacts(in: ["SNAPSHOT_ARTIFACTS": asked])
    let store = FileSnapshotStore(
      folder: scratch.folder.appending(path: "references"), artefacts: artefacts)
    let file = store.file(for: try FileSnapshotName(test: "t()", name: "n"), pathExtension: "txt")
    _ = try store.verify("a", as: .lines, in: file, behavior: Self.missing)
    guard
      case .different(_, let new?, _, _) = try store.verify(
        "b", as: .lines, in: file, behavior: Self.missing)
    else {
      Issue.record("no new value")
      return
    }
    #expect(new.path(percentEncoded: false).hasPrefix(asked + "/"))
    #expect(try String(contentsOf: new, encoding: .utf8) == "b")
    for environment in [[:], ["SNAPSHOT_ARTIFACTS": ""]] {
      #expect(
        TestEnvironment.artefacts(in: environment).standardizedFileURL
          == URL(filePath: NSTemporaryDirectory(), directoryHint: .isDirectory)
          .standardizedFileURL)
    }
  }

  /// References in a folder below the one for artefacts would be written over by what differs.
  @Test("a difference never overwrites the reference with its artefact")
  func aReferenceIsNoArtefact() throws {
    let scratch = try Scratch()
    let store = FileSnapshotStore(
      folder: scratch.folder.appending(path: "same"), artefacts: scratch.folder)
    let file = store.file(for: try FileSnapshotName(test: "t()", name: "n"), pathExtension: "txt")
    _ = try store.verify("a", as: .lines, in: file, behavior: Self.missing)
    for _ in 0..<2 {
      let verdict = try store.verify("b", as: .lines, in: file, behavior: Self.never)
      guard case .different(_, nil, _, _) = verdict else {
        Issue.record("\(verdict)")
        return
      }
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == "a")
  }
}

/// `verifyLocalizedSnapshot` returns what `assertLocalizedSnapshot` reports. References of
/// ``whatMatches()`` are committed.
@MainActor struct VerifyLocalizedSnapshotTests {
  @Test("a verification that matches has no changed cells")
  func whatMatches() throws {
    let outcome = try verifyLocalizedSnapshot(
      of: Text(verbatim: "OK"), layout: .fitting(width: 60), locales: ["en", "ar"],
      devices: ["iPhoneSE"])
    #expect(
      outcome.cells.map(\.snapshot.stem) == ["whatMatches.en_iPhoneSE", "whatMatches.ar_iPhoneSE"])
    #expect(outcome.changedCells.isEmpty)
    #expect(outcome.devices.map(\.token) == ["iPhoneSE"])
  }

  @Test("a verification returns the missing cells and their issue")
  func whatIsAbsent() throws {
    let outcome = try verifyLocalizedSnapshot(
      of: Text(verbatim: "OK"), named: "absent", layout: .fitting(width: 60), locales: ["en"],
      devices: ["iPhoneSE"], record: .never)
    #expect(outcome.changedCells.map(\.snapshot.stem) == ["whatIsAbsent.absent.en_iPhoneSE"])
    #expect(RunIssues(outcome).all.first?.message.string.hasPrefix("missing: 1 snapshot") == true)
    // Nobody is to accept it.
    let repository = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let pending = try PendingStore(.ofProject(in: repository))?.snapshots() ?? []
    for snapshot in pending where snapshot.path.contains("/whatIsAbsent.") { try snapshot.reject() }
  }

  /// The file it gives is in no package: that it cannot be made counts to nobody's manifest.
  @Test("a verification from outside of a package throws")
  func whatCannotBeAsserted() {
    let error = #expect(throws: Diagnostic.self) {
      try verifyLocalizedSnapshot(of: Text(verbatim: "OK"), file: "/nowhere/Tests.swift")
    }
    #expect(error?.problem.contains("no folder above this file contains a Package.swift") == true)
  }
}
