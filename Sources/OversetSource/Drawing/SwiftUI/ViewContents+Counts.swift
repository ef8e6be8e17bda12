// How many views stand in closures.
extension ViewContents {
  /// The most views that a closure makes at a time: one branch of each condition, loops over the cases of an enum in
  /// full; nil if a loop's count is not known.
  func count(in closure: NodeReference, where counts: (NodeReference) -> Bool) -> Int? {
    count(in: closure, depth: 24, where: counts)
  }

  private func count(
    in node: NodeReference, depth: Int, where counts: (NodeReference) -> Bool
  ) -> Int? {
    guard depth > 0 else { return nil }
    func sum(_ nodes: [NodeReference]) -> Int? {
      total(nodes.map { count(in: $0, depth: depth - 1, where: counts) })
    }
    func most(_ nodes: [NodeReference]) -> Int? {
      let each = nodes.map { count(in: $0, depth: depth - 1, where: counts) }
      return total(each) == nil ? nil : each.compactMap { $0 }.max() ?? 0
    }
    switch index[node].kind {
    case .closure: return sum(index.children(of: node, .body))
    case .block: return sum(index.children(of: node, .statement))
    case .ifElse:
      return most(index.children(of: node, .then) + index.children(of: node, .otherwise))
    case .switchCases: return most(index.children(of: node, .branch))
    case .switchCase: return sum(index.children(of: node, .body))
    case .returnValue: return sum(index.children(of: node, .value))
    case .variable, .function, .other: return 0
    default: return count(ofView: node, depth: depth, where: counts)
    }
  }

  /// The sum of some counts; nil if one is not known.
  private func total(_ counts: [Int?]) -> Int? {
    counts.reduce(0) { sum, count in
      guard let sum, let count else { return nil }
      return sum + count
    }
  }

  private func count(
    ofView view: NodeReference, depth: Int, where counts: (NodeReference) -> Bool
  ) -> Int? {
    let root = index.unmodified(view)
    let name = index[root].kind == .call ? index.calledName(root) : nil
    switch name {
    case "ForEach": return loopCount(root)
    case "Group", "Section":
      guard let inner = content(of: root) else { return nil }
      return count(in: inner, depth: depth - 1, where: counts)
    default: return counts(view) ? 1 : 0
    }
  }

  /// How many times a `ForEach` repeats its content.
  func loopCount(_ call: NodeReference) -> Int? {
    guard let data = index.firstArgument(call) else { return nil }
    return elementCount(data, depth: 3)
  }

  /// Whether what declares a value never holds another one: it is no stored `var`.
  private func isUnchanging(_ parent: NodeReference) -> Bool {
    guard index[parent].kind == .variable else { return true }
    return index[parent].flags.contains(.isLet)
  }

  private func elementCount(_ data: NodeReference, depth: Int) -> Int? {
    switch index[data].kind {
    case .array: return index.children(of: data, .element).count
    case .member where index[data].name == "allCases":
      guard let base = index.child(of: data, .base) else { return nil }
      let type = index.resolve(index[base].name, at: data)
      guard let entry = index.types[type], entry.members["allCases"] == nil else { return nil }
      return entry.cases.isEmpty ? nil : entry.cases.count
    case .name, .member:
      guard depth > 0, let value = SourceValues(index: index).constant(data),
        index.parent(of: value).map({ isUnchanging($0) }) ?? true
      else { return nil }
      return elementCount(value, depth: depth - 1)
    case .binary where ["...", "..<"].contains(index[data].name):
      guard let low = index.child(of: data, .left).flatMap({ Int(index[$0].name) }),
        let high = index.child(of: data, .right).flatMap({ Int(index[$0].name) }),
        low <= high, high - low < 1000
      else { return nil }
      return high - low + (index[data].name == "..." ? 1 : 0)
    case .call where index.calledName(data) == "Array":
      guard depth > 0, let inner = index.firstArgument(data) else { return nil }
      return elementCount(inner, depth: depth - 1)
    default: return nil
    }
  }
}
