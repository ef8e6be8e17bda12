/// What objects are, as far as their construction states it.
extension Evaluator {
  /// What an object's member can be; nil if that is not known.
  ///
  /// - Parameters:
  ///   - member: The name of the member; nil for the object itself.
  ///   - stated: The type that the code around says, for an object whose construction names none.
  func traits(of member: String?, in object: TracedValue, of stated: String?) -> [Trait]? {
    guard let member else { return traits(of: store.set([object])) }
    let question = TraitQuestion(object: object.value, member: member, type: stated)
    if !branches.isChoosingObjects, let known = branches.traits[question] { return known }
    let found = foundTraits(of: member, in: object, of: stated)
    if !branches.isChoosingObjects, !isExhausted { branches.traits[question] = .some(found) }
    return found
  }

  private func foundTraits(
    of member: String, in object: TracedValue, of stated: String?
  ) -> [Trait]? {
    guard case .object(let own, let construction, let frame) = store[object] else {
      guard case .enumCase = store[object] else { return nil }
      return traits(of: self.member(named: member, of: store.set([object])))
    }
    let type = own == "?" ? stated ?? own : own
    guard let entry = index.types[type], entry.keyword != "" else {
      guard let given = index.argument(construction, member),
        let own = traits(of: given, frame),
        let later = assignedTraits(member, of: object, type, after: own)
      else { return nil }
      return own + later
    }
    guard let property = entry.storedProperties.first(where: { index[$0].name == member }),
      index.child(of: property, .attribute) == nil,
      let own = constructedTraits(property, construction, frame)
    else { return nil }
    if index[property].flags.contains(.isLet) { return own }
    return assignedTraits(member, of: object, type, after: own).map { own + $0 }
  }

  // MARK: - Properties

  /// What a construction makes of a property that the program declares.
  private func constructedTraits(
    _ property: NodeReference, _ construction: NodeReference, _ frame: FrameID
  ) -> [Trait]? {
    var found: [Trait] = []
    for initializer in inference.callees(of: construction) {
      let own =
        index[initializer].kind == .type
        ? traits(ofGiven: index.argument(construction, index[property].name), else: property, frame)
        : traits(of: property, madeBy: initializer, construction, frame)
      guard let own else { return nil }
      found += own
    }
    return found.isEmpty ? nil : found
  }

  /// What a written initializer makes of a property: what is handed over for a parameter that it assigns, or what it
  /// says itself.
  private func traits(
    of property: NodeReference, madeBy initializer: NodeReference, _ construction: NodeReference,
    _ frame: FrameID
  ) -> [Trait]? {
    guard index[initializer].name == "init",
      let binding = binding(of: construction, to: initializer)
    else { return nil }
    let assignments = (index.assignments[index[property].name] ?? []).filter {
      index.isInside($0.target, initializer) && isOwn($0.target)
    }
    guard let assignment = assignments.first, assignments.count == 1 else {
      return assignments.isEmpty ? traits(ofGiven: nil, else: property, frame) : nil
    }
    let parameters = index.children(of: initializer, .parameter)
    guard index[assignment.value].kind == .name,
      case .local(let named) = inference.meaning(of: assignment.value),
      let number = parameters.firstIndex(of: named)
    else { return traits(of: assignment.value, .unbound) }
    let given = binding.pairs.first { $0.parameter == number }?.argument
    return traits(ofGiven: given, else: parameters[number], frame)
  }

  /// What an argument is; without one what a parameter or property is by itself.
  private func traits(
    ofGiven argument: NodeReference?, else declaration: NodeReference, _ frame: FrameID
  ) -> [Trait]? {
    if let argument { return traits(of: argument, frame) }
    if let value = index.child(of: declaration, .value) { return traits(of: value, .unbound) }
    let isOptional = index.child(of: declaration, .type).map { index[$0].name == "Optional" }
    return index[declaration].kind == .variable && isOptional == true ? [.absent] : nil
  }

  // MARK: - Values

  /// What an expression can be, as it is written; nil if that is not known.
  func traits(of expression: NodeReference, _ frame: FrameID, depth: Int = 0) -> [Trait]? {
    guard depth < 8 else { return nil }
    let node = index[expression]
    switch node.kind {
    case .boolean, .integer, .float: return [.literal(node.name)]
    case .string where index.child(of: expression, .segment) == nil: return [.text(node.name)]
    case .none: return [.absent]
    case .array, .dictionary, .closure: return [.present]
    case .ternary:
      let parts = [SyntaxRole.then, .otherwise].compactMap { index.child(of: expression, $0) }
        .map { traits(of: $0, frame, depth: depth + 1) }
      return parts.contains { $0 == nil } ? nil : parts.compactMap(\.self).flatMap(\.self)
    case .member, .call: return madeTraits(of: expression, frame)
    case .name: return namedTraits(of: expression, frame, depth: depth + 1)
    default: return nil
    }
  }

  /// What a constant or parameter is: what each call of its function states. What a call gets from elsewhere is known
  /// in part at best.
  private func namedTraits(
    of name: NodeReference, _ frame: FrameID, depth: Int
  ) -> [Trait]? {
    guard case .local(let declaration) = inference.meaning(of: name) else { return nil }
    if let value = index.singleValue(of: declaration) {
      return index[declaration].kind == .variable ? traits(of: value, frame, depth: depth) : nil
    }
    guard index[declaration].kind == .parameter, let function = index.parent(of: declaration),
      index[function].kind == .function,
      let number = index.children(of: function, .parameter).firstIndex(of: declaration)
    else { return nil }
    var found: [Trait] = []
    for call in inference.calls(of: function) where !index.isInPreview(call) {
      let given = binding(of: call, to: function)?.pairs.first { $0.parameter == number }
      guard let value = given?.argument ?? index.child(of: declaration, .value),
        let own = traits(of: value, .unbound, depth: depth)
      else { return nil }
      found += own
    }
    let bound = frame == .unbound ? nil : traits(of: evaluate(name, frame))
    return found.isEmpty ? nil : bound ?? found
  }

  /// What `.name`, `Type.name`, or a call of such gives: a case of an enum, or something constructed.
  private func madeTraits(of expression: NodeReference, _ frame: FrameID) -> [Trait]? {
    let callee =
      index[expression].kind == .call ? index.child(of: expression, .callee) : expression
    guard let callee else { return nil }
    if index[callee].name == "init" || index.isCapitalized(callee) { return [.present] }
    guard index[callee].kind == .member,
      index.child(of: callee, .base).map({ index.isCapitalized($0) }) ?? true
    else { return nil }
    let values = evaluate(expression, frame)
    if values == .empty { return isCase(callee) ? [.named(index[callee].name)] : nil }
    return traits(of: values)
  }

  /// What values can be that are all known.
  private func traits(of values: SetID) -> [Trait]? {
    var found: [Trait] = []
    for value in store[values] {
      switch store[value] {
      case .enumCase(_, let name, _, _): found.append(.named(name))
      case .text(let text, _) where !text.contains(ValueStore.gap): found.append(.text(text))
      case .object(_, let construction, _):
        guard let callee = index.child(of: construction, .callee), isCase(callee) else {
          return nil
        }
        found.append(.named(index[callee].name))
      default: return nil
      }
    }
    return found.isEmpty ? nil : found
  }

  /// Whether a callee or member is a case of an enum of elsewhere: the program has a pattern for it.
  private func isCase(_ callee: NodeReference) -> Bool {
    guard index[callee].kind == .member, !index.isCapitalized(callee),
      !["init", "some", "none"].contains(index[callee].name),
      index.child(of: callee, .base).map({ index.isCapitalized($0) }) ?? true
    else { return false }
    return caseNames.contains(index[callee].name)
  }
}
