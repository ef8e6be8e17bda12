import Foundation
import OversetVocabulary
import Synchronization

/// The value that all claimants of one name have to agree on: that of the first who verifies.
///
/// Values are compared as the strategy compares them, so a tolerance holds between tests, too. A value is
/// encoded only if it was not written to the file.
final class SharedValue: Sendable {
  private struct Held {
    let claimant: SnapshotNameRegistry.Claimant
    /// The encoded value; nil if the file holds it.
    let unwritten: Data?
  }

  /// What one claimant has verified.
  struct Verified {
    let verdict: FileVerdict
    /// The encoded value where the file does not hold it.
    let unwritten: Data?
  }

  private let held = Mutex<Held?>(nil)

  /// Verifies the value of one claimant, while no other claimant of the name does.
  ///
  /// - Parameters:
  ///   - claimant: Whose value it is.
  ///   - difference: How the value differs from an encoded one; nil data is what the file holds.
  ///   - verify: Verifies the value against its reference. It is not called where another claimant's value
  ///     differs, so nothing is written then.
  func verify(
    by claimant: SnapshotNameRegistry.Claimant,
    difference: (_ other: Data?) throws(Diagnostic) -> String?,
    verify: () throws(Diagnostic) -> Verified
  ) throws(Diagnostic) -> FileVerdict {
    try held.withLock { held throws(Diagnostic) in
      if let held, held.claimant != claimant, let difference = try difference(held.unwritten) {
        return .conflicting(other: held.claimant.origin, difference: difference)
      }
      let verified = try verify()
      held = held ?? Held(claimant: claimant, unwritten: verified.unwritten)
      return verified.verdict
    }
  }
}
