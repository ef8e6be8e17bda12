public import OversetSnapshots

/// How snapshots are taken in a stretch of a test, as in swift-snapshot-testing.
public struct SnapshotTestingConfiguration: Sendable {
  /// What is recorded.
  public typealias Record = RecordMode

  /// What the code that runs now is in.
  @_spi(Internals) @TaskLocal public static var current: SnapshotTestingConfiguration?

  /// What is recorded; nil leaves it to what is around.
  public var record: Record?
  /// How a difference is to be looked at; nil leaves it to what is around.
  public var diffTool: DiffTool?

  /// A configuration; what is nil is left to what is around.
  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    self.record = record
    self.diffTool = diffTool
  }

  /// How a failure says with which program two files are compared.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    /// Kaleidoscope.
    public static let ksdiff: DiffTool = "ksdiff"
    /// The paths of both files, each on a line of its own.
    public static let `default` = DiffTool { current, failed in
      """
      @\u{2212}
      "\(current)"
      @+
      "\(failed)"
      """
    }

    private let words: @Sendable (String, String) -> String

    /// A tool that `tool` says how to call.
    ///
    /// - Parameter tool: What a failure says about two files, by their paths: the reference, and the
    ///   value that differs.
    public init(
      _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    ) {
      words = tool
    }

    /// The program of that name, which takes two paths.
    public init(stringLiteral command: String) {
      self.init { current, failed in "\(command) \"\(current)\" \"\(failed)\"" }
    }

    /// What a failure says about two files: the reference, and the value that differs.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      words(currentFilePath, failedFilePath)
    }
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
  /// The configuration, with what it leaves open from the one around.
  var orElseCurrent: SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(
      record: record ?? SnapshotTestingConfiguration.current?.record,
      diffTool: diffTool ?? SnapshotTestingConfiguration.current?.diffTool)
  }
}
