public import Foundation
public import OversetInlineSource
public import OversetSnapshots
public import OversetTesting

/// Asserts that a value matches the text in the closure behind the call.
///
/// Without a closure the text is written into the source file, where the package trait
/// `InlineSnapshots` is enabled, and the assertion fails once to say so. With `CI` set nothing is
/// written. What is wrong is reported at the caller's line.
///
/// - Parameters:
///   - value: What is compared. A value that is nil has no snapshot, and its call no closure.
///   - snapshotting: How it becomes text, and how that is compared.
///   - message: What a difference is introduced with; empty for the usual words.
///   - recording: What is recorded. Where it is nil: what `withSnapshotTesting` or a trait says, then
///     `SNAPSHOT_TESTING_RECORD`, then what is missing.
///   - timeout: How long a value may take to arrive, in seconds.
///   - syntaxDescriptor: Where a helper's call keeps the snapshot.
///   - expected: The snapshot; nil if it is not recorded yet.
///   - fileID: The module and file of the call.
///   - filePath: The path of the source file that is written into.
///   - function: The test's function.
///   - line: The place of the call.
///   - column: The place of the call.
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
    TestReporter.report("\(error)", at: place)
  }
}

extension InlineSnapshotSyntaxDescriptor {
  /// Reports an issue of the test, at the line of the call.
  public func fail(
    _ message: @autoclosure () -> String = "", fileID: StaticString, file filePath: StaticString,
    line: UInt, column: UInt
  ) {
    TestReporter.report(
      message(),
      at: AssertionPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}
