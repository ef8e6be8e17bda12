extension FactScene {
  /// The values of the branches of an `if` or `switch`.
  func branchValues(of node: NodeReference) -> [NodeReference] {
    index.children(of: node).flatMap { child -> [NodeReference] in
      switch index[child].kind {
      case .block: index.children(of: child, .statement).suffix(1)
      case .switchCase:
        index.child(of: child, .body).map { index.children(of: $0, .statement).suffix(1) } ?? []
      case .ifElse where index[child].role == .otherwise: [child]
      default: []
      }
    }
  }

  /// The expressions whose value a function or variable gives.
  func results(of declaration: NodeReference) -> [NodeReference] {
    let block: NodeReference?
    switch index[declaration].kind {
    case .function: block = index.child(of: declaration, .body)
    case .variable:
      if let value = index.child(of: declaration, .value) { return [value] }
      block = index.child(of: declaration, .getter)
    default: return []
    }
    guard let block else { return [] }
    let returned = inside(block).filter { index[$0].kind == .returnValue }
      .flatMap { index.children(of: $0, .value) }
    let statements = index.children(of: block, .statement)
    return returned + (statements.count == 1 ? statements : [])
  }
}

extension FactScene {
  /// Whether a type, or an initializer or property of one, is of values that are written to files, databases or
  /// servers: their texts are data, whose form must not change with the language.
  func isRecord(_ declaration: NodeReference) -> Bool {
    inherited(by: declaration).contains {
      Self.codedTypes.contains($0) || Self.databaseTypes.contains($0)
    }
  }

  /// Whether an initializer makes rows of a database, as those that keep what happened: they stay in the language
  /// in which they were written.
  func isDatabaseRecord(_ declaration: NodeReference) -> Bool {
    inherited(by: declaration).contains { Self.databaseTypes.contains($0) }
  }

  /// What a type inherits from, or that of an initializer or property.
  private func inherited(by declaration: NodeReference) -> [String] {
    let isType = index[declaration].kind == .type
    let isMember = index[declaration].name == "init" || index[declaration].kind == .variable
    guard isType || isMember && index.isMember(declaration) else { return [] }
    let type = isType ? index.typeName(of: declaration) : index.enclosingType(of: declaration)
    return type.map { index.supertypes(of: $0) } ?? []
  }

  private static let codedTypes: Set<String> = [
    "Codable", "Encodable", "Mappable", "ImmutableMappable", "NSCoding", "NSSecureCoding",
  ]

  private static let databaseTypes: Set<String> = [
    "PersistableRecord", "MutablePersistableRecord", "FetchableRecord", "NSManagedObject",
    "PersistentModel",
  ]
}

extension FactScene {
  /// Whether a literal is a key with placeholders, given to a lookup or to a view that looks it up: languages have the
  /// order of what is put into it.
  func isKey(_ literal: NodeReference, at site: DrawingSite) -> Bool {
    guard index[literal].kind == .string else { return false }
    if let owner = index.parent(of: literal), index[owner].kind == .call, isLookup(owner) {
      return true
    }
    if site.literals == .key, literal == site.text { return true }
    return inference.expectedType(of: literal).map {
      MissingKeyFinder.keyTypes.contains($0.name)
    } ?? false
  }
}
