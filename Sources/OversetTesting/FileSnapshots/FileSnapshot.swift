import Foundation
import OversetSnapshots
import OversetVocabulary
import Testing

/// One snapshot beside its test file.
struct FileSnapshot {
  let testName: String
  let name: String?
  /// The folder of references; nil is the usual one.
  let folder: String?
  let place: AssertionPlace
  /// Whether nothing may be recorded, whatever the code says.
  let isContinuousIntegration: Bool

  /// The test file of the assertion that is being made: it says which project a view belongs to.
  @TaskLocal static var sourceFile: String?

  /// What is wrong.
  struct Failure {
    let message: PrintedText
    var attachments: [DiffAttachment] = []
  }

  /// Verifies a value; nil if it matches.
  ///
  /// - Throws: What the value throws, or a `Diagnostic`.
  func failure<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
    record: RecordMode?, timeout: TimeInterval
  ) throws -> Failure? {
    let source = URL(filePath: "\(place.filePath)")
    let references =
      folder.map { URL(filePath: $0, directoryHint: .isDirectory) }
      ?? source.deletingLastPathComponent().appending(
        path: "__Snapshots__/\(source.deletingPathExtension().lastPathComponent)")
    let store = FileSnapshotStore(
      folder: references, artefacts: TestEnvironment.artefacts(),
      project: TestProjects.root(ofSource: "\(place.filePath)").map { .ofTests(in: $0) })
    let (file, claim) = try claimedFile(of: store, pathExtension: strategy.pathExtension)
    TestManifests.add(file, of: place)
    let behavior = try TestEnvironment.behavior(
      asked: record, isContinuousIntegration: isContinuousIntegration)
    let result = try FileSnapshot.$sourceFile.withValue("\(place.filePath)") {
      AsyncWaiter.result(of: strategy.snapshot(try value()), timeout: timeout)
    }
    guard let format = result else {
      return Failure(message: AsyncWaiter.lateness(timeout: timeout))
    }
    let verdict = try store.verify(
      format.get(), as: strategy.diffing, in: file, behavior: behavior, claim: claim)
    return failure(verdict, of: file, claimedBy: claim.claimant.origin)
  }

  /// The file of the reference. Another test may have it, too, where its value is equal.
  private func claimedFile(
    of store: FileSnapshotStore, pathExtension: String?
  ) throws -> (URL, SnapshotNameClaim) {
    do {
      let file = store.file(for: try fileName(in: store.folder), pathExtension: pathExtension)
      return (file, try FileSnapshotNames.claim(file, owner: owner, testCase: .current))
    } catch {
      // Which file it would be is not known: nothing of its module may be called obsolete for it.
      TestManifests.miss(place)
      throw error
    }
  }

  /// The test that owns the file: two suites of one file may have functions of one name.
  private var owner: String { Test.current.map { "\($0.id)" } ?? "\(place.fileID) \(testName)" }

  private func fileName(in folder: URL) throws -> FileSnapshotName {
    if let name { return try FileSnapshotName(test: testName, name: name) }
    // Each test counts for itself, so that two of one name claim one file, which is an error where their
    // values differ, and not the next number in the order of the schedule.
    let key = "\(folder.appending(path: testName).path(percentEncoded: false)) \(owner)"
    guard Test.Case.current?.isParameterized != true else {
      throw Diagnostic(
        .usage, problem: "numbers do not distinguish the cases of a parameterized test",
        remedy: "give each its own name with `named:`")
    }
    return try FileSnapshotName(test: testName, number: SnapshotCounter.next(key))
  }

  // MARK: Words

  private func failure(
    _ verdict: FileVerdict, of file: URL, claimedBy claimant: String
  ) -> Failure? {
    switch verdict {
    case .matched: return nil
    case .recorded(let file):
      return Failure(
        message: """
          No reference was found on disk. Automatically recorded snapshot: \u{2026}

          open "\(path(file))"

          Re-run "\(testName)" to assert against the newly-recorded snapshot.
          """)
    case .recordedAnew(let file):
      return Failure(
        message: """
          Record mode is on. Automatically recorded snapshot: \u{2026}

          open "\(path(file))"

          Turn record mode off and re-run "\(testName)" to assert against the newly-recorded snapshot.
          """)
    case .missing(_, let unkept):
      let note: PrintedText = unkept.map { "\n\nthe new value is not kept: \($0)" } ?? ""
      return Failure(
        message:
          "No reference was found on disk. New snapshot was not recorded because recording is"
          + " disabled" + note)
    case .replaced(let file, let difference, let attachments):
      return Failure(
        message: """
          \(mismatch) A new snapshot was automatically recorded.

          open "\(path(file))"

          \(shown(difference))
          """, attachments: attachments)
    case .different(let file, let new, let difference, let attachments):
      let tool = SnapshotTestingConfiguration.diffToolInForce
      let paths: PrintedText? = new.map {
        "\(lines(tool(currentFilePath: path(file), failedFilePath: path($0))))\n\n"
      }
      return Failure(
        message: "\(mismatch)\n\n" + (paths ?? "") + shown(difference), attachments: attachments)
    case .conflicting(let other, let difference):
      let error = Diagnostic(
        .usage,
        problem:
          "\(claimant) and \(other) would both use the file \(path(file)), and their values differ",
        remedy: "rename one of the snapshots with `named:`")
      return Failure(message: "\(error)\n\n\(shown(difference))")
    }
  }

  /// A difference without the space around it, as swift-snapshot-testing shows it at a message's end.
  private func shown(_ difference: String) -> PrintedText {
    lines(difference.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  private func lines(_ text: String) -> PrintedText {
    PrintedText.lines(of: text).joined(separator: "\n")
  }

  private var mismatch: PrintedText {
    name.map { "Snapshot \"\($0)\" does not match reference." }
      ?? "Snapshot does not match reference."
  }

  private func path(_ file: URL) -> String { file.path(percentEncoded: false) }
}
