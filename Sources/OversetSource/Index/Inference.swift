/// Says of expressions which type they have, and of names and calls which declarations they mean, as far as
/// annotations, constructions and plain rules tell.
///
/// It keeps what it found: one for each thread.
package final class Inference {
  /// The program.
  package let index: ProgramIndex
  typealias Known = InferenceMemory.Known
  var memory = InferenceMemory()
  var types: [NodeReference: Known<StaticType?>] = [:]
  var expectations: [NodeReference: Known<StaticType?>] = [:]
  var writtenTypes: [NodeReference: Known<StaticType?>] = [:]
  var callees: [NodeReference: Known<[NodeReference]>] = [:]
  var callSites: [NodeReference: Known<[NodeReference]>] = [:]
  var constructionSites: [String: Known<[NodeReference]>] = [:]
  /// What each call of `init` constructs, by number, in the order of the calls; nil for what is not known yet.
  var initializedTypes: [Int?] = []
  var typeNumbers: [String: Int] = [:]
  var forwardingPaths: [String: Known<[String]?>] = [:]
  /// What names stand for where they are mentioned: scopes alone say it, and it is asked at every step.
  private var meanings: [NodeReference: NameMeaning] = [:]
  /// The declarations that a member of a type can be.
  private var memberDeclarations: [MemberName: [NodeReference]] = [:]
  private var depth = 0
  /// How many questions about generic types are under way inside each other.
  var genericDepth = 0
  static let maximumGenericDepth = 6
  /// Beyond this many questions inside questions the answer is "unknown".
  private let maximumDepth = 60

  package init(index: ProgramIndex) {
    self.index = index
  }

  /// The type of an expression; nil if it is not known.
  package func staticType(of expression: NodeReference) -> StaticType? {
    if let known = types[expression] { return memory.take(known) }
    guard depth < maximumDepth else { return nil }
    depth += 1
    defer { depth -= 1 }
    let asked = memory.begin()
    types[expression] = Known(answer: nil, restsOn: asked.place)
    let type = inferredType(of: expression)?.erased
    types[expression] = Known(answer: type, restsOn: end(asked, .type(expression)))
    return type
  }

  /// What a `name` node stands for, by the rules of scopes.
  func meaning(of name: NodeReference) -> NameMeaning {
    if let known = meanings[name] { return known }
    let meaning = index.meaning(of: name)
    meanings[name] = meaning
    return meaning
  }

  /// A member of a type and what its subtypes declare instead.
  func declarations(named name: String, of type: String) -> [NodeReference] {
    let asked = MemberName(type: type, name: name)
    if let known = memberDeclarations[asked] { return known }
    let found = overriddenDeclarations(named: name, of: type)
    memberDeclarations[asked] = found
    return found
  }

  /// The type that the place of an expression asks for; nil if it is not known.
  package func expectedType(of expression: NodeReference) -> StaticType? {
    if let known = expectations[expression] { return memory.take(known) }
    guard depth < maximumDepth else { return nil }
    depth += 1
    defer { depth -= 1 }
    let asked = memory.begin()
    expectations[expression] = Known(answer: nil, restsOn: asked.place)
    let type = askedType(of: expression)?.erased
    expectations[expression] = Known(answer: type, restsOn: end(asked, .expectation(expression)))
    return type
  }

  /// The type that a type's name, as written, stands for; nil while it is being found, for one that stands for itself.
  package func type(written node: NodeReference) -> StaticType? {
    if let known = writtenTypes[node] { return memory.take(known) }
    guard depth < maximumDepth else { return nil }
    let asked = memory.begin()
    writtenTypes[node] = Known(answer: nil, restsOn: asked.place)
    let type = writtenType(of: node)
    writtenTypes[node] = Known(answer: type, restsOn: end(asked, .writtenType(node)))
    return type
  }

  private func writtenType(of node: NodeReference) -> StaticType? {
    var node = node
    while StaticType.wrappers.contains(index[node].name),
      let wrapped = index.child(of: node, .typeArgument)
    {
      node = wrapped
    }
    var arguments: [StaticType] = []
    for argument in index.children(of: node, .typeArgument) {
      arguments.append(type(written: argument) ?? StaticType("?"))
    }
    if index[node].name == "->" {
      arguments.append(
        index.child(of: node, .result).flatMap { type(written: $0) } ?? StaticType("()"))
    }
    let name = index[node].name
    if name == "->" || name == "()" { return StaticType(name, arguments) }
    return named(name, arguments, at: node)
  }

  /// A type by the name as written in a place; an alias of a list or the like stands for that.
  private func named(
    _ name: String, _ arguments: [StaticType], at node: NodeReference
  ) -> StaticType? {
    guard depth < maximumDepth else { return nil }
    depth += 1
    defer { depth -= 1 }
    if let parameter = index.genericParameter(named: name, at: node) {
      let constraint = index.child(of: parameter, .inherited).flatMap { type(written: $0) }
      return StaticType(parameter: name, constraint.map { [$0] } ?? [])
    }
    let resolved = index.resolve(name, at: node)
    // An app may have a `State` of its own.
    if StaticType.wrappers.contains(name), index.types[resolved]?.keyword ?? "" == "" { return nil }
    if resolved != name, let alias = index.aliasTarget(of: name, at: node), alias != node,
      index.types[resolved] == nil && ["->", "Array", "Dictionary", "Optional"].contains(resolved)
        || arguments.isEmpty && index.child(of: alias, .typeArgument) != nil
    {
      return type(written: alias)
    }
    let missing = index.genericParameters(of: resolved).count - arguments.count
    guard missing > 0,
      let outer = outerArguments(of: resolved, written: name, own: arguments, at: node)
    else { return StaticType(resolved, arguments) }
    return StaticType(resolved, outer + arguments)
  }

  /// The type that a declaration gives to who mentions it: a variable's, a function's result.
  package func declaredType(of declaration: NodeReference) -> StaticType? {
    let node = index[declaration]
    switch node.kind {
    case .variable: return variableType(of: declaration)
    case .parameter:
      if let type = index.child(of: declaration, .type) {
        let written = self.type(written: type)
        return node.flags.contains(.isVariadic)
          ? written.map { StaticType("Array", [$0]) } : written
      }
      return closureParameterType(of: declaration)
    case .function:
      if node.name == "init" { return index.enclosingType(of: declaration).map { StaticType($0) } }
      return index.child(of: declaration, .result).flatMap { type(written: $0) }
    case .enumCase: return index.enclosingType(of: declaration).map { StaticType($0) }
    case .patternName: return patternType(of: declaration)
    case .type: return index.typeName(of: declaration).map { StaticType("Type", [StaticType($0)]) }
    default: return nil
    }
  }

  private func variableType(of variable: NodeReference) -> StaticType? {
    if let written = index.child(of: variable, .type) { return type(written: written) }
    if let value = index.child(of: variable, .value) { return staticType(of: value) }
    for attribute in index.children(of: variable, .attribute) {
      for argument in index.children(of: attribute, .argument) {
        if let type = staticType(of: argument)?.instance { return type }
      }
    }
    return nil
  }
}

extension ProgramIndex {
  /// The type that an alias stands for, as written, if a name is one in a place.
  func aliasTarget(of name: String, at node: NodeReference) -> NodeReference? {
    let scope = canBeNested(name) ? enclosingType(of: node) : nil
    for outer in prefixes(of: scope) {
      if let target = aliases[outer + "." + name] { return target }
    }
    return ownName(name, in: node.tree).flatMap { aliases[$0] } ?? aliases[name]
  }
}
