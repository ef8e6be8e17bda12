extension Inference {
  /// The type of a name that a pattern binds.
  func patternType(of name: NodeReference) -> StaticType? {
    guard let parent = index.parent(of: name) else { return nil }
    switch index[parent].kind {
    case .optionalBinding:
      if let type = index.child(of: parent, .type) { return self.type(written: type) }
      if let value = index.child(of: parent, .value) { return staticType(of: value) }
      return outerType(of: index[name].name, around: parent)
    case .patternCase: return payloadType(of: name, in: parent)
    case .patternTuple:
      let tuple = subjectType(of: parent)
      let position = index.children(of: parent, .pattern).firstIndex(of: name)
      guard let tuple, tuple.name == "()", let position, tuple.arguments.indices.contains(position)
      else { return nil }
      return tuple.arguments[position]
    default: return subjectType(of: name)
    }
  }

  /// The type of the value that a pattern takes apart.
  func subjectType(of pattern: NodeReference) -> StaticType? {
    guard let parent = index.parent(of: pattern) else { return nil }
    switch index[parent].kind {
    case .switchCase:
      guard let choice = index.parent(of: parent), let subject = index.child(of: choice, .subject)
      else { return nil }
      return staticType(of: subject)
    case .patternMatch, .optionalBinding:
      return index.child(of: parent, .value).flatMap { staticType(of: $0) }
    case .forLoop: return index.child(of: parent, .sequence).flatMap { staticType(of: $0)?.element }
    case .patternCase: return payloadType(of: pattern, in: parent)
    case .patternTuple: return patternType(of: pattern)
    default: return nil
    }
  }

  private func payloadType(of name: NodeReference, in pattern: NodeReference) -> StaticType? {
    let name_ = index[pattern].name
    guard let subject = subjectType(of: pattern) else { return nil }
    if name_ == "some" || name_ == "success" { return subject }
    guard let position = index.children(of: pattern, .pattern).firstIndex(of: name) else {
      return nil
    }
    for declaration in index.members(named: name_, of: subject.name) {
      let payload = index.children(of: declaration, .parameter)
      guard payload.indices.contains(position) else { continue }
      return declaredType(of: payload[position], in: subject)
    }
    return nil
  }

  /// The type of what a name means outside the statement that binds it anew.
  private func outerType(of name: String, around binding: NodeReference) -> StaticType? {
    guard let outer = index.outerDeclaration(of: name, around: binding) else { return nil }
    switch outer {
    case .local(let declaration): return declaredType(of: declaration)
    case .members(let declarations), .globals(let declarations):
      return declarations.lazy.compactMap { self.declaredType(of: $0) }.first
    default: return nil
    }
  }

  /// The type of a closure's parameter that states none.
  func closureParameterType(of parameter: NodeReference) -> StaticType? {
    guard let closure = index.parent(of: parameter), index[closure].kind == .closure,
      let number = index.children(of: closure, .parameter).firstIndex(of: parameter)
    else { return nil }
    return parameterType(number, of: closure)
  }

  /// The type of a closure's parameter by its number: what is asked for, else what the call is known to hand on.
  func parameterType(_ number: Int, of closure: NodeReference) -> StaticType? {
    if let expected = expectedType(of: closure), expected.name == "->",
      number < expected.arguments.count - 1
    {
      let type = expected.arguments[number]
      if index.types[type.name] != nil || type.name.count > 2 { return type }
    }
    guard let call = index.parent(of: closure), index[call].kind == .call else { return nil }
    if let stated = registeredType(number, call) { return stated }
    guard let source = index.handedValue(to: closure, of: call, number: number) else { return nil }
    switch source {
    case .whole(let value):
      let type = staticType(of: value)
      return type?.instance ?? type
    case .element(let value):
      let type = staticType(of: value)
      return type?.element ?? type
    }
  }

  /// The type of a cell's closure parameter, as `CellRegistration<Cell, Item> { … }` states it, or, of a diffable data
  /// source, as its place asks for.
  private func registeredType(_ number: Int, _ call: NodeReference) -> StaticType? {
    guard number == 0 || number == 2, let callee = index.child(of: call, .callee) else {
      return nil
    }
    let position = number == 0 ? 0 : 1
    let arguments = index.children(of: callee, .typeArgument)
    if arguments.count == 2 { return type(written: arguments[position]) }
    guard index[callee].name.hasSuffix("DiffableDataSource"), number == 2,
      let expected = expectedType(of: call), expected.arguments.count == 2
    else { return nil }
    return expected.arguments[position].erased
  }
}

/// The expression whose value a function of a framework hands to a closure.
enum HandedValue: Hashable {
  /// The value itself.
  case whole(NodeReference)
  /// Each of its elements, if it is a list; else itself.
  case element(NodeReference)
}

extension ProgramIndex {
  /// What a name means outside an `if let name` that binds the same name.
  func outerDeclaration(of name: String, around binding: NodeReference) -> NameMeaning? {
    guard let statement = parent(of: binding) else { return nil }
    // An earlier condition of the same statement may have bound it.
    for condition in children(of: statement, .condition) {
      if condition == binding { break }
      for pattern in children(of: condition, .pattern)
      where self[pattern].kind == .patternName && self[pattern].name == name {
        return .local(pattern)
      }
    }
    return meaning(of: name, at: statement)
  }

  /// What the functions of the standard library, Combine and SwiftUI hand to their closures.
  func handedValue(
    to closure: NodeReference, of call: NodeReference, number: Int
  ) -> HandedValue? {
    guard let callee = child(of: call, .callee) else { return nil }
    let arguments = children(of: call, .argument).filter { self[$0].kind != .closure }
    let name = self[callee].name
    if name == "reduce" || name == "scan" {
      return number == 0
        ? arguments.first.map { .whole($0) } : child(of: callee, .base).map { .element($0) }
    }
    guard number == 0 || name == "onChange" || name == "sorted" else { return nil }
    let labelled = arguments.first {
      ["item", "presenting", "of", "for", "unwrapping", "error", "value"].contains(self[$0].label)
    }
    if let labelled { return .whole(labelled) }
    guard self[callee].kind == .member, let base = child(of: callee, .base),
      self[base].kind != .name || self[base].name.first?.isUppercase != true
    else { return arguments.first.map { .element($0) } }
    if ["onReceive", "sheet", "alert", "popover", "navigationDestination"].contains(name) {
      return arguments.first.map { .whole($0) }
    }
    return .element(base)
  }
}
