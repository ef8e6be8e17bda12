import Foundation
import OversetSnapshots

/// A snapshot that a process has recorded, or was about to record when it was stopped. What comes after reports it: by
/// then it matches its reference.
package struct RecordedSnapshot: Codable, Sendable {
  /// The snapshot's name, as a path.
  package let snapshot: String
  /// Whether there was no reference before.
  private let isNew: Bool
  private let files: [URL]
  /// The verdict in words.
  let detail: String

  /// Nil for a verdict by which nothing is recorded.
  init?(_ name: String, _ verdict: SnapshotVerdict) {
    switch verdict {
    case .recorded(let files): (isNew, self.files) = (true, files)
    case .rerecorded(let files, _): (isNew, self.files) = (false, files)
    case .matched, .missing, .different, .unreadable, .unwritable: return nil
    }
    snapshot = name
    detail = verdict.description
  }

  /// The verdict on the snapshot, in place of one that finds it as it was recorded; nil in place of any other.
  func verdict(insteadOf found: SnapshotVerdict) -> SnapshotVerdict? {
    switch found {
    case .matched, .rerecorded: isNew ? .recorded(files) : .rerecorded(files, nil)
    case .recorded, .missing, .different, .unreadable, .unwritable: nil
    }
  }
}
