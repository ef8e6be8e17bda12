extension ProgramIndex {
  /// What a `name` node stands for, by the rules of scopes.
  package func meaning(of node: NodeReference) -> NameMeaning {
    var name = self[node].name
    if name == "self" || name == "super" { return .selfValue }
    if name.hasPrefix("$") {
      name.removeFirst()
      if let number = Int(name) { return shorthand(number, at: node) }
    }
    return meaning(of: name, at: node)
  }

  /// Whether code runs under no condition once the function, or the type, that it stands in does.
  ///
  /// - Parameter inClosures: Whether closures around it count as run, too.
  func isUnconditional(_ node: NodeReference, inClosures: Bool) -> Bool {
    for ancestor in ancestors(of: node) {
      switch self[ancestor].kind {
      case .ifElse, .switchCase, .forLoop, .ternary: return false
      case .closure where !inClosures: return false
      case .function, .type: return true
      default: continue
      }
    }
    return true
  }

  private func shorthand(_ number: Int, at node: NodeReference) -> NameMeaning {
    for ancestor in ancestors(of: node) where self[ancestor].kind == .closure {
      if child(of: ancestor, .parameter) == nil {
        return .shorthand(closure: ancestor, number: number)
      }
    }
    return .unknown
  }

  /// What a name stands for in the place of a node.
  package func meaning(of name: String, at node: NodeReference) -> NameMeaning {
    var inner = node
    while let outer = parent(of: inner) {
      switch self[outer].kind {
      case .type:
        if let found = memberMeaning(of: name, in: outer) { return found }
      case .file: break
      default:
        if let found = local(name, in: outer, seenFrom: inner) {
          return self[found].kind == .type
            ? .type(typeNames[found] ?? name) : .local(found)
        }
      }
      inner = outer
    }
    if let found = globals[name] { return .globals(found) }
    return typeMeaning(of: name, at: node)
  }

  private func memberMeaning(of name: String, in type: NodeReference) -> NameMeaning? {
    guard let full = typeNames[type] else { return nil }
    let found = members(named: name, of: full)
    if !found.isEmpty { return .members(found) }
    guard name.hasPrefix("_") else { return nil }
    let wrapped = members(named: String(name.dropFirst()), of: full)
    return wrapped.isEmpty ? nil : .members(wrapped)
  }

  private func typeMeaning(of name: String, at node: NodeReference) -> NameMeaning {
    let scope = enclosingType(of: node)
    if name == "Self" { return scope.map { .type($0) } ?? .unknown }
    let resolved = resolve(name, in: scope, file: node.tree)
    if types[resolved] != nil || resolved != name { return .type(resolved) }
    return name.first?.isUppercase == true ? .type(name) : .unknown
  }

  /// What a node of a function's inside declares by a name, for one of its children.
  private func local(
    _ name: String, in outer: NodeReference, seenFrom inner: NodeReference
  ) -> NodeReference? {
    let role = self[inner].role
    switch self[outer].kind {
    case .block: return statement(declaring: name, in: outer, seenFrom: inner)
    case .ifElse, .blockStatement, .guardElse:
      guard role == .condition || role == .then || role == .body || role == .otherwise else {
        return nil
      }
      if role == .otherwise && self[outer].kind == .ifElse { return nil }
      return condition(binding: name, in: outer, before: inner)
    case .switchCase:
      return role == .pattern ? nil : pattern(binding: name, in: children(of: outer, .pattern))
    case .forLoop:
      return role == .sequence ? nil : pattern(binding: name, in: children(of: outer, .pattern))
    case .closure, .function:
      guard role != .parameter else { return nil }
      return children(of: outer, .parameter).first { self[$0].name == name }
    default: return nil
    }
  }

  /// The last statement before a place that declares a name; functions count wherever they stand.
  private func statement(
    declaring name: String, in block: NodeReference, seenFrom inner: NodeReference
  ) -> NodeReference? {
    var found: NodeReference?
    for statement in children(of: block, .statement) {
      let node = self[statement]
      switch node.kind {
      case .function, .type:
        if node.name == name { found = statement }
      case .variable:
        guard statement != inner, isBefore(statement, inner) else { continue }
        if node.name == name { found = statement }
      case .guardElse:
        guard statement != inner, isBefore(statement, inner) else { continue }
        if let bound = condition(binding: name, in: statement, before: nil) { found = bound }
      default: continue
      }
    }
    return found
  }

  /// The pattern of a condition that binds a name, among the conditions before a node.
  private func condition(
    binding name: String, in statement: NodeReference, before inner: NodeReference?
  ) -> NodeReference? {
    var found: NodeReference?
    for condition in children(of: statement, .condition) {
      if condition == inner { break }
      if let bound = pattern(binding: name, in: children(of: condition, .pattern)) { found = bound }
    }
    return found
  }

  /// The name that patterns bind.
  private func pattern(binding name: String, in patterns: [NodeReference]) -> NodeReference? {
    var pending = patterns
    while let pattern = pending.popLast() {
      if self[pattern].kind == .patternName, self[pattern].name == name { return pattern }
      pending += children(of: pattern, .pattern)
    }
    return nil
  }
}
