extension Evaluator {
  /// What a declaration of a type or file holds, as a member of some values.
  func value(of declaration: NodeReference, self own: SetID) -> SetID {
    switch index[declaration].kind {
    case .function: return store.set(.function(declaration, of: own))
    case .enumCase:
      guard let type = index.enclosingType(of: declaration) else { return .empty }
      return store.set(
        .enumCase(
          type: type, name: index[declaration].name,
          construction: declaration, frame: .unbound))
    case .variable: return variable(declaration, self: own)
    default: return .empty
    }
  }

  private func variable(_ variable: NodeReference, self own: SetID) -> SetID {
    if let plain = plainValue(of: variable) { return plain }
    if index.hasGetter(variable) {
      let frame = store.frame(
        Frame(
          scope: variable, parent: .unbound, selfValues: own == .empty ? nil : own, bindings: []))
      guard store.depth(of: frame) <= Self.maximumFrameDepth else {
        note(.depth)
        return .empty
      }
      return remembered(Question(kind: .result, node: variable, frame: frame)) {
        self.typed(self.body(of: variable, frame), variable)
      }
    }
    if !index.isMember(variable) || index[variable].flags.contains(.isStatic) {
      return remembered(Question(kind: .variable, node: variable, frame: .unbound)) {
        self.incoming(toVariable: variable)
      }
    }
    var members: [TracedValue] = []
    for value in store[own] {
      let found: SetID
      if case .object(let type, let construction, let frame) = store[value] {
        found = field(variable, ofType: type, construction, frame, value)
      } else {
        found = held(variable, by: value)
      }
      members += store[store.prefixed(found, value.path)]
    }
    return store.set(members)
  }

  /// What a property of an object holds: what its construction gives, and what is assigned elsewhere.
  private func field(
    _ property: NodeReference, ofType type: String, _ construction: NodeReference, _ frame: FrameID,
    _ object: TracedValue
  ) -> SetID {
    remembered(Question(kind: .field(property), node: construction, frame: frame)) {
      var values = self.constructed(property, type, construction, frame, object, depth: 0)
      if values == .empty, let value = self.index.child(of: property, .value) {
        values = self.evaluate(value, self.ownFrame(property, object))
      }
      if !self.index[property].flags.contains(.isLet) {
        let assigned = self.assignedAnywhere(to: property, outside: "init", by: type)
        values = self.store.union(values, assigned)
      }
      return self.typed(self.store.union(values, self.wrapperValue(of: property)), property)
    }
  }

  private func ownFrame(_ property: NodeReference, _ object: TracedValue) -> FrameID {
    store.frame(
      Frame(
        scope: property, parent: .unbound, selfValues: store.set([object]), bindings: []))
  }

  /// What a construction gives to a property, by the initializer that the compiler makes or a written one.
  func constructed(
    _ property: NodeReference, _ type: String, _ construction: NodeReference, _ frame: FrameID,
    _ object: TracedValue, depth: Int
  ) -> SetID {
    guard depth < 4 else { return .empty }
    var values = SetID.empty
    for initializer in initializers(for: construction, of: type) {
      if index[initializer].kind == .type {
        let name = index[property].name
        for argument in index.children(of: construction, .argument)
        where index[argument].label == name {
          values = store.union(values, evaluate(argument, frame))
        }
        continue
      }
      let own = store.set([object])
      for assignment in index.assignments[index[property].name] ?? []
      where index.isInside(assignment.target, initializer) && isOwn(assignment.target) {
        let used = parameters(of: initializer, namedIn: assignment.value)
        guard let inner = bound(initializer, construction, frame, of: own, only: used) else {
          continue
        }
        values = store.union(values, assigned(assignment, inner))
      }
      let calls = delegations(in: initializer)
      guard !calls.isEmpty, let inner = bound(initializer, construction, frame, of: own) else {
        continue
      }
      for call in calls {
        let next = constructed(property, type, call, inner, object, depth: depth + 1)
        values = store.union(values, next)
      }
    }
    return values
  }

  /// The initializers that a construction can mean, of the type or of what it inherits from.
  private func initializers(for construction: NodeReference, of type: String) -> [NodeReference] {
    if index[construction].kind == .attribute {
      return index.members(named: "init", of: type).filter {
        binding(of: construction, to: $0) != nil
          || index.children(of: $0, .parameter).count > 1
      }
    }
    let found = inference.callees(of: construction)
    if !found.isEmpty {
      return found.filter { index[$0].kind == .type || index[$0].name == "init" }
    }
    return index.members(named: "init", of: type).filter {
      binding(of: construction, to: $0) != nil
    }
  }

  /// The calls of `self.init` and `super.init` inside an initializer.
  private func delegations(in initializer: NodeReference) -> [NodeReference] {
    (index.delegations[initializer.tree] ?? []).filter { index.isInside($0, initializer) }
  }

  /// Whether a target is `name`, `_name` or `self.name`.
  func isOwn(_ target: NodeReference) -> Bool {
    if index[target].kind == .name {
      switch inference.meaning(of: target) {
      case .local: return false
      default: return true
      }
    }
    guard let base = index.child(of: target, .base) else { return false }
    return index[base].kind == .name && index[base].name == "self"
  }

  /// What a property wrapper of the program makes of its arguments: `@Localized("key") var title`.
  func wrapperValue(of property: NodeReference) -> SetID {
    var values = SetID.empty
    for attribute in index.children(of: property, .attribute) {
      let type = index.resolve(index[attribute].name, at: property)
      guard index.types[type] != nil, index.child(of: attribute, .argument) != nil else { continue }
      let wrapper = store.set(.object(type: type, construction: attribute, frame: .unbound))
      values = store.union(values, member(named: "wrappedValue", of: wrapper))
    }
    return values
  }
}
