package import Foundation
import OversetFiles

extension SnapshotStore {
  /// What a process that was killed while writing leaves behind is no reference, and no longer than
  /// this is anything being written, in seconds.
  private static let longestWrite: TimeInterval = 600

  /// Removes the temporary files that processes left which were killed while recording.
  ///
  /// A file that another process may still be writing stays: only those older than ten minutes go. What
  /// cannot be removed stays, too; nothing takes it for a reference.
  package func removeStaleFiles(now: Date) {
    let base = root.wholePath
    let folders = entries(of: base).filter { $0.kind == .folder }.compactMap(\.name)
    for folder in [base] + folders.map({ "\(base)/\($0)" }) {
      for name in entries(of: folder).compactMap(\.name) where TemporaryName.matches(name) {
        let file = "\(folder)/\(name)"
        guard let written = files.modified(file),
          now.timeIntervalSince(written) > SnapshotStore.longestWrite
        else { continue }
        files.discard(file)
      }
    }
  }

  private func entries(of folder: String) -> [FolderEntry] {
    ((try? files.entries(of: folder)) ?? nil) ?? []
  }
}
