extension Evaluator {
  /// The values that a call gives.
  func call(_ call: NodeReference, _ frame: FrameID) -> SetID {
    guard let callee = index.child(of: call, .callee) else { return .empty }
    switch index[callee].kind {
    case .name: return namedCall(call, callee, frame)
    case .member: return memberCall(call, callee, frame)
    case .closure: return run(callee, frame, arguments: [])
    default: return invokeValues(evaluate(callee, frame), call, frame)
    }
  }

  private func namedCall(
    _ call: NodeReference, _ callee: NodeReference, _ frame: FrameID
  ) -> SetID {
    let name = index[callee].name
    let callees = inference.callees(of: call)
    if callees.isEmpty || isLookupOfSystem(name, callees), let found = lookup(call, name, frame) {
      return found
    }
    var values = SetID.empty
    for declaration in callees {
      values = store.union(values, apply(declaration, call, callee, frame))
    }
    if callees.isEmpty {
      let guessed = guessedLookup(call, name, frame)
      if guessed != .empty { return guessed }
      switch inference.meaning(of: callee) {
      case .type(let type): return constructedElsewhere(type, call, frame)
      case .unknown: note(.unknownCall)
      default: values = invokeValues(self.name(callee, frame), call, frame)
      }
    }
    return values == .empty && !callees.isEmpty ? guessedLookup(call, name, frame) : values
  }

  /// Whether an overload of the program beside a lookup of the system must not hide it.
  private func isLookupOfSystem(_ name: String, _ callees: [NodeReference]) -> Bool {
    name == "NSLocalizedString"
      || (["String", "Text", "LocalizedStringKey", "AttributedString"].contains(name)
        && callees.allSatisfy { index[$0].kind == .type })
  }

  /// What a declaration gives that a name without a base means.
  private func apply(
    _ declaration: NodeReference, _ call: NodeReference, _ callee: NodeReference, _ frame: FrameID
  ) -> SetID {
    switch index[declaration].kind {
    case .type: return construct(index.typeName(of: declaration), call, frame)
    case .function where index[declaration].name == "init":
      return construct(index.enclosingType(of: declaration), call, frame)
    case .function:
      if isMember(declaration) {
        let own = selfValues(at: callee, frame)
        return dispatched(index[callee].name, own, call, frame)
          ?? invoke(declaration, call, frame, of: own)
      }
      return invoke(declaration, call, frame, of: nil)
    case .enumCase: return enumCase(declaration, call, frame)
    case .variable, .parameter, .patternName:
      return invokeValues(evaluate(callee, frame), call, frame)
    default: return .empty
    }
  }

  private func isMember(_ declaration: NodeReference) -> Bool { index.isMember(declaration) }

  private func construct(_ type: String?, _ call: NodeReference, _ frame: FrameID) -> SetID {
    guard let type else { return .empty }
    return store.set(.object(type: type, construction: call, frame: frame))
  }

  func enumCase(_ declaration: NodeReference, _ call: NodeReference, _ frame: FrameID) -> SetID {
    guard let type = index.enclosingType(of: declaration) else { return .empty }
    return store.set(
      .enumCase(type: type, name: index[declaration].name, construction: call, frame: frame))
  }

  private func memberCall(
    _ call: NodeReference, _ callee: NodeReference, _ frame: FrameID
  ) -> SetID {
    let name = index[callee].name
    guard let base = index.child(of: callee, .base) else {
      return implicitCall(call, callee, name, frame)
    }
    if index[base].kind == .name, let found = lookup(call, name, base, frame) { return found }
    if name == "init", index[base].kind == .name, ["self", "Self"].contains(index[base].name) {
      return construct(index.enclosingType(of: call), call, frame)
    }
    let own = evaluate(base, frame)
    if let found = dispatched(name, own, call, frame) {
      return found == .empty ? guessedLookup(call, name, frame) : found
    }
    let callees = inference.callees(of: call)
    if !callees.isEmpty {
      let type = inference.staticType(of: base)
      var values = SetID.empty
      for declaration in callees {
        values = store.union(values, applied(declaration, call, callee, own, type, frame))
      }
      return values == .empty ? guessedLookup(call, name, frame) : values
    }
    if let found = lookup(call, name, base, frame) { return found }
    if case .type(let type)? = store[own].first.map({ store[$0] }) {
      if name == "init" { return constructedElsewhere(type, call, frame) }
      if index.isCapitalized(callee) { return constructedElsewhere(type + "." + name, call, frame) }
    }
    return unknownMember(call, name, own, frame)
  }

  /// What a member gives that is known by the type of the base, not by its value.
  private func applied(
    _ declaration: NodeReference, _ call: NodeReference, _ callee: NodeReference, _ own: SetID,
    _ type: StaticType?, _ frame: FrameID
  ) -> SetID {
    switch index[declaration].kind {
    case .type: return construct(index.typeName(of: declaration), call, frame)
    case .enumCase: return enumCase(declaration, call, frame)
    case .function:
      if index[declaration].name == "init" {
        return construct(index.enclosingType(of: declaration), call, frame)
      }
      var own = own
      if own == .empty, let owner = index.enclosingType(of: declaration) {
        own = store.set(.instance(type: owner))
      }
      return invoke(declaration, call, frame, of: own)
    default: return invokeValues(evaluate(callee, frame), call, frame)
    }
  }

  /// `.name(…)`: a case, a static function or an initializer of the type that is asked for.
  private func implicitCall(
    _ call: NodeReference, _ callee: NodeReference, _ name: String, _ frame: FrameID
  ) -> SetID {
    let type = inference.expectedType(of: call)
    let callees = inference.callees(of: call)
    var values = SetID.empty
    for declaration in callees {
      values = store.union(values, applied(declaration, call, callee, .empty, type, frame))
    }
    guard callees.isEmpty else { return values }
    if name == "init", let localized = index.argument(call, "localized") {
      return keyed(evaluate(localized, frame), table: tables(of: call, frame))
    }
    if isArgumentOfLookup(call) || type.map({ isKeyType($0.name) }) ?? false {
      let found = symbol(name, at: call)
      if found != .empty { return found }
      if name == "init", let type { return constructedElsewhere(type.name, call, frame) }
    }
    let guessed = guessedLookup(call, name, frame)
    if guessed != .empty { return guessed }
    // A case or a construction of a type of elsewhere: what it is given by label or in order is handed on.
    return store.set(
      .object(type: type?.name ?? "?", construction: call, frame: frame))
  }

  /// What the methods give that the values of a base have themselves; nil if none of them has one.
  private func dispatched(
    _ name: String, _ own: SetID, _ call: NodeReference, _ frame: FrameID
  ) -> SetID? {
    var members: [TracedValue] = []
    var isDeclared = false
    for receiver in receivers(in: own) {
      guard let bare = receiver.values.first, let type = self.receiver(of: bare) else { continue }
      let values = store.set(receiver.values)
      let candidates = declarations(named: name, of: bare, type)
        .filter { index[$0].kind != .function || binding(of: call, to: $0) != nil }
      for declaration in candidates {
        isDeclared = true
        let found = step { self.given(by: declaration, call, values, frame) }
        members += store[store.prefixed(found, receiver.path)]
      }
    }
    return isDeclared ? store.set(members) : nil
  }

  private func receiver(of value: TracedValue) -> String? {
    if case .list = store[value] { return "Array" }
    if case .type = store[value] { return nil }
    return typeName(of: value)
  }

  private func given(
    by declaration: NodeReference, _ call: NodeReference, _ own: SetID, _ frame: FrameID
  ) -> SetID {
    index[declaration].kind == .function
      ? invoke(declaration, call, frame, of: own)
      : invokeValues(value(of: declaration, self: own), call, frame)
  }

  /// What calling values gives that are functions or closures.
  func invokeValues(_ values: SetID, _ call: NodeReference, _ frame: FrameID) -> SetID {
    var members: [TracedValue] = []
    for value in store[values] {
      let found: SetID
      switch store[value] {
      case .closure(let closure, let inner):
        let arguments = index.children(of: call, .argument).map { evaluate($0, frame) }
        found = run(closure, inner, arguments: arguments)
      case .function(let function, let own): found = invoke(function, call, frame, of: own)
      case .type(let type):
        found =
          index.types[type] == nil
          ? constructedElsewhere(type, call, frame)
          : store.set(.object(type: type, construction: call, frame: frame))
      default: continue
      }
      members += store[store.prefixed(found, value.path)]
    }
    return store.set(members)
  }
}
