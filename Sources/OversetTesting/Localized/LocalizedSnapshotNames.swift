import Foundation
import OversetProject
import OversetSnapshots
import OversetVocabulary
import Synchronization

/// The names that assertions of this process have claimed: two assertions never share files.
enum LocalizedSnapshotNames {
  private static let assertions = Mutex(SnapshotNameRegistry())
  private static let cells = Mutex(SnapshotNameRegistry())

  /// Claims `name` for the assertion at `place`. The same assertion may claim it again: tests are
  /// repeated.
  ///
  /// - Throws: `Diagnostic` that shows both where another assertion has it, also in other case, and for
  ///   a case of a parameterized test without a name of its own: all its cases would share files.
  static func claim(
    _ name: LocalizedSnapshotName, isCase: Bool, isNamed: Bool, at place: AssertionPlace
  ) throws(Diagnostic) {
    guard !isCase || isNamed else {
      throw Diagnostic(
        .usage,
        problem: "all cases of this test would use the same files, \(name.component)/\(name.state)",
        remedy: "give each its own name with `named:`")
    }
    let claimant = SnapshotNameRegistry.Claimant(
      origin: place.description,
      identity: [place.description, "\(place.filePath)", name.component, name.state])
    do throws(SnapshotNameCollision) {
      try assertions.withLock { assertions throws(SnapshotNameCollision) in
        _ = try assertions.claim("\(name.component)/\(name.state)", by: claimant)
      }
    } catch {
      throw Diagnostic(
        .usage,
        problem:
          "the snapshots \(error.second.path) (\(error.second.claimant.origin)) would use the files"
          + " of \(error.first.path) (\(error.first.claimant.origin))",
        remedy: "rename one of them with `named:`")
    }
  }

  /// Claims the cells of an assertion that has its name already. A test that is repeated may claim them
  /// again; another case of it, or the same place with another screen, may not.
  ///
  /// - Throws: `Diagnostic` that shows both where a cell was claimed for what looks otherwise. Then none
  ///   is claimed.
  static func claim(_ claims: CellClaims, in project: Project) throws(Diagnostic) {
    let claims = claims.cells(in: project).map { (path: $0.path, claimant: $0.shape.claimant) }
    do throws(SnapshotNameCollision) {
      try cells.withLock { cells throws(SnapshotNameCollision) in try cells.claim(claims) }
    } catch {
      throw Diagnostic(
        .usage,
        problem:
          "the snapshot \(error.second.path) of \(error.second.claimant.origin) would use the file"
          + " of \(error.first.claimant.origin)",
        remedy: "give each its own name with `named:`")
    }
  }
}
