/// What stands in the closures of views: their statements, and what kinds of views these are.
struct ViewContents {
  let index: ProgramIndex

  /// The views that a closure holds, those inside conditions, groups and loops in place of these.
  func views(in closure: NodeReference) -> [NodeReference] {
    var views: [NodeReference] = []
    var waiting: [NodeReference] = [closure]
    var budget = 400
    while let node = waiting.popLast(), budget > 0 {
      budget -= 1
      switch index[node].kind {
      case .closure:
        if let body = index.child(of: node, .body) { waiting.append(body) }
      case .block: waiting += index.children(of: node, .statement).reversed()
      case .ifElse:
        waiting += index.children(of: node, .then) + index.children(of: node, .otherwise)
      case .switchCases: waiting += index.children(of: node, .branch).reversed()
      case .switchCase: waiting += index.children(of: node, .body)
      case .variable, .function, .other: continue
      case .returnValue: waiting += index.children(of: node, .value)
      default: views.append(node)
      }
    }
    return views
  }

  /// The views of a closure that can stand beside one of them: not those of other branches of its conditions.
  func views(in closure: NodeReference, beside member: NodeReference) -> [NodeReference] {
    var excluded: [NodeReference] = []
    var inner = member
    while inner != closure, let outer = index.parent(of: inner) {
      switch index[outer].kind {
      case .ifElse:
        let role = index[inner].role
        if role == .then { excluded += index.children(of: outer, .otherwise) }
        if role == .otherwise { excluded += index.children(of: outer, .then) }
      case .switchCases: excluded += index.children(of: outer, .branch).filter { $0 != inner }
      default: break
      }
      inner = outer
    }
    return views(in: closure).filter { view in
      !excluded.contains { index.isInside(view, $0) }
    }
  }

  /// The closure of a call that holds its content.
  func content(of call: NodeReference) -> NodeReference? {
    index.argument(call, "content") ?? index.trailingClosure(call)
  }

  /// The name of the view that a statement makes, without its modifiers.
  func viewName(_ statement: NodeReference) -> String? {
    let root = index.unmodified(statement)
    switch index[root].kind {
    case .call: return index.calledName(root)
    case .name, .member: return index[root].name
    default: return nil
    }
  }

  /// Whether a statement's view shows a text.
  ///
  /// - Parameter isSure: Whether a text does not count that a view of the program's own shows under a condition alone.
  func hasText(_ statement: NodeReference, isSure: Bool = false) -> Bool {
    containsText(statement, depth: 2, isSure: isSure, isOwn: false)
  }

  /// - Parameter isOwn: Whether the node stands in the declaration of a view of the program's own.
  private func containsText(
    _ node: NodeReference, depth: Int, isSure: Bool, isOwn: Bool
  ) -> Bool {
    let tree = index.trees[Int(node.tree)]
    var waiting = [node.node]
    var budget = 300
    while let next = waiting.popLast(), budget > 0 {
      budget -= 1
      let current = NodeReference(tree: node.tree, node: next)
      if isSure, isOwn, index[current].kind == .ifElse,
        index.child(of: current, .otherwise) == nil
      {
        continue
      }
      if index[current].kind == .call, let name = index.calledName(current) {
        if Self.textual.contains(name) { return true }
        if Self.separate.contains(name) {
          if let base = index.calledBase(current) { waiting.append(base.node) }
          continue
        }
        if depth > 0,
          ownDeclarations(name, current).contains(where: {
            containsText($0, depth: depth - 1, isSure: isSure, isOwn: true)
          })
        {
          return true
        }
      } else if depth > 0, index[current].kind == .name,
        index[current].role == .statement
          || index[current].role == .base
      {
        let around = index.enclosingType(of: current)
        let own = around.map { index.members(named: index[current].name, of: $0) } ?? []
        if own.contains(where: {
          index.declaredTypeName($0) == "Text"
            || containsText($0, depth: depth - 1, isSure: isSure, isOwn: true)
        }) {
          return true
        }
      }
      waiting += tree.children(of: next)
    }
    return false
  }

  private func ownDeclarations(_ name: String, _ call: NodeReference) -> [NodeReference] {
    let around = index.enclosingType(of: call)
    if name.first?.isUppercase ?? false {
      let type = index.resolve(name, at: call)
      return (index.types[type]?.members["body"] ?? []).prefix(1).map { $0 }
    }
    guard index.calledBase(call) == nil, !index.isImplicitMember(call) else { return [] }
    return (around.map { index.members(named: name, of: $0) } ?? []).prefix(1).map { $0 }
  }

  private static let textual: Set<String> = ["Text", "Label", "Picker", "DatePicker", "Stepper"]
  /// Modifiers whose content stands elsewhere.
  private static let separate: Set<String> = [
    "sheet", "alert", "confirmationDialog", "fullScreenCover", "popover", "toolbar", "overlay",
    "background", "contextMenu", "swipeActions", "accessibilityLabel", "onTapGesture", "help",
    "accessibilityHint", "accessibilityValue",
  ]
}
