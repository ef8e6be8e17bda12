extension Evaluator {
  /// Whether what was called or constructed on a way gives nothing to what a branch asks for: `if let` of a parameter
  /// or property that the call leaves out, so that it is nil.
  ///
  /// - Parameters:
  ///   - choice: The `if` of the branch.
  ///   - path: The calls and uses through which a text came, from the branch towards the key.
  func isLeftOut(_ choice: NodeReference, _ path: [NodeReference]) -> Bool {
    index.children(of: choice, .condition).contains { condition in
      guard index[condition].kind == .optionalBinding, let name = boundName(condition) else {
        return false
      }
      return isLeftOut(name, around: choice, path)
    }
  }

  /// Whether the code around a place asks for a part of a value that brings all texts of the place, and the value on the
  /// way lacks the part: after `guard let info = note.info`, `send(note)` gets none of `Note(title: "Sound")`.
  ///
  /// - Parameter path: The way of the text from the place on, towards the key.
  func isLeftOut(around place: BranchPlace, _ path: [NodeReference]) -> Bool {
    guard !path.isEmpty else { return false }
    return surroundings(of: place.node).demands.contains { demand in
      guard case .exists = demand.test, !demand.isNegated else { return false }
      var value = demand.subject
      guard let part = value.names.popLast(), brings(value, to: place),
        let type = inference.type(of: value, at: place.node),
        let construction = path.first(where: { constructs($0, type) })
      else { return false }
      return isLeftOut(property: part, of: type, construction)
    }
  }

  /// Whether all that a place draws or hands on is a value, or a part of it.
  private func brings(_ value: AccessPath, to place: BranchPlace) -> Bool {
    let given = expressions(of: place)
    return !given.isEmpty
      && given.allSatisfy { index.accessPath(of: $0)?.leads(through: value) ?? false }
  }

  /// The name of the value that `if let` asks for: `x` of `if let x` and of `if let y = self.x`.
  private func boundName(_ binding: NodeReference) -> String? {
    guard let value = index.child(of: binding, .value) else {
      return index.child(of: binding, .pattern).map { index[$0].name }
    }
    switch index[value].kind {
    case .name: return index[value].name
    case .member:
      let base = index.child(of: value, .base)
      return base.map { index[$0].name } == "self" ? index[value].name : nil
    default: return nil
    }
  }

  private func isLeftOut(
    _ name: String, around choice: NodeReference, _ path: [NodeReference]
  ) -> Bool {
    for outer in index.ancestors(of: choice) {
      if index[outer].kind == .function,
        let number = parameterNumber(named: name, of: outer)
      {
        return isLeftOut(number, of: outer, path)
      }
      if index.isMember(outer) { break }
    }
    guard let type = index.enclosingType(of: choice),
      let construction = path.first(where: { constructs($0, type) })
    else { return false }
    return isLeftOut(property: name, of: type, construction)
  }

  private func parameterNumber(named name: String, of function: NodeReference) -> Int? {
    index.children(of: function, .parameter).firstIndex { index[$0].name == name }
  }

  /// Whether the call of a function on a way leaves a parameter at its default, nil, or gives nil.
  private func isLeftOut(
    _ number: Int, of function: NodeReference, _ path: [NodeReference]
  ) -> Bool {
    let call = path.first {
      index[$0].kind == .call && inference.callees(of: $0).contains(function)
    }
    return call.map { leavesOut(number, of: function, $0) } ?? false
  }

  private func leavesOut(
    _ number: Int, of function: NodeReference, _ call: NodeReference
  ) -> Bool {
    let parameters = index.children(of: function, .parameter)
    guard parameters.indices.contains(number), let binding = binding(of: call, to: function)
    else { return false }
    let given = binding.pairs.filter { $0.parameter == number }.map(\.argument)
    return given.isEmpty
      ? isNil(index.child(of: parameters[number], .value)) : given.allSatisfy { isNil($0) }
  }

  /// Whether a construction leaves a property at nil, and nothing sets it later.
  private func isLeftOut(
    property name: String, of type: String, _ construction: NodeReference
  ) -> Bool {
    guard let entry = index.types[type],
      let property = entry.storedProperties.first(where: { index[$0].name == name }),
      index.children(of: property, .attribute).isEmpty
    else { return false }
    let setters = (index.assignments[name] ?? []).filter {
      index.enclosingDeclaration(of: $0.target).map { index[$0].name } != "init"
    }
    guard setters.isEmpty else { return false }
    let initializers = (entry.members["init"] ?? []).filter {
      binding(of: construction, to: $0) != nil
    }
    guard initializers.isEmpty else {
      return initializers.allSatisfy { initializer in
        parameterNumber(named: name, of: initializer).map {
          leavesOut($0, of: initializer, construction)
        } ?? false
      }
    }
    return (entry.members["init"] ?? []).isEmpty && startsAsNil(property)
      && index.arguments(construction).allSatisfy {
        index[$0].label != name && !index[$0].flags.contains(.isTrailing)
      }
  }

  /// Whether a property is nil where the compiler's own initializer is not told otherwise.
  private func startsAsNil(_ property: NodeReference) -> Bool {
    if let value = index.child(of: property, .value) { return isNil(value) }
    guard !index[property].flags.contains(.isLet) else { return false }
    return index.child(of: property, .type).map { index[$0].name == "Optional" } ?? false
  }

  private func isNil(_ value: NodeReference?) -> Bool {
    value.map { index[$0].kind == .none } ?? false
  }
}
