public import Foundation
public import OversetSnapshots
import OversetVocabulary

/// Compares a value with its reference beside the test file, and returns the failure instead of reporting
/// it.
///
/// Use it in assertion helpers of your own.
///
/// - Parameters:
///   - value: The value to compare.
///   - snapshotting: The strategy: what is kept of the value, and how it is compared.
///   - name: Distinguishes several snapshots of one test; nil numbers them.
///   - recording: Which references to write. If it is nil, the order is: the scope or the trait, the global
///     variables of `SnapshotTesting`, `SNAPSHOT_TESTING_RECORD`, `missing`. If `CI` is set, nothing is
///     written.
///   - snapshotDirectory: The folder of the references; nil is `__Snapshots__/<test file>` beside the test.
///   - timeout: The longest time to wait for an asynchronous strategy, in seconds.
///   - fileID: The module and file of the call.
///   - filePath: The source file, beside which references are kept.
///   - testName: The function of the test.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: What is wrong and how to accept it; nil if the value equals the reference.
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
      of: try value(), as: snapshotting, record: recording, timeout: timeout)?.message.string
  } catch {
    return PrintedText.error(error).string
  }
}
