package import OversetSnapshots
import Synchronization

/// What holds for the whole process where neither an assertion nor a scope says otherwise.
///
/// swift-snapshot-testing keeps it in global variables, which tests set from any thread.
package final class SnapshotDefaults: Sendable {
  /// The defaults of the process. A test of this package has others in their place: it must not make
  /// the tests that run beside it record.
  @TaskLocal package static var shared = SnapshotDefaults()

  private let configuration = Mutex(SnapshotTestingConfiguration())

  /// Defaults of which none is set.
  package init() {}

  /// What is recorded; nil until it is set.
  package var record: RecordMode? {
    get { configuration.withLock { $0.record } }
    set { configuration.withLock { $0.record = newValue } }
  }

  /// The diff tool; nil until it is set.
  package var diffTool: SnapshotTestingConfiguration.DiffTool? {
    get { configuration.withLock { $0.diffTool } }
    set { configuration.withLock { $0.diffTool = newValue } }
  }
}

extension SnapshotTestingConfiguration {
  /// What code asks to be recorded outside of an assertion: the scope around it, else the defaults.
  static var recordOfCode: Record? { current?.record ?? SnapshotDefaults.shared.record }

  /// What would be recorded here, were this not continuous integration. An environment that asks for
  /// what is no mode counts as one that asks for nothing: assertions say what is wrong with it.
  package static var recordInForce: Record {
    if let recordOfCode { return recordOfCode }
    return (try? TestEnvironment.recordMode()) ?? .missing
  }

  /// The diff tool in the current scope.
  package static var diffToolInForce: DiffTool {
    current?.diffTool ?? SnapshotDefaults.shared.diffTool ?? .default
  }
}
