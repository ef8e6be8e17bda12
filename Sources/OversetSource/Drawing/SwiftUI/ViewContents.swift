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
  func hasText(_ statement: NodeReference) -> Bool { containsText(statement, depth: 2) }

  private func containsText(_ node: NodeReference, depth: Int) -> Bool {
    let tree = index.trees[Int(node.tree)]
    var waiting = [node.node]
    var budget = 300
    while let next = waiting.popLast(), budget > 0 {
      budget -= 1
      let current = NodeReference(tree: node.tree, node: next)
      if index[current].kind == .call, let name = index.calledName(current) {
        if Self.textual.contains(name) { return true }
        if Self.separate.contains(name) {
          if let base = index.calledBase(current) { waiting.append(base.node) }
          continue
        }
        if depth > 0,
          ownDeclarations(name, current).contains(where: {
            containsText($0, depth: depth - 1)
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
          index.declaredTypeName($0) == "Text" || containsText($0, depth: depth - 1)
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
      let type = index.resolve(name, in: around)
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

  /// How many views a closure makes, loops over the cases of an enum counted in full; nil if a loop's count is not known.
  func count(in closure: NodeReference, where counts: (NodeReference) -> Bool) -> Int? {
    var total = 0
    for view in views(in: closure) {
      let root = index.unmodified(view)
      if index[root].kind == .call, index.calledName(root) == "ForEach" {
        guard let count = loopCount(root) else { return nil }
        total += count
      } else if index[root].kind == .call,
        ["Group", "Section"].contains(index.calledName(root) ?? "")
      {
        guard let inner = content(of: root), let count = count(in: inner, where: counts) else {
          return nil
        }
        total += count
      } else if counts(view) {
        total += 1
      }
    }
    return total
  }

  /// How many times a `ForEach` repeats its content.
  private func loopCount(_ call: NodeReference) -> Int? {
    guard let data = index.firstArgument(call) else { return nil }
    return elementCount(data, depth: 3)
  }

  private func elementCount(_ data: NodeReference, depth: Int) -> Int? {
    switch index[data].kind {
    case .array: return index.children(of: data, .element).count
    case .member where index[data].name == "allCases":
      guard let base = index.child(of: data, .base) else { return nil }
      let type = index.resolve(index[base].name, in: index.enclosingType(of: data))
      return index.types[type].flatMap { $0.cases.isEmpty ? nil : $0.cases.count }
    case .name, .member:
      guard depth > 0, let value = SourceValues(index: index).constant(data) else { return nil }
      return elementCount(value, depth: depth - 1)
    case .call where index.calledName(data) == "Array":
      guard depth > 0, let inner = index.firstArgument(data) else { return nil }
      return elementCount(inner, depth: depth - 1)
    default: return nil
    }
  }
}
