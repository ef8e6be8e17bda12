/// Follows names to what they are bound to in a scope, and reads numbers and names of styles.
struct RowValues {
  let index: ProgramIndex

  private static let mostSteps = 24

  /// What an expression is where names stand for arguments, constants and defaults; the expression itself where it is
  /// no such name.
  func bound(_ expression: NodeReference, in scope: RowScope) -> RowScope.Bound {
    var current = RowScope.Bound(expression: expression, scope: scope)
    for _ in 0..<Self.mostSteps {
      guard let next = step(current) else { return current }
      current = next
    }
    return current
  }

  private func step(_ bound: RowScope.Bound) -> RowScope.Bound? {
    let node = bound.expression
    switch index[node].kind {
    case .name:
      switch index.meaning(of: node) {
      case .local(let declaration): return local(declaration, bound)
      case .members(let members): return members.count == 1 ? member(members[0], bound) : nil
      case .globals(let globals): return globals.count == 1 ? constant(globals[0]) : nil
      default: return nil
      }
    case .member: return memberAccess(node, bound)
    default: return nil
    }
  }

  private func memberAccess(_ node: NodeReference, _ bound: RowScope.Bound) -> RowScope.Bound? {
    guard let base = index.child(of: node, .base) else { return nil }
    let around = index.enclosingType(of: node)
    if index[base].kind == .name, index[base].name == "self", let around {
      let own = index.members(named: index[node].name, of: around)
      return own.count == 1 ? member(own[0], bound) : nil
    }
    guard index.isCapitalized(base) else { return nil }
    guard let path = index.writtenName(of: base) else { return nil }
    let type = index.resolve(path, at: node)
    let own = index.types[type]?.members[index[node].name] ?? []
    guard own.count == 1, index[own[0]].flags.contains(.isStatic) else { return nil }
    return constant(own[0])
  }

  // MARK: - Declarations

  /// A constant of a file or a type, or a variable with a getter of one expression.
  private func constant(_ variable: NodeReference) -> RowScope.Bound? {
    guard index[variable].kind == .variable,
      index[variable].flags.contains(.isLet) || index.hasGetter(variable),
      let value = SourceValues(index: index).declaredValue(variable)
    else { return nil }
    return RowScope.Bound(expression: value, scope: RowScope())
  }

  private func local(_ declaration: NodeReference, _ bound: RowScope.Bound) -> RowScope.Bound? {
    switch index[declaration].kind {
    case .variable:
      guard index[declaration].flags.contains(.isLet),
        let value = index.child(of: declaration, .value)
      else { return nil }
      return RowScope.Bound(expression: value, scope: bound.scope)
    case .parameter: return parameter(declaration, bound)
    default: return nil
    }
  }

  private func parameter(_ parameter: NodeReference, _ bound: RowScope.Bound) -> RowScope.Bound? {
    guard let function = index.parent(of: parameter), index[function].kind == .function,
      let number = bound.scope.frames.firstIndex(where: { $0.declaration == function })
    else { return nil }
    let outer = bound.scope.outside(number)
    let call = bound.scope.frames[number].use
    let place = index.children(of: function, .parameter).firstIndex(of: parameter)
    if let binding = index.binding(of: call, to: function) {
      let pair = binding.pairs.first { $0.parameter == place }
      if let pair { return RowScope.Bound(expression: pair.argument, scope: outer) }
      return index.child(of: parameter, .value).map {
        RowScope.Bound(expression: $0, scope: outer)
      }
    }
    return nil
  }

  /// A property of the view whose body is a frame of the scope, or another constant of its type.
  private func member(_ member: NodeReference, _ bound: RowScope.Bound) -> RowScope.Bound? {
    guard index[member].kind == .variable else { return nil }
    if index[member].flags.contains(.isStatic) { return constant(member) }
    if index.hasGetter(member) {
      return SourceValues(index: index).declaredValue(member).map {
        RowScope.Bound(expression: $0, scope: bound.scope)
      }
    }
    let attributes = index.children(of: member, .attribute).map { index[$0].name }
    if attributes.contains("ScaledMetric") {
      return index.child(of: member, .value).map {
        RowScope.Bound(expression: $0, scope: bound.scope)
      }
    }
    guard attributes.allSatisfy({ $0 == "ViewBuilder" || $0 == "MainActor" }) else { return nil }
    return stored(member, bound)
  }

  private func stored(_ property: NodeReference, _ bound: RowScope.Bound) -> RowScope.Bound? {
    guard let type = index.enclosingType(of: property), let entry = index.types[type] else {
      return nil
    }
    let value = index.child(of: property, .value)
    if index[property].flags.contains(.isLet), let value {
      return RowScope.Bound(expression: value, scope: RowScope())
    }
    guard
      let number = bound.scope.frames.firstIndex(where: {
        isBody($0.declaration, of: type)
      })
    else { return nil }
    guard let call = construction(bound.scope.frames[number].use) else { return nil }
    let outer = bound.scope.outside(number)
    switch RowArguments(index: index).argument(for: property, of: entry, in: call) {
    case .given(let argument): return RowScope.Bound(expression: argument, scope: outer)
    case .omitted: return value.map { RowScope.Bound(expression: $0, scope: RowScope()) }
    case .unknown: return nil
    }
  }

  /// The call that constructs a view or modifier: of `modifier(Card())` that of the argument.
  private func construction(_ use: NodeReference) -> NodeReference? {
    guard index[use].kind == .call else { return nil }
    let name = index.calledName(use)
    guard name == "modifier" || name?.hasSuffix("Style") ?? false else { return use }
    guard let argument = index.firstArgument(use) else { return nil }
    let root = index.unmodified(argument)
    return index[root].kind == .call ? root : nil
  }

  private func isBody(_ declaration: NodeReference, of type: String) -> Bool {
    let name = index[declaration].name
    return (name == "body" || name == "makeBody") && index.isMember(declaration)
      && index.enclosingType(of: declaration) == type
  }

  // MARK: - Plain values

  /// The number that an expression is; infinite for `.infinity`.
  func number(_ expression: NodeReference, in scope: RowScope, depth: Int = 6) -> Double? {
    guard depth > 0 else { return nil }
    let bound = bound(expression, in: scope)
    let node = bound.expression
    switch index[node].kind {
    case .integer, .float: return Double(index[node].name)
    case .member where index[node].name == "infinity": return .infinity
    case .unary where index[node].name == "-":
      return index.child(of: node, .operand)
        .flatMap { number($0, in: bound.scope, depth: depth - 1) }.map { -$0 }
    case .binary: return arithmetic(node, in: bound.scope, depth)
    case .call where ["CGFloat", "Double", "Float", "Int"].contains(index.calledName(node)):
      return index.firstArgument(node).flatMap { number($0, in: bound.scope, depth: depth - 1) }
    default: return nil
    }
  }

  private func arithmetic(_ node: NodeReference, in scope: RowScope, _ depth: Int) -> Double? {
    guard let left = index.child(of: node, .left), let right = index.child(of: node, .right),
      let first = number(left, in: scope, depth: depth - 1),
      let second = number(right, in: scope, depth: depth - 1)
    else { return nil }
    switch index[node].name {
    case "+": return first + second
    case "-": return first - second
    case "*": return first * second
    case "/": return second == 0 ? nil : first / second
    default: return nil
    }
  }

  /// The last name of an expression, as `leading` of `.leading`; nil where a condition chooses.
  func name(_ expression: NodeReference, in scope: RowScope) -> String? {
    let bound = bound(expression, in: scope).expression
    switch index[bound].kind {
    case .name, .member: return index[bound].name
    case .call: return index.calledName(bound)
    default: return nil
    }
  }

  /// The truth of an expression.
  func boolean(_ expression: NodeReference, in scope: RowScope) -> Bool? {
    let bound = bound(expression, in: scope).expression
    return index[bound].kind == .boolean ? index[bound].name == "true" : nil
  }
}
