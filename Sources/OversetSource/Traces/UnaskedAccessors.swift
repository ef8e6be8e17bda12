/// Members that hold a key and that no code asks for: generators of code make one for each key of a catalog, whether a
/// screen shows it or not.
struct UnaskedAccessors {
  let index: ProgramIndex

  /// Whether a literal stands in a static member that nothing mentions, of an enum or struct that no system reads.
  func hold(_ literal: NodeReference) -> Bool {
    guard let member = index.enclosingDeclaration(of: literal), index.isMember(member),
      index[member].flags.contains(.isStatic), let type = index.enclosingType(of: member),
      let entry = index.types[type], ["enum", "struct"].contains(entry.keyword),
      entry.inherited.isEmpty
    else { return false }
    return !index.mentions(of: index[member].name).contains { use in
      !index.isInside(use, member) && mayMean(use, memberOf: type, entry)
    }
  }

  /// Whether a name or member can mean a static member of a type: it is written behind one of the type's names, or behind
  /// what is no name. Behind nothing it means one of a type that has values, which an enum without cases has not.
  private func mayMean(_ use: NodeReference, memberOf type: String, _ entry: TypeEntry) -> Bool {
    guard index[use].kind == .member else { return index.enclosingType(of: use) == type }
    guard let base = index.child(of: use, .base) else {
      return entry.keyword != "enum" || !entry.cases.isEmpty
    }
    let names = [entry.simpleName] + (index.aliasNames[type] ?? [])
    switch index[base].kind {
    case .name, .member: return names.contains(index[base].name) || index[base].name == "Self"
    default: return true
    }
  }
}
