public import Foundation
public import OversetSnapshots
import Testing

/// Verifies that a value matches its reference beside the test file.
///
/// - Parameters:
///   - value: What is compared.
///   - snapshotting: How it becomes text, a picture or data, and how that is compared.
///   - name: Tells snapshots of one test apart; nil numbers them.
///   - recording: What is recorded. Where it is nil: what `withSnapshotTesting` or a trait says, then
///     what the global variables of `SnapshotTesting` were set to, then `SNAPSHOT_TESTING_RECORD`, then
///     what is missing. With `CI` set nothing is, whatever is asked.
///   - snapshotDirectory: The folder of references; nil is `__Snapshots__/<test file>` beside it.
///   - timeout: How long a value may take to arrive, in seconds.
///   - fileID: The module and file of the assertion.
///   - filePath: The source file's path: references lie beside it.
///   - testName: The test's function.
///   - line: The place of the assertion.
///   - column: The place of the assertion.
/// - Returns: What is wrong; nil where the value matches.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
  let place = AssertionPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let snapshot = PlainSnapshot(
    testName: testName, name: name, folder: snapshotDirectory, place: place,
    isContinuousIntegration: TestEnvironment.isContinuousIntegration)
  do {
    return try snapshot.failure(
      of: try value(), as: snapshotting, record: recording, timeout: timeout)?.message
  } catch {
    return "\(error)"
  }
}

/// One snapshot beside its test file.
struct PlainSnapshot {
  let testName: String
  let name: String?
  /// The folder of references; nil is the usual one.
  let folder: String?
  let place: AssertionPlace
  /// Whether nothing may be recorded, whatever is asked for.
  let isContinuousIntegration: Bool

  /// The test file of the assertion that is being made: it says which project a view belongs to.
  @TaskLocal static var sourceFile: String?

  /// What is wrong.
  struct Failure {
    let message: String
    var attachments: [DiffAttachment] = []
  }

  /// Verifies a value; nil where it matches.
  ///
  /// - Throws: What the value throws, a `TestError` or a `SnapshotError`.
  func failure<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
    record: RecordMode?, timeout: TimeInterval
  ) throws -> Failure? {
    let source = URL(filePath: "\(place.filePath)")
    let references =
      folder.map { URL(filePath: $0, directoryHint: .isDirectory) }
      ?? source.deletingLastPathComponent().appending(
        path: "__Snapshots__/\(source.deletingPathExtension().lastPathComponent)")
    let store = PlainSnapshotStore(
      folder: references, artefacts: TestEnvironment.artefacts(),
      project: TestProjects.root(ofSource: "\(place.filePath)").map { .ofTests(in: $0) })
    let file = try claimedFile(of: store, pathExtension: strategy.pathExtension)
    TestManifests.add(file, of: place)
    let mode = try TestEnvironment.mode(
      asked: record, isContinuousIntegration: isContinuousIntegration)
    let result = try PlainSnapshot.$sourceFile.withValue("\(place.filePath)") {
      AsyncWaiter.result(of: strategy.snapshot(try value()), timeout: timeout)
    }
    guard let format = result else {
      return Failure(message: AsyncWaiter.lateness(timeout: timeout))
    }
    return failure(try store.verify(format.get(), as: strategy.diffing, in: file, mode: mode))
  }

  /// The file of the reference, which no other test has.
  private func claimedFile(of store: PlainSnapshotStore, pathExtension: String?) throws -> URL {
    do {
      let file = store.file(for: try fileName(in: store.folder), pathExtension: pathExtension)
      try PlainSnapshotNames.claim(file, owner: owner, testCase: .current)
      return file
    } catch {
      // Which file it would be is not known: nothing of its module may be called obsolete for it.
      TestManifests.miss(place)
      throw error
    }
  }

  /// The test that owns the file: two suites of one file may have functions of one name.
  private var owner: String { Test.current.map { "\($0.id)" } ?? "\(place.fileID) \(testName)" }

  private func fileName(in folder: URL) throws -> PlainSnapshotName {
    if let name { return try PlainSnapshotName(test: testName, name: name) }
    // Each test counts for itself, so that two of one name claim one file, which is an error, and not the
    // next number in the order of the schedule.
    let key = "\(folder.appending(path: testName).path(percentEncoded: false)) \(owner)"
    guard Test.Case.current?.isParameterized != true else {
      throw TestError(
        problem: "a number does not tell the cases of a parameterized test apart",
        remedy: "tell them apart with `named:`")
    }
    return try PlainSnapshotName(test: testName, number: SnapshotCounter.next(key))
  }

  // MARK: Words

  private func failure(_ verdict: PlainVerdict) -> Failure? {
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
    case .missing:
      return Failure(
        message:
          "No reference was found on disk. New snapshot was not recorded because recording is"
          + " disabled")
    case .replaced(let file, let difference, let attachments):
      return Failure(
        message: """
          \(mismatch) A new snapshot was automatically recorded.

          open "\(path(file))"

          \(difference)
          """, attachments: attachments)
    case .different(let file, let new, let difference, let attachments):
      let tool = SnapshotTestingConfiguration.diffToolInForce
      let paths = new.map {
        tool(currentFilePath: path(file), failedFilePath: path($0)) + "\n\n"
      }
      return Failure(
        message: "\(mismatch)\n\n\(paths ?? "")\(difference)", attachments: attachments)
    }
  }

  private var mismatch: String {
    name.map { "Snapshot \"\($0)\" does not match reference." }
      ?? "Snapshot does not match reference."
  }

  private func path(_ file: URL) -> String { file.path(percentEncoded: false) }
}
