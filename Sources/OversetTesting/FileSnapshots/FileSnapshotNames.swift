import Foundation
import OversetSnapshots
import OversetVocabulary
import Synchronization

/// The files that assertions of this process have claimed: two tests share one only while their values are
/// equal.
enum FileSnapshotNames {
  private static let files = Mutex(SnapshotNameRegistry(rule: .equalValues))

  /// Claims `file` for a test, or for one case of it; the same may claim it again.
  ///
  /// - Returns: The claim, under which values of different claimants have to agree.
  /// - Throws: `Diagnostic` that shows both where another claimant has the file in other case of letters.
  static func claim(
    _ file: URL, owner: String, testCase: TestCase? = nil
  ) throws(Diagnostic) -> SnapshotNameClaim {
    let claimant = SnapshotNameRegistry.Claimant(
      origin: testCase.map { "\(owner), case \($0.description)," } ?? owner,
      identity: [owner] + (testCase?.identity ?? []))
    do throws(SnapshotNameCollision) {
      return try files.withLock { files throws(SnapshotNameCollision) in
        try files.claim(file.path(percentEncoded: false), by: claimant)
      }
    } catch {
      throw Diagnostic(
        .usage,
        problem:
          "\(error.second.claimant.origin) and \(error.first.claimant.origin) would both use the file"
          + " \(error.first.path); \(error.second.path) differs from it only by case",
        remedy: "rename one of the snapshots with `named:`")
    }
  }
}
