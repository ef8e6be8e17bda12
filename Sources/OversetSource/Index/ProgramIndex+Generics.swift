extension ProgramIndex {
  /// Files the generic parameters of types.
  mutating func readGenericParameters() {
    for tree in trees {
      for node in tree.nodes where tree.isGenericParameter(node) {
        genericNames.insert(node.name)
      }
    }
    guard !genericNames.isEmpty else { return }
    for name in types.keys {
      let parameters = prefixes(of: name).reversed().flatMap { ownParameters(of: $0) }
      if !parameters.isEmpty { genericParameters[name] = parameters }
    }
  }

  /// The generic parameters of a type, those of the types around it first.
  func genericParameters(of type: String) -> [String] { genericParameters[type] ?? [] }

  private func ownParameters(of type: String) -> [String] {
    parameterNodes(of: type).map { self[$0].name }
  }

  private func parameterNodes(of type: String) -> [NodeReference] {
    let declarations = types[type]?.declarations ?? []
    let own = declarations.first { self[$0].label != "extension" }
    return own.map { children(of: $0, .typeArgument) } ?? []
  }

  /// The generic parameter that a type's name means in a place; nil if it means none.
  func genericParameter(named name: String, at node: NodeReference) -> NodeReference? {
    guard genericNames.contains(name) else { return nil }
    for ancestor in ancestors(of: node) {
      let found: [NodeReference]
      switch self[ancestor].kind {
      case .function: found = children(of: ancestor, .typeArgument)
      case .type where self[ancestor].label == "extension":
        let name = typeNames[ancestor]
        found = name.map { prefixes(of: $0).flatMap { parameterNodes(of: $0) } } ?? []
      case .type: found = children(of: ancestor, .typeArgument)
      default: continue
      }
      if let parameter = found.first(where: { self[$0].name == name }) {
        return parameter == node ? nil : parameter
      }
    }
    return nil
  }
}

extension SourceTree {
  /// Whether a type's name declares a generic parameter of a type or function.
  func isGenericParameter(_ node: SyntaxNode) -> Bool {
    guard node.kind == .typeName, node.role == .typeArgument, node.parent >= 0 else { return false }
    let kind = self[node.parent].kind
    return kind == .type || kind == .function
  }
}
