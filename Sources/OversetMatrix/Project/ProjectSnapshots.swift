public import Foundation
public import OversetSnapshots

extension SnapshotStore {
  /// The store of the project in `root`: references in `__Snapshots__`, what is not to be committed
  /// in `.overset`.
  public static func ofProject(in root: URL) -> SnapshotStore {
    SnapshotStore(
      root: root.appending(path: "__Snapshots__"), artefacts: root.appending(path: ".overset"))
  }

  /// The store of what lies beside the tests of the project in `root`: references anywhere below it.
  public static func ofTests(in root: URL) -> SnapshotStore {
    SnapshotStore(root: root, artefacts: root.appending(path: ".overset/tests"))
  }
}
