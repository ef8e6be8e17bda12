// How many views stand in closures whatever happens at run time.
extension ViewContents {
  /// The fewest views that a closure makes at a time: what stands under a condition counts only where each branch
  /// has it, and a loop whose count is not known makes none.
  func fewest(in closure: NodeReference, where counts: (NodeReference) -> Bool) -> Int {
    fewest(in: closure, depth: 24, where: counts)
  }

  private func fewest(
    in node: NodeReference, depth: Int, where counts: (NodeReference) -> Bool
  ) -> Int {
    guard depth > 0 else { return 0 }
    func each(_ nodes: [NodeReference]) -> [Int] {
      nodes.map { fewest(in: $0, depth: depth - 1, where: counts) }
    }
    switch index[node].kind {
    case .closure: return each(index.children(of: node, .body)).reduce(0, +)
    case .block: return each(index.children(of: node, .statement)).reduce(0, +)
    case .ifElse:
      let otherwise = index.children(of: node, .otherwise)
      guard !otherwise.isEmpty else { return 0 }
      return each(index.children(of: node, .then) + otherwise).min() ?? 0
    case .switchCases: return each(index.children(of: node, .branch)).min() ?? 0
    case .switchCase: return each(index.children(of: node, .body)).reduce(0, +)
    case .returnValue: return each(index.children(of: node, .value)).reduce(0, +)
    case .variable, .function, .other: return 0
    default: return fewest(ofView: node, depth: depth, where: counts)
    }
  }

  private func fewest(
    ofView view: NodeReference, depth: Int, where counts: (NodeReference) -> Bool
  ) -> Int {
    let root = index.unmodified(view)
    let name = index[root].kind == .call ? index.calledName(root) : nil
    switch name {
    case "ForEach": return loopCount(root) ?? 0
    case "Group", "Section":
      return content(of: root).map { fewest(in: $0, depth: depth - 1, where: counts) } ?? 0
    default: return counts(view) ? 1 : 0
    }
  }
}
