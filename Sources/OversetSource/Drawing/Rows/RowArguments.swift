/// Which argument of a view's construction becomes a property.
struct RowArguments {
  /// What a construction gives to a property.
  enum Given: Hashable {
    /// An argument.
    case given(NodeReference)
    /// Nothing: it has its default.
    case omitted
    /// It cannot be told.
    case unknown
  }

  let index: ProgramIndex

  /// What a call gives to a stored property of the type that it constructs.
  func argument(
    for property: NodeReference, of entry: TypeEntry, in call: NodeReference
  ) -> Given {
    let initializers = entry.members["init"] ?? []
    if initializers.isEmpty { return memberwise(property, entry, call) }
    for initializer in initializers {
      guard let binding = index.binding(of: call, to: initializer) else { continue }
      return given(property, by: initializer, binding)
    }
    return initializers.contains(where: { isInExtension($0) })
      ? memberwise(property, entry, call) : .unknown
  }

  /// The compiler's own initializer: labels are the names, and closures without a label fill those that are left.
  private func memberwise(
    _ property: NodeReference, _ entry: TypeEntry, _ call: NodeReference
  ) -> Given {
    let arguments = index.arguments(call)
    let name = index[property].name
    if let named = arguments.first(where: { index[$0].label == name }) { return .given(named) }
    if let trailing = index.trailingClosure(call),
      index.propertyOfTrailingClosure(of: call, in: entry) == property
    {
      return .given(trailing)
    }
    return .omitted
  }

  private func isInExtension(_ initializer: NodeReference) -> Bool {
    index.parent(of: initializer).map { index[$0].label == "extension" } ?? false
  }

  // MARK: - Initializers

  /// What an initializer assigns to a property.
  private func given(
    _ property: NodeReference, by initializer: NodeReference, _ binding: ArgumentBinding
  ) -> Given {
    guard let value = assigned(to: index[property].name, in: initializer) else {
      return .omitted
    }
    let plain = called(value) ?? value
    let parameters = index.children(of: initializer, .parameter)
    guard index[plain].kind == .name,
      let number = parameters.firstIndex(where: { index[$0].name == index[plain].name })
    else { return .unknown }
    if let pair = binding.pairs.first(where: { $0.parameter == number }) {
      return .given(pair.argument)
    }
    return index.child(of: parameters[number], .value).map { .given($0) } ?? .unknown
  }

  /// `content` of `content()`.
  private func called(_ value: NodeReference) -> NodeReference? {
    guard index[value].kind == .call, index.arguments(value).isEmpty else { return nil }
    return index.child(of: value, .callee)
  }

  /// The value of `self.name = value` and `name = value` in an initializer.
  private func assigned(to name: String, in initializer: NodeReference) -> NodeReference? {
    guard let body = index.child(of: initializer, .body) else { return nil }
    for statement in index.children(of: body, .statement) {
      guard index[statement].kind == .binary, index[statement].name == "=",
        let left = index.child(of: statement, .left), index[left].name == name,
        index[left].kind == .name || isOfSelf(left)
      else { continue }
      return index.child(of: statement, .right)
    }
    return nil
  }

  private func isOfSelf(_ member: NodeReference) -> Bool {
    guard index[member].kind == .member, let base = index.child(of: member, .base) else {
      return false
    }
    return index[base].name == "self"
  }
}
