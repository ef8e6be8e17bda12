import OversetLayoutTree

/// The modifiers of a component whose effect a picture from a device would show, and one from here does not.
package struct IgnoredModifiers: Encodable, Hashable, Sendable {
  /// The component's name.
  package let component: String
  /// The modifiers' names as they are written in SwiftUI, in alphabetical order.
  package let modifiers: [String]

  /// Those of the cells, by component, in the order of the cells.
  static func inCells(_ cells: [CellOutcome]) -> [IgnoredModifiers] {
    var order: [String] = []
    var names: [String: Set<String>] = [:]
    for cell in cells where !cell.ignored.isEmpty {
      if names[cell.component] == nil { order.append(cell.component) }
      names[cell.component, default: []].formUnion(cell.ignored)
    }
    return order.map { IgnoredModifiers(component: $0, modifiers: (names[$0] ?? []).sorted()) }
  }

  /// The names of those on the nodes of a tree.
  static func names(in tree: LayoutTree) -> Set<String> {
    var names: Set<String> = []
    var nodes = [tree.root]
    while let node = nodes.popLast() {
      for record in node.attributes.records where record.effect == .ignored {
        names.insert(record.name)
      }
      nodes += node.children
    }
    return names
  }
}
