extension Inference {
  /// The type that the place of an expression asks for, asked for the first time.
  func askedType(of expression: NodeReference) -> StaticType? {
    guard let parent = index.parent(of: expression) else { return nil }
    let role = index[expression].role
    switch index[parent].kind {
    case .call:
      return role == .argument
        ? askedType(ofArgument: expression, call: parent) : expectedType(of: parent)
    case .member: return expectedType(of: parent)
    case .variable:
      guard role == .value else { return nil }
      return index.child(of: parent, .type).flatMap { type(written: $0) }
    case .parameter: return index.child(of: parent, .type).flatMap { type(written: $0) }
    case .returnValue: return resultType(around: parent)
    case .block: return askedType(ofStatement: expression, block: parent)
    case .ternary, .ifElse:
      return role == .condition ? StaticType("Bool") : expectedType(of: parent)
    case .switchCase: return expectedType(of: index.parent(of: parent) ?? parent)
    case .patternValue, .patternCase: return subjectType(of: parent)
    case .binary: return askedType(ofOperand: expression, operation: parent)
    case .cast: return index.child(of: parent, .type).flatMap { type(written: $0) }
    case .array: return expectedType(of: parent)?.element
    case .dictionary:
      let type = expectedType(of: parent)
      return role == .key ? type?.arguments.first : type?.arguments.last
    case .tuple:
      let all = index.children(of: parent, .argument)
      guard all.count > 1 else { return expectedType(of: parent) }
      guard let tuple = expectedType(of: parent), let position = all.firstIndex(of: expression),
        tuple.arguments.indices.contains(position)
      else { return nil }
      return tuple.arguments[position]
    case .subscriptCall:
      guard let base = index.child(of: parent, .base) else { return nil }
      let type = staticType(of: base)
      return type?.name == "Dictionary" ? type?.arguments.first : nil
    case .unary: return expectedType(of: parent)
    default: return nil
    }
  }

  /// The last expression of a body is its value, and so is that of a branch of an `if` that is a value.
  private func askedType(ofStatement statement: NodeReference, block: NodeReference) -> StaticType?
  {
    let statements = index.children(of: block, .statement)
    guard statements.last == statement, let owner = index.parent(of: block) else { return nil }
    switch index[owner].kind {
    case .function: return index.child(of: owner, .result).flatMap { type(written: $0) }
    case .variable: return declaredType(of: owner)
    case .closure: return expectedType(of: owner)?.result
    case .ifElse, .switchCase: return expectedType(of: owner)
    default: return nil
    }
  }

  /// The result type of the function, getter or closure around a `return`.
  private func resultType(around statement: NodeReference) -> StaticType? {
    for ancestor in index.ancestors(of: statement) {
      switch index[ancestor].kind {
      case .function: return index.child(of: ancestor, .result).flatMap { type(written: $0) }
      case .closure: return expectedType(of: ancestor)?.result
      case .variable: return index.child(of: ancestor, .type).flatMap { type(written: $0) }
      default: continue
      }
    }
    return nil
  }

  private func askedType(ofOperand operand: NodeReference, operation: NodeReference) -> StaticType?
  {
    let isLeft = index[operand].role == .left
    switch index[operation].name {
    case "=": return isLeft ? nil : index.child(of: operation, .left).flatMap { staticType(of: $0) }
    case "+=":
      return isLeft ? nil : index.child(of: operation, .left).flatMap { staticType(of: $0) }
    case "??", "+":
      return expectedType(of: operation)
        ?? (isLeft ? nil : index.child(of: operation, .left).flatMap { staticType(of: $0) })
    default:
      return index.child(of: operation, isLeft ? .right : .left).flatMap { other in
        index[other].kind == .member && index.child(of: other, .base) == nil
          ? nil : staticType(of: other)
      }
    }
  }

  /// The type of the parameter that an argument is for.
  private func askedType(ofArgument argument: NodeReference, call: NodeReference) -> StaticType? {
    for declaration in callees(of: call) {
      if let type = parameterType(ofArgument: argument, call: call, declaration) { return type }
    }
    guard let callee = index.child(of: call, .callee) else { return nil }
    let name = index[callee].name
    if ["append", "insert", "contains", "firstIndex", "remove", "send"].contains(name),
      let base = index.child(of: callee, .base), let type = staticType(of: base)
    {
      return index[argument].label == "contentsOf" ? type : type.element ?? type
    }
    if StaticType.wrappers.contains(name), index[argument].kind != .closure {
      return expectedType(of: call)
    }
    if index[callee].kind != .name || !callees(of: call).isEmpty { return nil }
    guard let function = staticType(of: callee), function.name == "->" else { return nil }
    let position = index.children(of: call, .argument).firstIndex(of: argument) ?? 0
    return position < function.arguments.count - 1 ? function.arguments[position] : nil
  }

  private func parameterType(
    ofArgument argument: NodeReference, call: NodeReference, _ declaration: NodeReference
  ) -> StaticType? {
    let label = index[argument].label
    switch index[declaration].kind {
    case .type:
      guard let name = index.typeName(of: declaration),
        let property = index.types[name]?.storedProperties.first(where: {
          index[$0].name == label
        })
      else { return nil }
      return declaredType(of: property)
    case .function, .enumCase:
      let parameters = index.children(of: declaration, .parameter)
      guard let binding = index.binding(of: call, to: declaration),
        let pair = binding.pairs.first(where: { $0.argument == argument }),
        parameters.indices.contains(pair.parameter)
      else { return nil }
      let parameter = parameters[pair.parameter]
      if let own = receiverType(of: call), let type = declaredType(of: parameter, in: own) {
        return index[parameter].flags.contains(.isVariadic) ? type.element : type
      }
      return index.child(of: parameter, .type).flatMap { type(written: $0) }
    case .variable, .parameter:
      let type = declaredType(of: declaration)
      let position = index.children(of: call, .argument).firstIndex(of: argument) ?? 0
      guard let type, type.name == "->", position < type.arguments.count - 1 else { return nil }
      return type.arguments[position]
    default: return nil
    }
  }

  /// The type that a call's function is a member of: what stands before it, else the type around the call.
  func receiverType(of call: NodeReference) -> StaticType? {
    guard let callee = index.child(of: call, .callee) else { return nil }
    guard let base = index.child(of: callee, .base), index[base].name != "super" else {
      return selfType(at: callee)
    }
    let type = staticType(of: base)
    return type?.instance ?? type
  }
}
