/// The constructions of action sheets in a program, by file.
struct SheetTable: Sendable {
  private var sheets: [Int32: [NodeReference]] = [:]

  init(index: ProgramIndex) {
    for (number, tree) in index.trees.enumerated() {
      for (position, node) in tree.nodes.enumerated()
      where node.role == .argument && node.label == "preferredStyle" {
        let style = NodeReference(tree: Int32(number), node: Int32(position))
        guard Self.isSheet(style, index), let call = index.parent(of: style) else { continue }
        sheets[style.tree, default: []].append(call)
      }
    }
  }

  /// Whether a style is that of a sheet, on some devices at least.
  private static func isSheet(_ style: NodeReference, _ index: ProgramIndex) -> Bool {
    let branches =
      index[style].kind == .ternary
      ? index.children(of: style, .then) + index.children(of: style, .otherwise) : [style]
    return branches.contains { index[$0].name.lowercased().hasSuffix("actionsheet") }
  }

  /// The sheets that are made inside a function, in the order of the source.
  func sheets(in function: NodeReference, _ index: ProgramIndex) -> [NodeReference] {
    (sheets[function.tree] ?? []).filter { index.isInside($0, function) }
  }
}
