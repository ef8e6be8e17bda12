extension Inference {
  /// The type of an expression, asked for the first time.
  func inferredType(of expression: NodeReference) -> StaticType? {
    let node = index[expression]
    switch node.kind {
    case .string: return StaticType("String")
    case .integer: return StaticType("Int")
    case .float: return StaticType("Double")
    case .boolean: return StaticType("Bool")
    case .name: return type(ofName: expression)
    case .member: return type(ofMember: expression)
    case .call: return type(ofCall: expression)
    case .subscriptCall:
      let base = index.child(of: expression, .base).flatMap { staticType(of: $0) }
      if base?.name == "Dictionary" { return base?.arguments.last }
      return base?.element
    case .ternary, .ifElse:
      return index.child(of: expression, .then).flatMap { staticType(of: $0) }
        ?? index.child(of: expression, .otherwise).flatMap { staticType(of: $0) }
    case .binary: return type(ofOperation: expression, node.name)
    case .cast: return index.child(of: expression, .type).flatMap { type(written: $0) }
    case .array:
      return StaticType(
        "Array",
        [index.child(of: expression, .element).flatMap { staticType(of: $0) } ?? StaticType("?")])
    case .dictionary:
      return StaticType(
        "Dictionary",
        [SyntaxRole.key, .value].map { role in
          index.child(of: expression, role).flatMap { staticType(of: $0) } ?? StaticType("?")
        })
    case .tuple:
      let types = index.children(of: expression, .argument).map {
        staticType(of: $0) ?? StaticType("?")
      }
      return types.count == 1 ? types[0] : StaticType("()", types)
    case .unary: return index.child(of: expression, .operand).flatMap { staticType(of: $0) }
    case .variable, .parameter, .function, .patternName, .enumCase:
      return declaredType(of: expression)
    case .block:
      return index.children(of: expression, .statement).last.flatMap { staticType(of: $0) }
    case .closure: return StaticType("->", [closureResult(expression) ?? StaticType("?")])
    default: return nil
    }
  }

  /// The type of what a closure gives, if it is one expression.
  private func closureResult(_ closure: NodeReference) -> StaticType? {
    guard let body = index.child(of: closure, .body) else { return nil }
    let statements = index.children(of: body, .statement)
    for statement in statements where index[statement].kind == .returnValue {
      if let value = index.child(of: statement, .value), let type = staticType(of: value) {
        return type
      }
    }
    return statements.count == 1 ? staticType(of: statements[0]) : nil
  }

  private func type(ofOperation operation: NodeReference, _ name: String) -> StaticType? {
    if ["==", "!=", "<", ">", "<=", ">=", "&&", "||", "===", "~="].contains(name) {
      return StaticType("Bool")
    }
    guard name != "=" else { return nil }
    return index.child(of: operation, .left).flatMap { staticType(of: $0) }
      ?? index.child(of: operation, .right).flatMap { staticType(of: $0) }
  }

  private func type(ofName expression: NodeReference) -> StaticType? {
    switch meaning(of: expression) {
    case .local(let declaration): return declaredType(of: declaration)
    case .shorthand(let closure, let number): return parameterType(number, of: closure)
    case .members(let declarations):
      guard let own = selfType(at: expression) else { return nil }
      return declarations.lazy.compactMap { self.declaredType(of: $0, in: own) }.first
    case .globals(let declarations):
      return declarations.lazy.compactMap { self.declaredType(of: $0) }.first
    case .type(let name): return StaticType("Type", [StaticType(name)])
    case .selfValue:
      guard let type = index.enclosingType(of: expression) else { return nil }
      guard index[expression].name == "super" else { return selfType(at: expression) }
      return (index.types[type]?.inherited.first).map { StaticType($0) }
    case .unknown: return nil
    }
  }

  private func type(ofMember expression: NodeReference) -> StaticType? {
    var name = index[expression].name
    if name.hasPrefix("$") { name.removeFirst() }
    guard let base = index.child(of: expression, .base) else {
      guard let expected = expectedType(of: expression) else { return nil }
      return memberType(name, of: expected) ?? expected
    }
    if name == "self" { return staticType(of: base) }
    guard let type = staticType(of: base) else { return nil }
    if let instance = type.instance {
      let nested = index.resolve(instance.name + "." + name, in: nil)
      if index.types[nested] != nil { return StaticType("Type", [StaticType(nested)]) }
      if name == "allCases" { return StaticType("Array", [instance]) }
      return memberType(name, of: instance)
        ?? (["shared", "default", "standard", "current", "main"].contains(name) ? instance : nil)
    }
    return memberType(name, of: type) ?? builtInMember(name, of: type)
      ?? forwardedType(of: type).flatMap { memberType(name, of: $0) }
  }

  /// The type of a member that the program declares.
  func memberType(_ name: String, of type: StaticType) -> StaticType? {
    index.members(named: name, of: type.name).lazy
      .compactMap { self.declaredType(of: $0, in: type) }.first
  }

  /// The type of a member of the standard library, as far as it leads to texts.
  private func builtInMember(_ name: String, of type: StaticType) -> StaticType? {
    switch name {
    case "first", "last", "randomElement", "min", "max": type.element
    case "wrappedValue", "projectedValue", "value", "unsafelyUnwrapped", "self": type
    case "count", "hashValue", "underestimatedCount": StaticType("Int")
    case "isEmpty": StaticType("Bool")
    case "keys": StaticType("Array", Array(type.arguments.prefix(1)))
    case "values": StaticType("Array", Array(type.arguments.suffix(1)))
    case "indices": StaticType("Array", [StaticType("Int")])
    case "rawValue", "description", "localizedDescription": StaticType("String")
    case "key": type.name == "()" ? type.arguments.first : nil
    default:
      Int(name).flatMap { number in
        type.name == "()" && type.arguments.indices.contains(number) ? type.arguments[number] : nil
      }
    }
  }

  private func type(ofCall call: NodeReference) -> StaticType? {
    guard let callee = index.child(of: call, .callee) else { return nil }
    let node = index[callee]
    if node.kind == .name || node.kind == .member {
      let declarations = self.callees(of: call)
      let own = receiverType(of: call)
      for declaration in declarations {
        if let type = calledType(of: declaration, in: own) { return type }
      }
      if !declarations.isEmpty { return nil }
    }
    if node.kind == .member, node.name == "init" {
      guard let base = index.child(of: callee, .base) else { return expectedType(of: call) }
      return staticType(of: base)?.instance
    }
    if let type = staticType(of: callee) {
      if let constructed = type.instance { return wrapped(constructed, call) }
      if let result = type.result { return result }
    }
    return node.kind == .member ? builtInResult(of: call, callee, node.name) : nil
  }

  /// What constructing a wrapper such as `State(…)` or `Array(…)` of another value gives.
  private func wrapped(_ type: StaticType, _ call: NodeReference) -> StaticType? {
    let argument = index.child(of: call, .argument)
    if StaticType.wrappers.contains(type.name) { return argument.flatMap { staticType(of: $0) } }
    if StaticType.lists.contains(type.name), type.arguments.isEmpty,
      let element = argument.flatMap({ staticType(of: $0)?.element })
    {
      return StaticType(type.name, [element])
    }
    return type
  }

  /// What calling a declaration gives.
  private func calledType(of declaration: NodeReference, in own: StaticType?) -> StaticType? {
    let type =
      own.map { declaredType(of: declaration, in: $0) } ?? declaredType(of: declaration)
    switch index[declaration].kind {
    case .function, .enumCase: return type
    case .type: return type?.instance
    default: return type?.result
    }
  }

  /// The type that a function of the standard library gives.
  private func builtInResult(
    of call: NodeReference, _ callee: NodeReference, _ name: String
  ) -> StaticType? {
    guard let base = index.child(of: callee, .base), let type = staticType(of: base) else {
      return nil
    }
    switch name {
    case "map", "compactMap", "flatMap":
      guard let argument = index.child(of: call, .argument),
        let result = staticType(of: argument)?.result
      else { return nil }
      let element = name == "flatMap" ? result.element ?? result : result
      return type.element == nil ? element : StaticType("Array", [element])
    case "first", "last", "randomElement", "min", "max", "popLast", "removeFirst", "removeLast":
      return type.element
    case "enumerated":
      return StaticType(
        "Array", [StaticType("()", [StaticType("Int"), type.element ?? StaticType("?")])])
    default: return type.instance == nil ? type : nil
    }
  }
}
