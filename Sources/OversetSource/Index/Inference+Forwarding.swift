// Types that hand on what they do not declare: `@dynamicMemberLookup`.
extension Inference {
  /// The members through which a type hands on the names that it does not declare, from itself on; nil if it does not.
  func forwardingPath(of type: String) -> [String]? {
    if let known = forwardingPaths[type] { return memory.take(known) }
    let asked = memory.begin()
    let found = index.members(named: "subscript", of: type).lazy.compactMap { self.path(in: $0) }
      .first
    forwardingPaths[type] = Known(answer: found, restsOn: end(asked, .forwarding(type)))
    return found
  }

  /// The type whose members a type hands on.
  func forwardedType(of type: StaticType) -> StaticType? {
    guard let path = forwardingPath(of: type.name) else { return nil }
    var current = type
    for name in path {
      guard let next = memberType(name, of: current)?.erased else { return nil }
      current = next
    }
    return current
  }

  /// `a.b` of the `a.b[keyPath: path]` inside a `subscript(dynamicMember path:)`.
  private func path(in declaration: NodeReference) -> [String]? {
    let parameter = index.children(of: declaration, .parameter).first
    guard let parameter, index[parameter].label == "dynamicMember" else { return nil }
    var pending = index.children(of: declaration, .body)
    while let node = pending.popLast() {
      if index[node].kind == .subscriptCall, let key = index.child(of: node, .argument),
        index[key].label == "keyPath", let base = index.child(of: node, .base)
      {
        return names(in: base)
      }
      pending += index.children(of: node)
    }
    return nil
  }

  private func names(in expression: NodeReference) -> [String]? {
    var names: [String] = []
    var current = expression
    while index[current].kind == .member, let base = index.child(of: current, .base) {
      names.append(index[current].name)
      current = base
    }
    guard index[current].kind == .name else { return nil }
    if index[current].name != "self" { names.append(index[current].name) }
    return names.reversed()
  }
}
