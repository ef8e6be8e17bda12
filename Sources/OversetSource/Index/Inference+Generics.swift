// Generic parameters: each is a type of its own until a use says what it stands for.
extension Inference {
  /// What the parameters of a generic type stand for in another type: in itself, or in what inherits from it.
  func arguments(of owner: String, in type: StaticType) -> [StaticType]? {
    let parameters = index.genericParameters(of: owner)
    if type.name == owner {
      return type.arguments.count == parameters.count ? type.arguments : nil
    }
    guard genericDepth < Self.maximumGenericDepth else { return nil }
    genericDepth += 1
    defer { genericDepth -= 1 }
    for declaration in index.types[type.name]?.declarations ?? [] {
      for written in index.children(of: declaration, .inherited) {
        guard let ancestor = self.type(written: written), ancestor.name != type.name,
          ancestor.name == owner || index.inherits(ancestor.name, owner),
          let found = arguments(of: owner, in: ancestor)
        else { continue }
        return found.map { substituted($0, type) }
      }
    }
    return nil
  }

  /// A type with what a generic type's parameters stand for in their place.
  func substituted(_ type: StaticType, _ owner: StaticType) -> StaticType {
    substituted(type, index.genericParameters(of: owner.name), owner.arguments)
  }

  private func substituted(
    _ type: StaticType, _ parameters: [String], _ arguments: [StaticType]
  ) -> StaticType {
    guard parameters.count == arguments.count, !parameters.isEmpty else { return type }
    if let name = type.parameterName {
      guard let position = parameters.firstIndex(of: name),
        arguments[position].parameterName != name
      else { return type }
      return arguments[position]
    }
    guard !type.arguments.isEmpty else { return type }
    return StaticType(type.name, type.arguments.map { substituted($0, parameters, arguments) })
  }

  /// The type that a declaration gives as a member of a type.
  func declaredType(of declaration: NodeReference, in type: StaticType) -> StaticType? {
    guard let declared = declaredType(of: declaration) else { return nil }
    guard declared.namesParameters, let owner = index.enclosingType(of: declaration) else {
      return declared
    }
    guard let arguments = arguments(of: owner, in: type) else { return declared }
    return substituted(declared, index.genericParameters(of: owner), arguments)
  }

  /// The type of a member whose declaration states it by a generic parameter; nil for other members, and where nothing
  /// says what the parameter stands for.
  func specializedType(of declaration: NodeReference, in type: StaticType) -> StaticType? {
    guard let declared = declaredType(of: declaration), declared.namesParameters,
      let stated = declaredType(of: declaration, in: type), stated != declared
    else { return nil }
    return stated.erased
  }

  /// The type of `self` in a place, with its own parameters.
  func selfType(at node: NodeReference) -> StaticType? {
    index.enclosingType(of: node).map { unspecified($0) }
  }

  /// A generic type whose parameters stand for themselves.
  private func unspecified(_ type: String) -> StaticType {
    StaticType(type, index.genericParameters(of: type).map { StaticType(parameter: $0) })
  }

  /// What the parameters of the types around a type stand for, where its name is written.
  func outerArguments(
    of type: String, written: String, own: [StaticType], at node: NodeReference
  ) -> [StaticType]? {
    guard genericDepth < Self.maximumGenericDepth else { return nil }
    genericDepth += 1
    defer { genericDepth -= 1 }
    let scopes = index.enclosingType(of: node).map { index.prefixes(of: $0) } ?? []
    let all = index.genericParameters(of: type)
    if own.isEmpty, scopes.contains(type) { return all.map { StaticType(parameter: $0) } }
    guard let outer = index.prefixes(of: type).dropFirst().first,
      index.genericParameters(of: outer).count + own.count == all.count
    else { return nil }
    if let dot = written.lastIndex(of: "."),
      let qualifier = qualifier(String(written[..<dot]), at: node)
    {
      return arguments(of: outer, in: qualifier)
    }
    for scope in scopes where scope == outer || index.inherits(scope, outer) {
      return arguments(of: outer, in: unspecified(scope))
    }
    return nil
  }

  /// The type before the last dot of a name.
  private func qualifier(_ name: String, at node: NodeReference) -> StaticType? {
    if let alias = index.aliasTarget(of: name, at: node) { return type(written: alias) }
    return unspecified(index.resolve(name, at: node))
  }
}
