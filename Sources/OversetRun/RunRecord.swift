import OversetProject
package import OversetSnapshots
import OversetUI
import OversetVocabulary

/// A cell of a plan: enough to tell which ones are missing.
struct PlannedCell: Codable, Hashable, Sendable {
  /// The component's name.
  let component: String
  /// The state's name.
  let state: String
  /// The name of its snapshot.
  let name: String
}

/// What came of the cells that one process has looked at, before anything is said of all of them.
///
/// What rests on several cells - what is said once, accepted or stale - is left to ``RunSummary``, which does
/// not know whether one machine or many have looked.
package struct RunRecord: Sendable {
  /// A cell with its place in the plan.
  struct Cell: Sendable {
    let index: Int
    let outcome: CellOutcome
    /// How large its references are; nil unless that was asked.
    let size: ReferenceSize?
  }

  let facts: RunFacts
  /// Every cell of the plan, in order.
  let planned: [PlannedCell]
  /// The cells that were looked at, in the plan's order.
  let cells: [Cell]
  /// States whose code stopped the program or did not end.
  let failedStates: [FailedState]
  /// References that nothing in the plan verifies.
  var obsolete: [String] = []
  /// Why obsolete references could not be looked for.
  var searchError: Diagnostic?
  var extent = PlanExtent.plan
  /// What each cell has looked up, by the name of its snapshot.
  var stringUses: [String: StringUse] = [:]
  /// What the caller has asked for beside, in words.
  var options: [String] = []

  /// Whether every cell of the plan has come to something, or its state has failed.
  private var coversPlan: Bool { extent == .plan }

  /// Whether every cell of the matrix was looked at.
  var coversMatrix: Bool { facts.isWhole && coversPlan }

  /// Whether every cell of the matrix was laid out.
  var isWhole: Bool { coversMatrix && failedStates.isEmpty }

  /// The snapshots of the cells that were looked at.
  package var snapshots: [SnapshotName] { cells.map(\.outcome.snapshot) }

  /// The report of what came of them.
  package var outcome: RunOutcome { RunSummary(self).outcome }
}

extension PlanDigest {
  /// Adds what a run looks at, and what it was asked for.
  mutating func add(_ record: RunRecord) throws(Diagnostic) {
    try add(record.facts)
    try add(record.planned)
    try add(record.options)
  }
}
