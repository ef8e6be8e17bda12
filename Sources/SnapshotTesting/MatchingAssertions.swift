public import Foundation

// The label that swift-snapshot-testing had before 1.11.1: what it calls deprecated is here, too.

/// The older form of `assertSnapshot(of:as:)`: `true` records everything, `false` what is missing.
@available(
  *, deprecated,
  renamed: "assertSnapshot(of:as:named:record:timeout:fileID:file:testName:line:column:)"
)
public func assertSnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: mode(recording), timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// The older form of `assertSnapshots(of:as:)` for named strategies: `true` records everything, `false`
/// what is missing.
@available(
  *, deprecated, renamed: "assertSnapshots(of:as:record:timeout:fileID:file:testName:line:column:)"
)
public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>], record recording: Bool? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: mode(recording), timeout: timeout, fileID: fileID,
    file: filePath, testName: testName, line: line, column: column)
}

/// The older form of `assertSnapshots(of:as:)` for numbered strategies: `true` records everything, `false`
/// what is missing.
@available(
  *, deprecated, renamed: "assertSnapshots(of:as:record:timeout:fileID:file:testName:line:column:)"
)
public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record recording: Bool? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: mode(recording), timeout: timeout, fileID: fileID,
    file: filePath, testName: testName, line: line, column: column)
}

/// The older form of `verifySnapshot(of:as:)`: `true` records everything, `false` what is missing.
///
/// - Returns: What is wrong; nil if the value equals the reference.
@available(
  *, deprecated,
  renamed:
    "verifySnapshot(of:as:named:record:snapshotDirectory:timeout:fileID:file:testName:line:column:)"
)
public func verifySnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool? = nil, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: mode(recording),
    snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID, file: filePath,
    testName: testName, line: line, column: column)
}

private func mode(_ recording: Bool?) -> SnapshotTestingConfiguration.Record? {
  recording.map { $0 ? .all : .missing }
}
