public import OversetSnapshots

/// How snapshots are taken in a stretch of a test, as in swift-snapshot-testing.
public struct SnapshotTestingConfiguration: Sendable {
  /// What is recorded.
  public typealias Record = RecordMode

  /// What the code that runs now is in.
  @_spi(Internals) @TaskLocal public static var current: SnapshotTestingConfiguration?

  /// What is recorded; nil takes the mode of the enclosing scope.
  public var record: Record?
  /// The diff tool; nil takes that of the enclosing scope.
  public var diffTool: DiffTool?

  /// A configuration; what is nil is left to what is around.
  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    self.record = record
    self.diffTool = diffTool
  }
}

/// Runs `operation` with another configuration; what is nil stays as it is around.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () throws -> Result
) rethrows -> Result {
  try SnapshotTestingConfiguration.$current.withValue(
    SnapshotTestingConfiguration(record: record, diffTool: diffTool).orElseCurrent
  ) { try operation() }
}

/// The same around an asynchronous operation.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result
) async rethrows -> Result {
  try await SnapshotTestingConfiguration.$current.withValue(
    SnapshotTestingConfiguration(record: record, diffTool: diffTool).orElseCurrent,
    operation: operation)
}

extension SnapshotTestingConfiguration {
  /// The configuration, with what it leaves open from what is around.
  ///
  /// The tool is that in force, so that a test may ask the scope for it. The record mode stays open: the
  /// environment's is an error where it is not a mode, which assertions report.
  var orElseCurrent: SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(
      record: record ?? SnapshotTestingConfiguration.current?.record,
      diffTool: diffTool ?? SnapshotTestingConfiguration.diffToolInForce)
  }
}
