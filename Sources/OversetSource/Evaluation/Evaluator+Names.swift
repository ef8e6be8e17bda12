extension Evaluator {
  /// The values of a name.
  func name(_ expression: NodeReference, _ frame: FrameID) -> SetID {
    switch inference.meaning(of: expression) {
    case .local(let declaration): return local(declaration, frame)
    case .shorthand(let closure, let number):
      return closureParameter(.shorthand(number), number, of: closure, frame)
    case .members(let declarations): return ownMember(declarations, at: expression, frame)
    case .globals(let declarations):
      return declarations.reduce(.empty) { store.union($0, value(of: $1, self: .empty)) }
    case .type(let name): return store.set(.type(name))
    case .selfValue: return selfValues(at: expression, frame)
    case .unknown:
      if let variable = assignedVariable(expression) { return given(to: variable) }
      if let caught = caughtError(at: expression, frame) { return caught }
      let found = memberOfForeignSelf(at: expression, frame)
      if found == .empty { note(.unknownName) }
      return found
    }
  }

  /// A name inside an extension of a type that the program does not declare, as a member of that type.
  private func memberOfForeignSelf(at expression: NodeReference, _ frame: FrameID) -> SetID {
    guard let type = index.enclosingType(of: expression), index.types[type]?.keyword == "" else {
      return .empty
    }
    return member(named: index[expression].name, of: selfValues(at: expression, frame))
  }

  /// The variable whose accessor a name stands in, if the name is the `newValue` of its `set` or `willSet`, or the
  /// `oldValue` of its `didSet`.
  private func assignedVariable(_ name: NodeReference) -> NodeReference? {
    guard index[name].name == "newValue" || index[name].name == "oldValue" else { return nil }
    let setter = index.ancestors(of: name).first { index[$0].role == .setter }
    return setter.flatMap { index.parent(of: $0) }
  }

  /// What a variable holds, or is given anywhere in the program.
  private func given(to variable: NodeReference) -> SetID {
    remembered(Question(kind: .incoming, node: variable, frame: .unbound)) {
      self.incoming(toVariable: variable)
    }
  }

  /// What `self` is in a place: what the frame says, else any value of the type around.
  func selfValues(at node: NodeReference, _ frame: FrameID) -> SetID {
    var current = frame
    while let bound = store[current] {
      if let values = bound.selfValues { return values }
      current = bound.parent
    }
    guard let type = index.enclosingType(of: node) else { return .empty }
    return store.set(.instance(type: type))
  }

  /// A member of a type around the place, named without `self.`.
  private func ownMember(
    _ declarations: [NodeReference], at node: NodeReference, _ frame: FrameID
  ) -> SetID {
    let own = selfValues(at: node, frame)
    let name = index[node].name
    if let declaration = declarations.first, isInstanceMember(declaration) {
      if let type = inference.selfType(at: node),
        let specialized = specializedMember(named: index[declaration].name, of: type)
      {
        return specialized
      }
      let dispatched = member(
        named: name.hasPrefix("_") || name.hasPrefix("$") ? index[declaration].name : name, of: own)
      if dispatched != .empty { return dispatched }
    }
    return declarations.reduce(.empty) { store.union($0, value(of: $1, self: own)) }
  }

  private func isInstanceMember(_ declaration: NodeReference) -> Bool {
    index.isMember(declaration) && index[declaration].kind != .enumCase
      && !index[declaration].flags.contains(.isStatic)
  }

  /// What a variable, parameter, pattern or function inside a function holds.
  func local(_ declaration: NodeReference, _ frame: FrameID) -> SetID {
    switch index[declaration].kind {
    case .parameter: return parameter(declaration, frame)
    case .variable:
      let scope = index.enclosingScope(of: declaration)
      let own = scope.map { self.frame(of: $0, from: frame) } ?? .unbound
      return remembered(Question(kind: .variable, node: declaration, frame: own)) {
        self.localVariable(declaration, own)
      }
    case .patternName: return pattern(declaration, frame)
    case .function: return store.set(.function(declaration, of: .empty))
    default: return .empty
    }
  }

  /// The frame of a scope, among a frame and those around it.
  func frame(of scope: NodeReference, from frame: FrameID) -> FrameID {
    var current = frame
    while let bound = store[current] {
      if bound.scope == scope || index.isInside(scope, bound.scope) { return current }
      current = bound.parent
    }
    return .unbound
  }

  private func localVariable(_ variable: NodeReference, _ frame: FrameID) -> SetID {
    if let plain = plainValue(of: variable) { return plain }
    if index.hasGetter(variable) {
      return remembered(Question(kind: .result, node: variable, frame: frame)) {
        self.body(of: variable, frame)
      }
    }
    var values = SetID.empty
    if let value = index.child(of: variable, .value) { values = evaluate(value, frame) }
    for assignment in index.assignments[index[variable].name] ?? [] {
      guard assignment.target.tree == variable.tree, index[assignment.target].kind == .name,
        inference.meaning(of: assignment.target) == .local(variable)
      else { continue }
      values = store.union(values, assigned(assignment, frame))
    }
    return typed(values, variable)
  }

  /// What an assignment puts into its target.
  func assigned(_ assignment: Assignment, _ frame: FrameID) -> SetID {
    let values = evaluate(assignment.value, frame)
    return assignment.kind == .element && values != .empty ? store.set(.list(values)) : values
  }

  /// Values as the annotation of a declaration makes them; any value of the type if none is known.
  func typed(_ values: SetID, _ declaration: NodeReference) -> SetID {
    if let type = index.child(of: declaration, .type) {
      let flowing = flow(values, into: type)
      if flowing != .empty { return flowing }
    } else if values != .empty {
      return values
    }
    guard let type = inference.declaredType(of: declaration) else { return values }
    return anyValue(of: type)
  }

  /// Any value of a type that the program declares, or a list of such.
  func anyValue(of type: StaticType) -> SetID {
    if index.types[type.name].map({ $0.keyword != "" }) ?? false {
      return store.set(.instance(type: type.name))
    }
    if let element = type.element, element.name != "()", element.element == nil {
      let elements = anyValue(of: element)
      return elements == .empty ? .empty : store.set(.list(elements))
    }
    return .empty
  }

  /// What a parameter is: what the frame binds, else what any call hands over.
  private func parameter(_ parameter: NodeReference, _ frame: FrameID) -> SetID {
    guard let scope = index.parent(of: parameter) else { return .empty }
    if index[scope].kind == .closure {
      let number = index.children(of: scope, .parameter).firstIndex(of: parameter) ?? 0
      return closureParameter(.parameter(parameter), number, of: scope, frame)
    }
    var current = frame
    while let bound = store[current] {
      if bound.scope == scope {
        if let binding = bound.bindings.first(where: { $0.name == .parameter(parameter) }) {
          return binding.values
        }
        let value = index.child(of: parameter, .value)
        return value.map { typed(evaluate($0, .unbound), parameter) } ?? typed(.empty, parameter)
      }
      current = bound.parent
    }
    return remembered(Question(kind: .incoming, node: parameter, frame: .unbound)) {
      self.incoming(toParameter: parameter, of: scope)
    }
  }
}
