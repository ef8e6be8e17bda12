public import OversetSnapshots
public import Testing

/// The type of the trait `.snapshots`, which sets the record mode and the diff tool of a test or a suite.
public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
  let configuration: SnapshotTestingConfiguration

  /// Always true: the trait applies to all tests in a suite, and in its inner suites.
  public var isRecursive: Bool { true }

  /// Runs a test inside the configuration. Swift Testing calls it.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotCounter.$scope.withValue(SnapshotCounter.Scope()) {
      try await SnapshotTestingConfiguration.$current.withValue(configuration.orElseCurrent) {
        try await function()
      }
    }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Numbers the unnamed snapshots of each test from 1.
  public static var snapshots: SnapshotsTrait {
    SnapshotsTrait(configuration: SnapshotTestingConfiguration())
  }

  /// Sets the record mode and the diff tool; nil keeps the surrounding value.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> SnapshotsTrait {
    SnapshotsTrait(
      configuration: SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// Applies a configuration that you made elsewhere.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> SnapshotsTrait {
    SnapshotsTrait(configuration: configuration)
  }
}
