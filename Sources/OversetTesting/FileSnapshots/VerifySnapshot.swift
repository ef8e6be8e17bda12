public import Foundation
public import OversetSnapshots

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
/// - Returns: What is wrong; nil if the value matches.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
  let place = AssertionPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let snapshot = FileSnapshot(
    testName: testName, name: name, folder: snapshotDirectory, place: place,
    isContinuousIntegration: TestEnvironment.isContinuousIntegration)
  do {
    return try snapshot.failure(
      of: try value(), as: snapshotting, record: recording, timeout: timeout)?.message
  } catch {
    return "\(error)"
  }
}
