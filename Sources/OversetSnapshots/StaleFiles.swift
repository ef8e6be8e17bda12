package import Foundation

extension SnapshotStore {
  /// What a process that was killed while writing leaves behind is no reference, and no longer than
  /// this is anything being written, in seconds.
  private static let longestWrite: TimeInterval = 600

  /// Removes the temporary files that processes left which were killed while recording.
  ///
  /// A file that another process may still be writing stays: only those older than ten minutes go. What
  /// cannot be removed stays, too; nothing takes it for a reference.
  package func removeStaleFiles(now: Date) {
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: root.path(percentEncoded: false))) ?? []
    for folder in [root] + names.map({ root.appending(path: $0) }) {
      let path = folder.path(percentEncoded: false)
      for name in (try? manager.contentsOfDirectory(atPath: path)) ?? []
      where AtomicFile.isTemporary(name: name) {
        let file = folder.appending(path: name, directoryHint: .notDirectory)
        let values = try? file.resourceValues(forKeys: [.contentModificationDateKey])
        guard let written = values?.contentModificationDate,
          now.timeIntervalSince(written) > SnapshotStore.longestWrite
        else { continue }
        FileSystem.removeFile(file)
      }
    }
  }
}
