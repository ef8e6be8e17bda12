extension Inference {
  /// The names and members that can mean a declaration, in the order of the source; calls by their callee.
  package func uses(of declaration: NodeReference) -> [NodeReference] {
    var name = index[declaration].name
    if index[declaration].kind == .type {
      name = name.split(separator: ".").last.map(String.init) ?? name
    }
    return index.mentions(of: name).filter { means($0, declaration) }
  }

  /// Whether a name or member can mean a declaration.
  package func means(_ mention: NodeReference, _ declaration: NodeReference) -> Bool {
    if index[mention].kind == .name {
      switch meaning(of: mention) {
      case .local(let found): return found == declaration
      case .members(let found):
        return found.contains(declaration) || found.contains { overrides(declaration, $0) }
      case .globals(let found): return found.contains(declaration)
      case .type(let type): return index.typeName(of: declaration) == type
      default: return false
      }
    }
    guard index.isMember(declaration), let owner = index.enclosingType(of: declaration) else {
      return false
    }
    return isMember(mention, of: owner)
  }

  /// Whether a member can be one of a type, by the type of its base.
  func isMember(_ mention: NodeReference, of owner: String) -> Bool {
    let base = index.child(of: mention, .base)
    let type = base.map { staticType(of: $0) } ?? expectedType(of: mention)
    if index[mention].name == "init", let base { return isNamed(base, type, owner) }
    guard let type else {
      return isTelling(mention) && declarationCount(of: index[mention].name) <= 3
        || index.types[owner]?.keyword == "" && base != nil
    }
    let name = (type.instance ?? type).name
    if name == owner || index.inherits(name, owner) { return true }
    // An object that is known as a class of the system only is hardly the one of the program's that inherits from it:
    // what is given to labels is not given to each class of labels.
    if index.inherits(owner, name) { return index.types[name].map { $0.keyword != "" } ?? false }
    if let forwarded = forwardedType(of: type)?.name, index.areRelated(forwarded, owner) {
      return index.members(named: index[mention].name, of: name).isEmpty
    }
    return index.types[owner]?.keyword == "" && index.types[name]?.keyword ?? "" == ""
      && !["String", "Int", "Double", "Bool"].contains(where: { $0 == name || $0 == owner })
  }

  /// Whether what stands before `.init` names a type: to make one value is to make none of another type.
  private func isNamed(_ base: NodeReference, _ known: StaticType?, _ type: String) -> Bool {
    let name =
      (known?.instance ?? known)?.name ?? index.resolve(index[base].name, at: base)
    return name == type || index.inherits(name, type) || index.inherits(type, name)
  }

  /// Names that the types of systems and packages have, too: where nothing is known of what stands before one of them,
  /// it says nothing that the program declares it.
  private static let commonNames: Set<String> = [
    "name", "title", "subtitle", "text", "description", "label", "message", "detail",
    "localizedDescription", "errorDescription", "placeholder",
  ]

  /// Whether the name of a member whose base has no known type can tell which declaration is meant.
  func isTelling(_ mention: NodeReference) -> Bool {
    !Self.commonNames.contains(index[mention].name)
      || index.child(of: mention, .base) == nil
  }

  /// Whether a declaration is one that a subtype declares instead of another one.
  private func overrides(_ declaration: NodeReference, _ other: NodeReference) -> Bool {
    guard index.isMember(declaration), index.isMember(other),
      let type = index.enclosingType(of: declaration), let base = index.enclosingType(of: other)
    else { return false }
    return index.inherits(type, base)
  }

  /// How many members of types have a name.
  func declarationCount(of name: String) -> Int {
    index.variables(named: name).count + index.functions(named: name).count
      + index.enumCases(named: name).count
  }
}
