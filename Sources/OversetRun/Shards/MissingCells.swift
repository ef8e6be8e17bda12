/// A cell of a plan that nobody has told of: its shard is missing, or its state failed.
package struct MissingCell: Sendable {
  /// The component.
  package let component: String
  /// The state.
  package let state: String
  /// The path of its snapshot, without extension.
  package let name: String
}

extension RunRecord {
  /// How many cells the plan has.
  package var plannedCount: Int { planned.count }

  /// The cells of the plan that nobody has told of, in its order.
  package var missingCells: [MissingCell] {
    let known = Set(cells.map(\.index))
    return planned.indices.filter { !known.contains($0) }.map { index in
      let cell = planned[index]
      return MissingCell(component: cell.component, state: cell.state, name: cell.name)
    }
  }
}
