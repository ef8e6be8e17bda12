extension Evaluator {
  /// Whether a text that came on a way can reach a place: not if the place stands in the branch of a `switch` that what was
  /// constructed on the way does not choose, or asks for something that the way leaves out.
  ///
  /// - Parameter path: The calls and uses through which the text came, from the place towards the key.
  package func canReach(_ place: NodeReference, path: [NodeReference]) -> Bool {
    var inner = place
    for outer in index.ancestors(of: place) {
      if index[outer].kind == .switchCase, index[inner].role == .body,
        let choice = index.parent(of: outer), !canChoose(inner, of: choice, path)
      {
        return false
      }
      if index[outer].kind == .ifElse, index[inner].role == .then, isLeftOut(outer, path) {
        return false
      }
      if index.isMember(outer) { break }
      inner = outer
    }
    return true
  }

  private func canChoose(
    _ branch: NodeReference, of choice: NodeReference, _ path: [NodeReference]
  ) -> Bool {
    guard let type = index.enclosingType(of: choice),
      let member = index.ancestors(of: choice).first(where: { index.isMember($0) }),
      let construction = path.first(where: { constructs($0, type) })
    else { return true }
    let object = store.set(.object(type: type, construction: construction, frame: .unbound))
    let frame = store.frame(
      Frame(scope: member, parent: .unbound, selfValues: object, bindings: []))
    return chosenBranches(of: choice, frame).contains(branch)
  }

  func constructs(_ use: NodeReference, _ type: String) -> Bool {
    index[use].kind == .call
      && inference.callees(of: use).contains { declaration in
        switch index[declaration].kind {
        case .type: index.typeName(of: declaration) == type
        case .function:
          index[declaration].name == "init" && index.enclosingType(of: declaration) == type
        default: false
        }
      }
  }
}
