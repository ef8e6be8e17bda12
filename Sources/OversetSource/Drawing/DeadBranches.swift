/// Finds branches that no program takes: those of a condition that is written out, or that a constant is.
struct DeadBranches {
  let index: ProgramIndex

  /// Whether a node is a branch that is never taken: `if false {…}`.
  func isDead(_ branch: NodeReference) -> Bool {
    guard let statement = index.parent(of: branch), index[statement].kind == .ifElse else {
      return false
    }
    let conditions = index.children(of: statement, .condition)
    switch index[branch].role {
    case .then: return conditions.contains { isAlways(false, $0) }
    case .otherwise: return !conditions.isEmpty && conditions.allSatisfy { isAlways(true, $0) }
    default: return false
    }
  }

  /// Whether one of the branches around a node is never taken.
  func surround(_ node: NodeReference) -> Bool {
    index.ancestors(of: node).contains { isDead($0) }
  }

  /// Whether a condition has the same value whenever it is asked: a constant that every program has, not one that an
  /// object is made with.
  private func isAlways(_ value: Bool, _ condition: NodeReference) -> Bool {
    switch index[condition].kind {
    case .boolean: return index[condition].name == (value ? "true" : "false")
    case .name, .member:
      guard let declared = SourceValues(index: index).constant(condition),
        index[declared].kind == .boolean, let variable = index.parent(of: declared),
        index[variable].flags.contains(.isLet),
        index[variable].flags.contains(.isStatic) || index.enclosingType(of: variable) == nil
      else { return false }
      return index[declared].name == (value ? "true" : "false")
    default: return false
    }
  }
}
