extension FactScene {
  /// The values of the branches of an `if` or `switch`.
  func branchValues(of node: NodeReference) -> [NodeReference] {
    index.children(of: node).flatMap { child -> [NodeReference] in
      switch index[child].kind {
      case .block: index.children(of: child, .statement).suffix(1)
      case .switchCase:
        index.child(of: child, .body).map { index.children(of: $0, .statement).suffix(1) } ?? []
      case .ifElse where index[child].role == .otherwise: [child]
      default: []
      }
    }
  }

  /// The expressions whose value a function or variable gives.
  func results(of declaration: NodeReference) -> [NodeReference] {
    let block: NodeReference?
    switch index[declaration].kind {
    case .function: block = index.child(of: declaration, .body)
    case .variable:
      if let value = index.child(of: declaration, .value) { return [value] }
      block = index.child(of: declaration, .getter)
    default: return []
    }
    guard let block else { return [] }
    let returned = inside(block).filter { index[$0].kind == .returnValue }
      .flatMap { index.children(of: $0, .value) }
    let statements = index.children(of: block, .statement)
    return returned + (statements.count == 1 ? statements : [])
  }
}
