extension Inference {
  /// The declarations that a call can mean: functions, initializers, enum cases, types whose initializer the compiler
  /// makes, variables that hold a closure. Empty for what the program does not declare.
  package func callees(of call: NodeReference) -> [NodeReference] {
    if let known = callees[call] { return memory.take(known) }
    let asked = memory.begin()
    callees[call] = Known(answer: [], restsOn: asked.place)
    let found = meantCallees(of: call)
    callees[call] = Known(answer: found, restsOn: end(asked, .callees(call)))
    return found
  }

  private func meantCallees(of call: NodeReference) -> [NodeReference] {
    guard let callee = index.child(of: call, .callee) else { return [] }
    switch index[callee].kind {
    case .name: return callees(ofName: callee, call)
    case .member: return callees(ofMember: callee, call)
    default: return []
    }
  }

  private func callees(ofName callee: NodeReference, _ call: NodeReference) -> [NodeReference] {
    switch meaning(of: callee) {
    case .local(let declaration):
      return index[declaration].kind == .patternName ? [] : fitting([declaration], call)
    case .members(let members):
      let own = fitting(members, call)
      if !own.isEmpty { return own }
      return fitting(index.globals(named: index[callee].name), call)
    case .globals(let declarations): return fitting(declarations, call)
    case .type(let name): return initializers(of: name, call)
    default: return []
    }
  }

  private func callees(ofMember callee: NodeReference, _ call: NodeReference) -> [NodeReference] {
    let name = index[callee].name
    guard let base = index.child(of: callee, .base) else {
      guard let expected = expectedType(of: call) else { return fewCases(name, call) }
      if name == "init" { return initializers(of: expected.name, call) }
      if index.types[expected.name] == nil { return fewCases(name, call) }
      return fitting(index.members(named: name, of: expected.name), call)
    }
    let type = staticType(of: base)
    if let instance = type?.instance {
      if name == "init" { return initializers(of: instance.name, call) }
      let nested = index.resolve(instance.name + "." + name, in: nil)
      if index.types[nested] != nil { return initializers(of: nested, call) }
      return fitting(index.members(named: name, of: instance.name), call)
    }
    guard let type else { return fewByName(name, call) }
    let members = fitting(declarations(named: name, of: type.name), call)
    return members.isEmpty && index.types[type.name]?.keyword ?? "" == ""
      ? fitting(extensionsOfOthers(named: name), call) : members
  }

  /// A member of a type and what its subtypes declare instead, found anew.
  func overriddenDeclarations(named name: String, of type: String) -> [NodeReference] {
    var found = index.members(named: name, of: type)
    guard let keyword = index.types[type]?.keyword, keyword == "protocol" || keyword == "class"
    else { return found }
    for subtype in index.subtypes(of: type) {
      for member in index.types[subtype]?.members[name] ?? [] where !found.contains(member) {
        found.append(member)
      }
    }
    return found
  }

  /// Functions of a name in extensions of types that the program does not declare.
  private func extensionsOfOthers(named name: String) -> [NodeReference] {
    index.functions(named: name).filter {
      index.enclosingType(of: $0).map { index.types[$0]?.keyword == "" } ?? false
    }
  }

  /// Where no type is asked for, one or two cases of enums with a name stand for all.
  private func fewCases(_ name: String, _ call: NodeReference) -> [NodeReference] {
    let cases = fitting(index.enumCases(named: name), call)
    return cases.count <= 2 ? cases : []
  }

  /// Where the type of the base is not known, few declarations of a name stand for all.
  private func fewByName(_ name: String, _ call: NodeReference) -> [NodeReference] {
    let found = index.functions(named: name).filter { index.isMember($0) }
    guard found.count <= 12 else { return [] }
    let fit = fitting(found, call)
    return fit.count <= 3 ? fit : fitting(extensionsOfOthers(named: name), call)
  }

  /// The declarations whose parameters a call's arguments fit.
  private func fitting(_ declarations: [NodeReference], _ call: NodeReference) -> [NodeReference] {
    let found = declarations.filter {
      switch index[$0].kind {
      case .function, .enumCase: index.binding(of: call, to: $0) != nil
      case .variable, .parameter: declaredType(of: $0)?.name == "->" || index[$0].kind == .parameter
      default: false
      }
    }
    guard found.count > 1 else { return found }
    let taking = found.filter { takes(call, $0) }
    return taking.isEmpty ? found : taking
  }

  // MARK: - Overloads

  /// Whether the parameters of a declaration can be what a call gives them, as far as plain types tell.
  private func takes(_ call: NodeReference, _ declaration: NodeReference) -> Bool {
    let parameters = index.children(of: declaration, .parameter)
    return index.binding(of: call, to: declaration)?.pairs.allSatisfy { pair in
      guard parameters.indices.contains(pair.parameter),
        let written = index.child(of: parameters[pair.parameter], .type),
        let taken = type(written: written)?.name
      else { return true }
      return canBe(pair.argument, taken)
    } ?? true
  }

  /// Whether an argument can be of a type: a plain value is none of a type of the program, nor the other way round.
  private func canBe(_ argument: NodeReference, _ taken: String) -> Bool {
    switch index[argument].kind {
    case .string:
      return taken == "String" || !Self.plainTypes.contains(taken) && !isOfProgram(taken)
        || index.supertypes(of: taken).contains { $0.hasPrefix("ExpressibleByString") }
    case .name, .member, .call:
      guard let given = staticType(of: argument)?.name else { return true }
      return !(Self.plainTypes.contains(given) && isOfProgram(taken))
        && !(isOfProgram(given) && Self.plainTypes.contains(taken))
    default: return true
    }
  }

  private static let plainTypes: Set<String> = [
    "String", "Int", "Double", "Float", "Bool", "CGFloat",
  ]

  /// Whether the program declares a type, and no protocol.
  private func isOfProgram(_ type: String) -> Bool {
    ["struct", "class", "enum", "actor"].contains(index.types[type]?.keyword)
  }

  /// The initializers that a construction can mean; the declaration of the type itself if the compiler makes it.
  private func initializers(of type: String, _ call: NodeReference) -> [NodeReference] {
    guard let entry = index.types[type] else { return [] }
    let written = fitting(index.members(named: "init", of: type), call)
    if !written.isEmpty { return written }
    guard let declaration = entry.declarations.first, entry.keyword != "" else { return [] }
    return index[declaration].label == "extension" ? [] : [declaration]
  }

  /// The calls that can mean a function or an enum's case, in the order of the source.
  package func calls(of declaration: NodeReference) -> [NodeReference] {
    if let known = callSites[declaration] { return memory.take(known) }
    let asked = memory.begin()
    let name = index[declaration].name
    let found: [NodeReference]
    if name == "init", index[declaration].kind == .function {
      found =
        index.enclosingType(of: declaration).map { type in
          let own = constructions(of: type).filter { index.binding(of: $0, to: declaration) != nil }
          return Set(own + constructionsOfSubclasses(of: type, by: declaration)).sorted()
        } ?? []
    } else {
      found = index.calls(named: name).filter { canMean($0, declaration) }
    }
    callSites[declaration] = Known(answer: found, restsOn: end(asked, .calls(declaration)))
    return found
  }

  /// The constructions of a class's subclasses by an initializer that they inherit.
  private func constructionsOfSubclasses(
    of type: String, by initializer: NodeReference
  ) -> [NodeReference] {
    guard index.types[type]?.keyword == "class" else { return [] }
    return index.subtypes(of: type).flatMap { subtype in
      constructions(of: subtype).filter { callees(of: $0).contains(initializer) }
    }
  }

  private func canMean(_ call: NodeReference, _ declaration: NodeReference) -> Bool {
    guard index.binding(of: call, to: declaration) != nil else { return false }
    let callees = callees(of: call)
    if callees.contains(declaration) { return true }
    guard let type = index.enclosingType(of: declaration), index.isMember(declaration) else {
      return false
    }
    return callees.contains { callee in
      index.isMember(callee)
        && (index.enclosingType(of: callee).map { index.inherits(type, $0) } ?? false)
    }
  }

  /// The calls that construct values of a type: `T(…)`, `T.init(…)`, `.init(…)`, property wrappers' attributes not.
  package func constructions(of type: String) -> [NodeReference] {
    if let known = constructionSites[type] { return memory.take(known) }
    let asked = memory.begin()
    let simple = index.types[type]?.simpleName ?? type
    var found = index.calls(named: simple).filter { constructs($0, type) }
    found += initializations(of: type)
    for name in index.aliasNames[type] ?? [] where name != simple {
      found += index.calls(named: name).filter { constructs($0, type) }
    }
    found.sort()
    constructionSites[type] = Known(answer: found, restsOn: end(asked, .constructions(type)))
    return found
  }

  /// The calls of `init` that construct values of a type. Every type asks for them, so that what a call constructs is
  /// kept once it is known.
  private func initializations(of type: String) -> [NodeReference] {
    let calls = index.calls(named: "init")
    if initializedTypes.count < calls.count {
      initializedTypes = Array(repeating: nil, count: calls.count)
    }
    let number = typeNumber(type)
    var found: [NodeReference] = []
    for (position, call) in calls.enumerated() {
      if initializedTypes[position] == nil, let constructed = constructedType(by: call) {
        initializedTypes[position] = typeNumber(constructed)
      }
      let isMeant =
        initializedTypes[position].map { $0 == number } ?? constructsAncestor(call, type)
      if isMeant { found.append(call) }
    }
    return found
  }

  private func typeNumber(_ type: String) -> Int {
    if let known = typeNumbers[type] { return known }
    let number = typeNumbers.count
    typeNumbers[type] = number
    return number
  }

  private func constructs(_ call: NodeReference, _ type: String) -> Bool {
    constructedType(by: call).map { $0 == type } ?? constructsAncestor(call, type)
  }

  /// The type that a call constructs; nil where that is not known, and for `super.init`.
  private func constructedType(by call: NodeReference) -> String? {
    guard let callee = index.child(of: call, .callee) else { return nil }
    guard index[callee].name == "init", index[callee].kind == .member else {
      return staticType(of: callee)?.instance?.name
    }
    guard let base = index.child(of: callee, .base) else { return expectedType(of: call)?.name }
    if index[base].name == "super" { return nil }
    let type = staticType(of: base)
    return (type?.instance ?? type)?.name
  }

  /// Whether a call is `super.init` in a type that inherits from another one.
  private func constructsAncestor(_ call: NodeReference, _ type: String) -> Bool {
    guard let callee = index.child(of: call, .callee), index[callee].name == "init",
      index[callee].kind == .member, let base = index.child(of: callee, .base),
      index[base].name == "super"
    else { return false }
    return index.enclosingType(of: base).map { index.inherits($0, type) } ?? false
  }
}
