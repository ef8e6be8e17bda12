public import Foundation
public import OversetSnapshots
import OversetVocabulary

/// Asserts that a value equals its reference beside the test file. A failure is reported at the line of the
/// call.
///
/// If there is no reference, the first run writes it and fails once, so that you look at it. The parameters
/// are those of
/// ``verifySnapshot(of:as:named:record:snapshotDirectory:timeout:fileID:file:testName:line:column:)``.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let place = AssertionPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let snapshot = FileSnapshot(
    testName: testName, name: name, folder: nil, place: place,
    isContinuousIntegration: TestEnvironment.isContinuousIntegration)
  do {
    let failure = try snapshot.failure(
      of: try value(), as: snapshotting, record: recording, timeout: timeout)
    if let failure {
      TestReporter.report(failure.message, attachments: failure.attachments, at: place)
    }
  } catch {
    TestReporter.report(.error(error), at: place)
  }
}

/// Asserts a value with several strategies; the key of each names its reference.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: recording, timeout: timeout,
      fileID: fileID, file: filePath, testName: testName, line: line, column: column)
  }
}

/// Asserts a value with several strategies; their references are numbered in this order.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: recording, timeout: timeout, fileID: fileID,
      file: filePath, testName: testName, line: line, column: column)
  }
}
