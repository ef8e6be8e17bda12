import OversetVocabulary
import Foundation
import OversetMatrix
import Synchronization

/// The names that assertions of this process have claimed: two assertions never share files.
enum LocalizedSnapshotNames {
  private static let claimed = Mutex<[String: Claim]>([:])
  private static let cells = Mutex<[String: CellShape]>([:])

  private struct Claim {
    let name: LocalizedSnapshotName
    let place: String
    let file: String
  }

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
        .usage, problem: "every case of this test would use the files of \(name.component)/\(name.state)",
        remedy: "tell them apart with `named:`")
    }
    let path = "\(name.component)/\(name.state)"
    let claim = Claim(name: name, place: place.description, file: "\(place.filePath)")
    let key = path.folding(options: .caseInsensitive, locale: nil)
    let first = claimed.withLock { claimed in
      if let first = claimed[key] { return first }
      claimed[key] = claim
      return claim
    }
    guard first.place == claim.place, first.file == claim.file, first.name == name else {
      throw Diagnostic(
        .usage, problem: "the snapshots \(path) (\(claim.place)) would be those of"
          + " \(first.name.component)/\(first.name.state) (\(first.place))",
        remedy: "give one of them another name with `named:`")
    }
  }

  /// Claims the cells of an assertion that has its name already. A test that is repeated may claim them
  /// again; another case of it, or the same place with another screen, may not.
  ///
  /// - Throws: `Diagnostic` that shows both where a cell was claimed for what looks otherwise. Then none
  ///   is claimed.
  static func claim(_ claims: CellClaims, in project: Project) throws(Diagnostic) {
    let folder = claims.name.component
    let shapes = claims.shapes(in: project)
    let taken = cells.withLock { cells -> (cell: String, first: CellShape, second: CellShape)? in
      for (cell, shape) in shapes {
        if let first = cells["\(folder)/\(cell)"], first != shape { return (cell, first, shape) }
      }
      for (cell, shape) in shapes { cells["\(folder)/\(cell)"] = shape }
      return nil
    }
    guard let taken else { return }
    throw Diagnostic(
      .usage, problem: "the snapshot \(folder)/\(taken.cell) of \(taken.second.description) would be that"
        + " of \(taken.first.description)",
      remedy: "tell them apart with `named:`")
  }
}
