package import Foundation
package import OversetSnapshots

extension SnapshotStore {
  /// The store of the project in `root`: references in `__Snapshots__`, what is not to be committed
  /// in `.overset`.
  package static func ofProject(in root: URL) -> SnapshotStore {
    SnapshotStore(
      root: root.appending(path: "__Snapshots__"), artefacts: root.appending(path: ".overset"))
  }

  /// The store of what lies beside the tests of the project in `root`: references anywhere below it.
  package static func ofTests(in root: URL) -> SnapshotStore { ofTests(in: root, folder: "") }

  /// The store of what lies in `__Snapshots__` beside a test file of the project in `root`.
  ///
  /// `source` is the file's path; it lies somewhere below `root`.
  package static func besideTest(_ source: String, in root: URL) -> SnapshotStore {
    let inside = root.standardizedFileURL.pathComponents.count
    let parts = URL(filePath: source).deletingLastPathComponent().standardizedFileURL
      .pathComponents.dropFirst(inside)
    return ofTests(in: root, folder: (parts + ["__Snapshots__"]).joined(separator: "/"))
  }

  private static func ofTests(in root: URL, folder: String) -> SnapshotStore {
    SnapshotStore(
      root: root, artefacts: root.appending(path: ".overset/tests"), folder: folder, bound: root)
  }
}
