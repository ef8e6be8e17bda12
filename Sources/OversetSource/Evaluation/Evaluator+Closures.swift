extension Evaluator {
  /// What a parameter of a closure is: what the frame binds, else what the call hands over that the closure is an
  /// argument of.
  func closureParameter(
    _ name: Frame.Name, _ number: Int, of closure: NodeReference, _ frame: FrameID
  ) -> SetID {
    var current = frame
    while let bound = store[current] {
      if bound.scope == closure {
        return bound.bindings.first { $0.name == name }?.values ?? .empty
      }
      current = bound.parent
    }
    let outer =
      index.enclosingScope(of: closure).map { self.frame(of: $0, from: frame) } ?? .unbound
    return remembered(Question(kind: .shorthand(number), node: closure, frame: outer)) {
      let found = self.handed(to: closure, number, outer)
      if found != .empty { return found }
      return self.inference.parameterType(number, of: closure).map { self.anyValue(of: $0) }
        ?? .empty
    }
  }

  private func handed(to closure: NodeReference, _ number: Int, _ frame: FrameID) -> SetID {
    guard let parent = index.parent(of: closure) else { return .empty }
    switch index[parent].kind {
    case .call:
      guard index[closure].role == .argument else { return .empty }
      let callees = inference.callees(of: parent)
      if callees.isEmpty {
        guard let handed = index.handedValue(to: closure, of: parent, number: number) else {
          return .empty
        }
        return values(of: handed, frame)
      }
      return callees.reduce(.empty) { values, callee in
        store.union(values, step { self.handed(to: closure, number, by: callee, parent, frame) })
      }
    case .binary:
      guard let target = index.child(of: parent, .left) else { return .empty }
      return givenByCalls(of: index[target].name, number)
    case .variable: return givenByCalls(of: index[parent].name, number)
    default: return .empty
    }
  }

  /// What a function of the program hands to a closure that it takes.
  private func handed(
    to closure: NodeReference, _ number: Int, by function: NodeReference, _ call: NodeReference,
    _ frame: FrameID
  ) -> SetID {
    if index[function].kind == .type {
      guard let type = index.typeName(of: function) else { return .empty }
      return handedByProperty(index[closure].label, closure, number, type, call, frame)
    }
    let parameters = index.children(of: function, .parameter)
    guard let binding = binding(of: call, to: function),
      let pair = binding.pairs.first(where: { $0.argument == closure }),
      parameters.indices.contains(pair.parameter)
    else { return .empty }
    let parameter = parameters[pair.parameter]
    if index[function].kind == .enumCase { return .empty }
    var values = SetID.empty
    // Functions that hand closures on to others of their name, as containers of dependencies do, would be followed along
    // all paths.
    let isNear = store.depth(of: frame) <= Self.maximumClosureDepth
    let inner = isNear ? bound(function, call, frame, of: nil) ?? .unbound : .unbound
    for use in index.calls(named: index[parameter].name) where index.isInside(use, function) {
      let arguments = index.children(of: use, .argument)
      guard arguments.indices.contains(number) else { continue }
      values = store.union(values, evaluate(arguments[number], inner))
    }
    values = store.union(values, handedOn(parameter, number, in: function, inner))
    if index[function].name == "init", let type = index.enclosingType(of: function) {
      let stored = handedByProperty(index[parameter].name, closure, number, type, call, frame)
      values = store.union(values, stored)
    }
    return values
  }

  /// What others hand to a function's parameter that it gives to them.
  private func handedOn(
    _ parameter: NodeReference, _ number: Int, in function: NodeReference, _ frame: FrameID
  ) -> SetID {
    var values = SetID.empty
    for mention in index.mentions(of: index[parameter].name)
    where index[mention].role == .argument && index.isInside(mention, function)
      && inference.meaning(of: mention) == .local(parameter)
    {
      values = store.union(values, step { self.handed(to: mention, number, frame) })
    }
    return values
  }

  /// What a type hands to a closure that one of its properties holds.
  private func handedByProperty(
    _ label: String, _ closure: NodeReference, _ number: Int, _ type: String, _ call: NodeReference,
    _ frame: FrameID
  ) -> SetID {
    var name = label
    if name.isEmpty {
      let functions = index.types[type]?.storedProperties.filter {
        index.child(of: $0, .type).map { index.isFunctionType($0) } ?? false
      }
      guard let last = functions?.last else { return .empty }
      name = index[last].name
    }
    let object = store.set(.object(type: type, construction: call, frame: frame))
    var values = SetID.empty
    for use in index.calls(named: name) where index.enclosingType(of: use) == type {
      let arguments = index.children(of: use, .argument)
      guard arguments.indices.contains(number), let scope = index.enclosingScope(of: use) else {
        continue
      }
      let inner = store.frame(
        Frame(scope: scope, parent: .unbound, selfValues: object, bindings: []))
      guard store.depth(of: inner) <= Self.maximumFrameDepth else { continue }
      let isMethod = index[scope].kind == .function
      values = store.union(values, evaluate(arguments[number], isMethod ? .unbound : inner))
    }
    return values
  }

  /// What the calls of a closure give that a variable with a name holds.
  private func givenByCalls(of name: String, _ number: Int) -> SetID {
    let calls = index.calls(named: name)
    guard calls.count <= 40 else { return .empty }
    var values = SetID.empty
    for call in calls where inference.callees(of: call).allSatisfy({ index[$0].kind == .variable })
    {
      let arguments = index.children(of: call, .argument)
      guard arguments.indices.contains(number) else { continue }
      values = store.union(values, evaluate(arguments[number], .unbound))
    }
    return values
  }
}
