import OversetProject
import OversetSnapshots
import OversetVocabulary

/// How much of its plan a run has looked at.
package enum RunExtent: Sendable, Hashable {
  /// All of it.
  case plan
  /// The cells of one shard; the number is that of the others' cells.
  case shard(Shard, others: Int)
  /// The cells of some shards, put together; the number is that of the cells that nobody told of.
  case partial(missing: Int)

  /// Whether reports of several machines were put together, and some were not there.
  package var isPartial: Bool {
    if case .partial = self { true } else { false }
  }
}

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
  var extent = RunExtent.plan

  /// Whether every cell of the plan has come to something, or its state has failed.
  private var coversPlan: Bool { extent == .plan }

  /// Whether every cell of the matrix was looked at.
  var coversMatrix: Bool { facts.isWhole && coversPlan }

  /// Whether every cell of the matrix was laid out.
  var isWhole: Bool { coversMatrix && failedStates.isEmpty }

  /// The report of what came of them.
  package var outcome: RunOutcome { RunSummary(self).outcome }
}
