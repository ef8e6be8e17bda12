// What swift-snapshot-testing keeps in global variables. They hold for the process, may be set from
// any thread, and give way to what a scope, a trait or an assertion says; reading one tells what
// holds where it is read.

/// What is recorded where nothing else says so; setting it outranks `SNAPSHOT_TESTING_RECORD`.
@_spi(Internals)
public var _record: SnapshotTestingConfiguration.Record {
  get { SnapshotTestingConfiguration.recordInForce }
  set { SnapshotDefaults.shared.record = newValue }
}

/// The diff tool if no other setting applies.
@_spi(Internals)
public var _diffTool: SnapshotTestingConfiguration.DiffTool {
  get { SnapshotTestingConfiguration.diffToolInForce }
  set { SnapshotDefaults.shared.diffTool = newValue }
}

/// Whether everything is recorded again if no other setting applies; false records what is missing. If `CI`
/// is set, nothing is recorded.
@available(
  *, deprecated, message: "Use 'withSnapshotTesting(record:)' or the trait '.snapshots(record:)'."
)
public var isRecording: Bool {
  get { _record == .all }
  set { _record = newValue ? .all : .missing }
}

/// The older name of `isRecording`.
@available(*, deprecated, renamed: "isRecording")
public var record: Bool {
  get { _record == .all }
  set { _record = newValue ? .all : .missing }
}

/// The diff tool if no other setting applies: `diffTool = "ksdiff"`.
@available(
  *, deprecated,
  message: "Use 'withSnapshotTesting(diffTool:)' or the trait '.snapshots(diffTool:)'."
)
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { _diffTool }
  set { _diffTool = newValue }
}

/// The type of the trait `.snapshots` under swift-snapshot-testing's name.
public typealias _SnapshotsTestTrait = SnapshotsTrait
