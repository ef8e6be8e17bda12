public import Foundation
public import OversetInlineSource
public import OversetSnapshots
public import OversetTesting
import OversetVocabulary

/// Asserts that a value equals the text in the trailing closure of the call.
///
/// Without a closure, Overset writes the text into your source file, and the assertion fails once so that
/// you look at it. Writing needs the package trait `InlineSnapshots`; comparing does not. If `CI` is set,
/// nothing is written. A failure is reported at the line of the call.
///
/// - Parameters:
///   - value: The value to compare. A nil value has no snapshot, and its call no closure.
///   - snapshotting: The strategy: how the value becomes text, and how the text is compared.
///   - message: The first words of a failure; empty takes the default.
///   - recording: Which snapshots to write. If it is nil, the order is: the scope or the trait,
///     `SNAPSHOT_TESTING_RECORD`, `missing`.
///   - timeout: The longest time to wait for an asynchronous strategy, in seconds.
///   - syntaxDescriptor: The closure of a helper's call that contains the snapshot.
///   - expected: The snapshot; nil if it is not recorded yet.
///   - fileID: The module and file of the call.
///   - filePath: The source file, into which the snapshot is written.
///   - function: The function of the test.
///   - line: The line of the call.
///   - column: The column of the call.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "",
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, function: StaticString = #function,
  line: UInt = #line, column: UInt = #column
) {
  let place = AssertionPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let snapshot = InlineSnapshot(
    function: "\(function)", file: "\(filePath)",
    module: String("\(fileID)".prefix { $0 != "/" }), line: Int(line), column: Int(column),
    descriptor: syntaxDescriptor, recorder: .process)
  do {
    let behavior = try TestEnvironment.behavior(
      asked: recording, isContinuousIntegration: TestEnvironment.isContinuousIntegration)
    let failure = try snapshot.failure(
      of: try value(), as: snapshotting, expected: expected?(), message: message(),
      behavior: behavior, timeout: timeout)
    if let failure { TestReporter.report(failure, at: place) }
  } catch {
    TestReporter.report(.error(error), at: place)
  }
}

extension InlineSnapshotSyntaxDescriptor {
  /// Reports a failure of the test at the line of the helper's caller.
  public func fail(
    _ message: @autoclosure () -> String = "", fileID: StaticString, file filePath: StaticString,
    line: UInt, column: UInt
  ) {
    TestReporter.report(
      PrintedText.lines(of: message()).joined(separator: "\n"),
      at: AssertionPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}
