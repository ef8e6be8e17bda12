package import OversetSnapshots

/// How large the references of a component are.
package struct ComponentSize: Sendable, Equatable {
  /// The component's name.
  package let component: String
  /// How many files it has.
  package let files: Int
  /// How many bytes they are.
  package let bytes: Int
  /// How many they may be.
  package let budget: Int

  /// Whether they are more.
  package var isOver: Bool { bytes > budget }

  /// The sizes of the components of `cells` in `store`, in the cells' order, the budget in kilobytes.
  package static func sizes(
    of cells: [CellOutcome], in store: SnapshotStore, budget: Double
  ) -> [ComponentSize] {
    var order: [String] = []
    var names: [String: [SnapshotName]] = [:]
    for cell in cells {
      if names[cell.component] == nil { order.append(cell.component) }
      names[cell.component, default: []].append(cell.snapshot)
    }
    return order.map { component in
      let sizes = names[component, default: []].flatMap { name in
        ["txt", "png"].compactMap { store.size(of: store.file(for: name, pathExtension: $0)) }
      }
      return ComponentSize(
        component: component, files: sizes.count, bytes: sizes.reduce(0, +),
        budget: Int(budget * 1000))
    }
  }
}
