import Foundation
package import OversetProject
import OversetSnapshots
package import OversetVocabulary

/// What came of a run's cells, as a blob holds it. Nothing of the project's folder is in it.
package struct RecordedRun: ShardRecord {
  package static var command: ShardedCommand { .run }

  private let facts: RunFacts
  let planned: [PlannedCell]
  private let cells: [RecordedCell]
  private let failedStates: [FailedState]
  private let obsolete: [String]
  private let searchError: Diagnostic?
  /// What is kept of cells that differ or have no reference.
  private let kept: [RecordedArtefacts]
  /// Of how many cells something is kept that does not travel, because it is too much.
  private let leftOut: Int

  /// Records a run of the project in `folder`.
  ///
  /// - Parameters:
  ///   - store: Where its references are.
  ///   - budget: How many bytes of what is kept may travel; they are taken from it.
  init(
    _ record: RunRecord, below folder: URL, _ store: SnapshotStore, budget: inout Int
  ) throws(Diagnostic) {
    (kept, leftOut) = try RecordedArtefacts.all(of: record, in: store, budget: &budget)
    let folder = Self.path(of: folder)
    facts = record.facts
    planned = record.planned
    cells = record.cells.map { RecordedCell($0, below: folder) }
    failedStates = record.failedStates
    obsolete = record.obsolete
    searchError = record.searchError
  }

  /// The run in the project in `folder`.
  ///
  /// - Parameters:
  ///   - folder: The project's folder here.
  ///   - store: Where its references are.
  ///   - name: What errors call the blob.
  /// - Throws: `Diagnostic` (data) for cells that the plan does not have, and for what this version does not know.
  func record(
    in folder: URL, _ store: SnapshotStore, name: String
  ) throws(Diagnostic) -> RunRecord {
    let path = Self.path(of: folder)
    var cells: [RunRecord.Cell] = []
    for recorded in self.cells {
      guard let cell = recorded.cell(below: path, in: store),
        planned.indices.contains(cell.index),
        planned[cell.index].name == cell.outcome.snapshot.path
      else {
        throw Diagnostic.blob(name, "this blob of a shard holds cells that its plan does not")
      }
      cells.append(cell)
    }
    var record = RunRecord(
      facts: facts, planned: planned, cells: cells, failedStates: failedStates)
    record.obsolete = obsolete
    record.searchError = searchError
    return record
  }

  /// Puts what shards have kept of their cells in place of what is kept here.
  ///
  /// - Parameter record: The run, as it is here.
  /// - Throws: `Diagnostic` for a file that cannot be written, and for what does not travel.
  func putBack(
    _ record: RunRecord, in store: SnapshotStore, name: String
  ) throws(Diagnostic) {
    let own = Dictionary(kept.map { ($0.index, $0.artefacts) }) { first, _ in first }
    // Nothing is taken away for what is still where its shard ran.
    if let lack = lack(named: name) { throw lack }
    for cell in record.cells {
      try store.replaceArtefacts(of: cell.outcome.snapshot, by: own[cell.index] ?? [])
    }
  }

  /// That pictures of cells are not in the blob; nil if all are.
  ///
  /// - Parameter name: What errors call the blob.
  package func lack(named name: String) -> Diagnostic? {
    guard leftOut > 0 else { return nil }
    return Diagnostic(
      .inputOutput, file: name,
      problem:
        "the pictures of \(leftOut) cells exceed what a blob may hold, and stayed where the shard ran",
      remedy: "share the cells among more shards, or look below .overset there")
  }

  /// The path of a folder, which ends in a slash.
  static func path(of folder: URL) -> String {
    let path = folder.standardizedFileURL.path(percentEncoded: false)
    return path.hasSuffix("/") ? path : path + "/"
  }
}

/// What is kept of a cell, as a blob holds it.
struct RecordedArtefacts: Codable, Sendable {
  /// The most bytes of a blob that are such.
  static let limit = 200_000_000

  /// The cell's place in the plan.
  let index: Int
  let artefacts: [SnapshotArtefact]

  /// What is kept of a record's cells, as far as `budget` goes, and of how many cells there is more.
  static func all(
    of record: RunRecord, in store: SnapshotStore, budget: inout Int
  ) throws(Diagnostic) -> (kept: [RecordedArtefacts], leftOut: Int) {
    var kept: [RecordedArtefacts] = []
    var leftOut = 0
    for cell in record.cells {
      let artefacts = try store.artefacts(of: cell.outcome.snapshot, after: cell.outcome.verdict)
      guard !artefacts.isEmpty else { continue }
      let size = artefacts.reduce(0) { $0 + $1.data.count }
      if size <= budget {
        budget -= size
        kept.append(RecordedArtefacts(index: cell.index, artefacts: artefacts))
      } else {
        leftOut += 1
      }
    }
    return (kept, leftOut)
  }
}
