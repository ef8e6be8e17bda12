extension ProgramIndex {
  /// Files names, calls, assignments and attributes by name.
  mutating func readMentions() {
    for (number, tree) in trees.enumerated() {
      for (index, node) in tree.nodes.enumerated() {
        let reference = NodeReference(tree: Int32(number), node: Int32(index))
        switch node.kind {
        case .name, .member: mentions[node.name, default: []].append(reference)
        case .call: readCall(reference)
        case .binary: readAssignment(reference, operation: node.name)
        case .attribute: attributes[node.name, default: []].append(reference)
        default: continue
        }
      }
    }
  }

  private mutating func readCall(_ call: NodeReference) {
    guard let callee = child(of: call, .callee) else { return }
    let called = self[callee]
    guard called.kind == .name || called.kind == .member else { return }
    calls[called.name, default: []].append(call)
    if called.name == "init", let base = child(of: callee, .base),
      ["self", "super"].contains(self[base].name)
    {
      delegations[call.tree, default: []].append(call)
    }
    guard called.kind == .member, ["append", "insert"].contains(called.name) else { return }
    guard let list = child(of: callee, .base), let target = variable(assignedBy: list),
      let element = child(of: call, .argument)
    else { return }
    let isWhole = self[element].label == "contentsOf"
    add(Assignment(target: target, value: element, kind: isWhole ? .addition : .element))
  }

  private mutating func readAssignment(_ operation: NodeReference, operation name: String) {
    guard name == "=" || name == "+=", let left = child(of: operation, .left),
      let right = child(of: operation, .right)
    else { return }
    if self[left].kind == .subscriptCall {
      guard let base = child(of: left, .base), let target = variable(assignedBy: base) else {
        return
      }
      add(Assignment(target: target, value: right, kind: .element))
    } else if let target = variable(assignedBy: left) {
      add(Assignment(target: target, value: right, kind: name == "=" ? .whole : .addition))
    }
  }

  private mutating func add(_ assignment: Assignment) {
    var name = self[assignment.target].name
    if name.hasPrefix("_") { assignments[name, default: []].append(assignment) }
    if name.hasPrefix("_") || name.hasPrefix("$") { name.removeFirst() }
    assignments[name, default: []].append(assignment)
    addToWrapped(assignment)
  }

  /// `x.wrappedValue = value` and `x.value = value` give the value to `x` as well.
  private mutating func addToWrapped(_ assignment: Assignment) {
    guard ["wrappedValue", "value"].contains(self[assignment.target].name),
      let base = child(of: assignment.target, .base), let target = variable(assignedBy: base),
      self[target].name != "self"
    else { return }
    add(Assignment(target: target, value: assignment.value, kind: assignment.kind))
  }

  /// The name or member that an expression before `=` names; nil for anything else.
  private func variable(assignedBy expression: NodeReference) -> NodeReference? {
    let kind = self[expression].kind
    return kind == .name || kind == .member ? expression : nil
  }
}
