import OversetSnapshots

/// What a run does of a plan.
struct RunAgenda {
  let plan: RunPlan
  /// Every cell of the plan, in order.
  let planned: [MatrixCell]
  /// The places of those that are looked at, ascending.
  let indices: [Int]
  /// What came of some of them before, and comes of them again, by the names of their snapshots.
  let known: [String: CellOutcome]

  /// The cells that are laid out.
  var open: [MatrixCell] {
    indices.map { planned[$0] }.filter { known[$0.name.path] == nil }
  }

  /// What comes of all that are looked at, in order. `outcomes` are those of ``open``.
  func merged(_ outcomes: [CellOutcome]) -> [CellOutcome] {
    guard !known.isEmpty else { return outcomes }
    var new = outcomes.makeIterator()
    return indices.compactMap { known[planned[$0].name.path] ?? new.next() }
  }
}
