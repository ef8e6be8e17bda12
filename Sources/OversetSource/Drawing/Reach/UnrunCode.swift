/// Tells the code that no user of the app runs: previews, types that nothing shows, and members of views that nothing uses.
/// Members of other types may be asked for by what is not read.
package struct UnrunCode: Sendable {
  let index: ProgramIndex
  let shownTypes: ShownTypes
  let deadCode: DeadCode

  init(index: ProgramIndex, tables: DrawingTables, shownTypes: ShownTypes) {
    self.index = index
    self.shownTypes = shownTypes
    deadCode = DeadCode(index: index, tables: tables)
  }

  /// Whether a node stands in such code.
  func holds(_ node: NodeReference) -> Bool {
    if index.isInPreview(node) || shownTypes.leavesOut(node) { return true }
    guard let type = index.enclosingType(of: node), index.isView(type) else { return false }
    return index.ancestors(of: node).contains { deadCode.isDead($0) }
  }
}
