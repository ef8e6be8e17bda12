public import OversetSnapshots
public import Testing

/// Configures the snapshots of a test or a suite, and gives each test numbers of its own.
public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
  let configuration: SnapshotTestingConfiguration

  /// Applies to the tests of a suite, and of the suites in it.
  public var isRecursive: Bool { true }

  /// Runs a test, or one case of it, with the configuration.
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

  /// Says what is recorded and how differences are looked at.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> SnapshotsTrait {
    SnapshotsTrait(
      configuration: SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// A configuration made elsewhere.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> SnapshotsTrait {
    SnapshotsTrait(configuration: configuration)
  }
}
