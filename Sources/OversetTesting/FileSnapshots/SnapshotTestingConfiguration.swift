public import OversetSnapshots

/// The record mode and the diff tool for a part of a test.
public struct SnapshotTestingConfiguration: Sendable {
  /// The record mode, under swift-snapshot-testing's name.
  public typealias Record = RecordMode

  /// What the code that runs now is in.
  @_spi(Internals) @TaskLocal public static var current: SnapshotTestingConfiguration?

  /// Which references to write; nil keeps the mode of the surrounding scope.
  public var record: Record?
  /// How failures name the files to compare; nil keeps the tool of the surrounding scope.
  public var diffTool: DiffTool?

  /// Creates a configuration; nil keeps the value of the surrounding scope.
  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    self.record = record
    self.diffTool = diffTool
  }
}

/// Sets the record mode or the diff tool for the assertions inside `operation`; nil keeps the surrounding
/// value.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () throws -> Result
) rethrows -> Result {
  try SnapshotTestingConfiguration.$current.withValue(
    SnapshotTestingConfiguration(record: record, diffTool: diffTool).orElseCurrent
  ) { try operation() }
}

/// Sets the record mode or the diff tool for the assertions inside an asynchronous `operation`; nil keeps
/// the surrounding value.
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
