// What swift-snapshot-testing keeps in global variables. They hold for the process, may be set from
// any thread, and give way to what a scope, a trait or an assertion says; reading one tells what
// holds where it is read.

/// The record mode if no scope, trait or assertion sets one. It outranks `SNAPSHOT_TESTING_RECORD`.
@_spi(Internals)
public var _record: SnapshotTestingConfiguration.Record {
  get { SnapshotTestingConfiguration.recordInForce }
  set { SnapshotDefaults.shared.record = newValue }
}

/// The diff tool if no scope or trait sets one.
@_spi(Internals)
public var _diffTool: SnapshotTestingConfiguration.DiffTool {
  get { SnapshotTestingConfiguration.diffToolInForce }
  set { SnapshotDefaults.shared.diffTool = newValue }
}

/// Whether every reference is written, if no scope, trait or assertion says otherwise. False writes those
/// that are missing. If `CI` is set, nothing is written.
@available(
  *, deprecated, message: "Use 'withSnapshotTesting(record:)' or the trait '.snapshots(record:)'."
)
public var isRecording: Bool {
  get { _record == .all }
  set { _record = newValue ? .all : .missing }
}

/// The name of `isRecording` in older tests.
@available(*, deprecated, renamed: "isRecording")
public var record: Bool {
  get { _record == .all }
  set { _record = newValue ? .all : .missing }
}

/// The diff tool if no scope or trait sets one: `diffTool = "ksdiff"`.
@available(
  *, deprecated,
  message: "Use 'withSnapshotTesting(diffTool:)' or the trait '.snapshots(diffTool:)'."
)
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { _diffTool }
  set { _diffTool = newValue }
}

/// The type of the trait `.snapshots`, under swift-snapshot-testing's name.
public typealias _SnapshotsTestTrait = SnapshotsTrait
