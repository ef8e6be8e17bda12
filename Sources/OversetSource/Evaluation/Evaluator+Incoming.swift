extension Evaluator {
  /// What a parameter of a function or enum case gets from any call.
  func incoming(toParameter parameter: NodeReference, of function: NodeReference) -> SetID {
    if isNear { return .empty }
    if let plain = plainValue(of: parameter) { return plain }
    var values = SetID.empty
    let number = index.children(of: function, .parameter).firstIndex(of: parameter) ?? 0
    for call in inference.calls(of: function) where !index.isInPreview(call) {
      guard let binding = binding(of: call, to: function) else { continue }
      guard !handsNothing(to: number, parameter, binding) else { continue }
      let given = followed(parameter) { self.handed(to: number, parameter, binding, .unbound) }
      if given == .empty, index[function].name == "init", isData(index.enclosingType(of: function))
      {
        return typed(.empty, parameter)
      }
      values = store.union(values, store.prefixed(given, store.path([call])))
    }
    values = store.union(values, handedToReferences(of: function, number))
    return typed(values, parameter)
  }

  /// What one place gives to a declaration. If that cannot be followed, it is any value of the declared type, except
  /// for views, which are made where they are given.
  private func followed(_ declaration: NodeReference, _ work: () -> SetID) -> SetID {
    let outer = lowest
    lowest = Int.max
    let values = work()
    let isOpen = lowest != Int.max
    lowest = min(outer, lowest)
    guard values == .empty else { return typed(values, declaration) }
    let type = inference.declaredType(of: declaration)
    let isView = type.map { index.isView($0.name) } ?? true
    return isOpen || isExhausted || isView ? .empty : typed(values, declaration)
  }

  /// Whether a call gives `nil` to a parameter, or nothing where that is what it has then.
  private func handsNothing(
    to number: Int, _ parameter: NodeReference, _ binding: ArgumentBinding
  ) -> Bool {
    let given = binding.pairs.filter { $0.parameter == number }.map(\.argument)
    let value = given.first ?? index.child(of: parameter, .value)
    return value.map { index[$0].kind == .none } ?? true
  }

  /// What the arguments for a parameter are; the default value if there are none.
  func handed(
    to number: Int, _ parameter: NodeReference, _ binding: ArgumentBinding, _ frame: FrameID
  ) -> SetID {
    if let plain = plainValue(of: parameter) { return plain }
    var given = SetID.empty
    var isGiven = false
    for pair in binding.pairs where pair.parameter == number {
      isGiven = true
      given = store.union(given, evaluate(pair.argument, frame))
    }
    if !isGiven, let value = index.child(of: parameter, .value) {
      given = evaluate(value, .unbound)
    }
    if index[parameter].flags.contains(.isVariadic), given != .empty {
      given = store.set(.list(given))
    }
    return given
  }

  /// What a function gets where it is handed on itself: `titles.map(makeRow)`.
  private func handedToReferences(of function: NodeReference, _ number: Int) -> SetID {
    guard index[function].kind == .function, number == 0 else { return .empty }
    return handed(toMentionsOf: index[function].name) { self.inference.means($0, function) }
  }

  /// What is handed to functions of a name that are arguments themselves.
  private func handed(
    toMentionsOf name: String, where isMeant: (NodeReference) -> Bool
  ) -> SetID {
    var values = SetID.empty
    for mention in index.mentions(of: name) where index[mention].role == .argument {
      guard let call = index.parent(of: mention), index[call].kind == .call, isMeant(mention),
        let handed = index.handedValue(to: mention, of: call, number: 0)
      else { continue }
      values = store.union(
        values, store.prefixed(self.values(of: handed, .unbound), store.path([call])))
    }
    return values
  }

  /// What `items.map(T.init)` gives to the first property of a type whose initializer the compiler makes.
  private func handedToInitializer(of type: String, for property: NodeReference) -> SetID {
    guard index.types[type]?.storedProperties.first == property,
      index.members(named: "init", of: type).isEmpty
    else { return .empty }
    return handed(toMentionsOf: "init") { mention in
      let base = self.index.child(of: mention, .base)
      return base.flatMap { self.inference.staticType(of: $0)?.instance?.name } == type
    }
  }

  /// The values of what a framework hands to a closure.
  func values(of handed: HandedValue, _ frame: FrameID) -> SetID {
    switch handed {
    case .whole(let expression):
      var members: [TracedValue] = []
      for member in store[evaluate(expression, frame)] {
        if case .type(let type) = store[member] {
          members.append(store.traced(.instance(type: type)))
        } else {
          members.append(member)
        }
      }
      return store.set(members)
    case .element(let expression): return elements(of: evaluate(expression, frame))
    }
  }

  /// What a variable of a file, a static or any value's property holds.
  func incoming(toVariable variable: NodeReference) -> SetID {
    var values = SetID.empty
    if let value = index.child(of: variable, .value) { values = evaluate(value, .unbound) }
    if !isNear { values = store.union(values, assignedAnywhere(to: variable, outside: nil)) }
    values = store.union(values, wrapperValue(of: variable))
    if !isNear { values = store.union(values, assignedThroughBindings(to: variable)) }
    if !isNear, index.isMember(variable), !index[variable].flags.contains(.isStatic) {
      values = store.union(values, givenByConstructions(to: variable))
    }
    return typed(values, variable)
  }

  /// What constructions give to a property through the initializer that the compiler makes.
  private func givenByConstructions(to property: NodeReference) -> SetID {
    guard let type = index.enclosingType(of: property) else { return .empty }
    let name = index[property].name
    var values = handedToInitializer(of: type, for: property)
    for call in inference.constructions(of: type) where !index.isInPreview(call) {
      guard inference.callees(of: call).contains(where: { index[$0].kind == .type }) else {
        continue
      }
      for argument in index.children(of: call, .argument)
      where index[argument].label == name && index[argument].kind != .none {
        let given = followed(property) { self.evaluate(argument, .unbound) }
        if given == .empty, isData(type) { return .empty }
        values = store.union(values, store.prefixed(given, store.path([call])))
      }
    }
    return values
  }

  /// Whether a type is a struct that is no view, as a message or an article. Where the program makes some of them from
  /// what nobody can follow, as a server's answer, the texts that it writes into others are samples: of any such value
  /// nothing is known. Asked where a value was not followed; inside of a cycle that may still change.
  private func isData(_ type: String?) -> Bool {
    guard !isExhausted, lowest == Int.max, let type, let entry = index.types[type] else {
      return false
    }
    return entry.keyword == "struct" && !index.isView(type)
  }

  /// What is assigned to a variable of a type or file anywhere, but not inside functions with a name.
  ///
  /// - Parameter exact: The type of the objects that are asked; nil for any that has the variable.
  func assignedAnywhere(
    to variable: NodeReference, outside excluded: String?, by exact: String? = nil
  ) -> SetID {
    let type = index.isMember(variable) ? index.enclosingType(of: variable) : nil
    var values = SetID.empty
    for assignment in index.assignments[index[variable].name] ?? [] {
      guard isTarget(assignment.target, variable, of: type),
        exact.map({ canBelong(assignment.target, to: $0) }) ?? true
      else { continue }
      if let excluded, isOwn(assignment.target),
        isInside(assignment.target, functionNamed: excluded)
      {
        continue
      }
      guard index[assignment.value].kind != .none else { continue }
      var given =
        assignment.kind == .whole
        ? followed(variable) { self.assigned(assignment, .unbound) }
        : assigned(assignment, .unbound)
      if let type, index.enclosingType(of: assignment.target) != type {
        given = store.prefixed(given, store.path([assignment.target]))
      }
      values = store.union(values, given)
    }
    return values
  }

  /// What the views that get a binding to a property give to it: `$note` handed to a property `note` of theirs. Each
  /// binding counts once, however many ways lead to it.
  private func assignedThroughBindings(to variable: NodeReference) -> SetID {
    var reached: Set<NodeReference> = [variable]
    var level = [variable]
    var values = SetID.empty
    for _ in 0..<Self.maximumBindingLevels where reached.count < Self.maximumBindings {
      level = level.flatMap { bindings(to: $0) }.filter { reached.insert($0).inserted }
      for binding in level.prefix(Self.maximumBindings) {
        values = store.union(values, assignedAnywhere(to: binding, outside: nil))
      }
    }
    return values
  }

  /// The properties of other views that the type of a property hands a binding to it.
  private func bindings(to variable: NodeReference) -> [NodeReference] {
    guard index.isMember(variable), let type = index.enclosingType(of: variable) else { return [] }
    return index.mentions(of: "$" + index[variable].name).flatMap { mention -> [NodeReference] in
      guard index[mention].kind == .name, index[mention].role == .argument,
        index.enclosingType(of: mention) == type, let call = index.parent(of: mention),
        index[call].kind == .call
      else { return [] }
      return bindings(labelled: index[mention].label, of: call)
    }
  }

  /// The properties that hold bindings, and have the name of a label, of the type that a call constructs.
  private func bindings(labelled label: String, of call: NodeReference) -> [NodeReference] {
    inference.callees(of: call).compactMap { declaration in
      let isType = index[declaration].kind == .type
      let type = isType ? index.typeName(of: declaration) : index.enclosingType(of: declaration)
      guard isType || index[declaration].name == "init", let type else { return nil }
      return index.members(named: label, of: type).first { property in
        index.children(of: property, .attribute).contains { index[$0].name == "Binding" }
      }
    }
  }

  private func isTarget(
    _ target: NodeReference, _ variable: NodeReference, of type: String?
  ) -> Bool {
    if index[target].kind == .name {
      switch inference.meaning(of: target) {
      case .members(let declarations), .globals(let declarations):
        return declarations.contains(variable)
      default: return false
      }
    }
    guard let type else { return false }
    return inference.isMember(target, of: type)
  }

  private func isInside(_ node: NodeReference, functionNamed name: String) -> Bool {
    index.ancestors(of: node).contains {
      index[$0].kind == .function && index[$0].name == name
    }
  }
}
