// Where a declaration's result goes.
extension DrawingUses {
  /// The uses of a declaration, found anew.
  func foundUses(of declaration: NodeReference) -> [NodeReference] {
    let type = index.enclosingType(of: declaration)
    if isBody(declaration), let type { return constructions(of: type) }
    if index[declaration].name == "init", let type { return constructions(of: type) }
    guard index.isMember(declaration) || isGlobal(declaration) else {
      return localUses(of: declaration)
    }
    let declarations =
      index[declaration].kind == .function
      ? index.functions(named: index[declaration].name)
      : index.variables(named: index[declaration].name)
    return index.mentions(of: index[declaration].name).filter {
      !index.isInside($0, declaration) && mayCall($0, declaration)
        && mayMean($0, declaration, type, isOnlyOne: declarations.count <= 1)
    }
  }

  /// Whether a name can be a call of a function: one that is named like a view is called by what fits it alone.
  private func mayCall(_ mention: NodeReference, _ declaration: NodeReference) -> Bool {
    guard index[declaration].kind == .function, index.isCapitalized(declaration),
      index[mention].role == .callee, let call = index.parent(of: mention)
    else { return true }
    return index.gives(call, allOf: declaration)
  }

  /// Whether a use on a text's way is one of a declaration.
  func isUse(_ use: NodeReference, of declaration: NodeReference) -> Bool {
    let node = index[use]
    let name = node.kind == .call ? index.calledName(use) : node.name
    guard let name, node.kind == .call || node.kind == .name || node.kind == .member else {
      return false
    }
    if isBody(declaration) || index[declaration].name == "init" {
      guard node.kind == .call, let type = index.enclosingType(of: declaration) else {
        return false
      }
      return index.resolve(name, at: use) == type || index.constructedType(use, name) == type
        || index.types[type]?.simpleName == name && !index.isOfOneFile(type)
    }
    return name == index[declaration].name && !index.isInside(use, declaration)
  }

  private func isGlobal(_ declaration: NodeReference) -> Bool {
    index.parent(of: declaration).map { index[$0].kind == .file } ?? false
  }

  /// The uses of a variable or function inside the function that declares it.
  private func localUses(of declaration: NodeReference) -> [NodeReference] {
    guard let scope = index.enclosingScope(of: declaration) else { return [] }
    return index.mentions(of: index[declaration].name).filter {
      index[$0].kind == .name && index.isInside($0, scope) && !index.isInside($0, declaration)
    }
  }

  /// Whether a name or member can mean a declaration of a type.
  private func mayMean(
    _ mention: NodeReference, _ declaration: NodeReference, _ type: String?, isOnlyOne: Bool
  ) -> Bool {
    let base = index.child(of: mention, .base)
    // `.name` is a static member of the type that is asked for: no property of a value, and none of a file.
    if index[mention].kind == .member, base == nil {
      return type != nil && index[declaration].flags.contains(.isStatic)
    }
    guard let type else { return true }
    let around = index.enclosingType(of: mention)
    let isNear = around.map { $0 == type || $0.hasPrefix(type + ".") || index.areRelated($0, type) }
    guard index[mention].kind == .member else {
      return isNear ?? false || isOfAnyView(type, around)
    }
    guard let base else { return true }
    if index[base].kind == .name, index[base].name == "self" || index[base].name == "Self" {
      return isNear ?? false || isOfAnyView(type, around)
    }
    if index[declaration].flags.contains(.isStatic) {
      return index.resolve(index[base].name, at: base) == type
    }
    if let known = inference.staticType(of: base)?.name {
      if known == type || index.areRelated(known, type) { return true }
      let isSystems = index.types[type]?.keyword.isEmpty ?? true
      return isSystems
        && (index.types[known]?.keyword.isEmpty ?? true || tables.viewTypes.contains(known))
    }
    return isOnlyOne || type == "View"
  }

  /// Whether members of a type are members of every view.
  private func isOfAnyView(_ type: String, _ around: String?) -> Bool {
    guard let around else { return false }
    return type == "View" && tables.viewTypes.contains(around)
  }

  /// The calls that construct a value of a type, and the static members that are one.
  func constructions(of type: String) -> [NodeReference] {
    guard let entry = index.types[type] else { return [] }
    let name = entry.simpleName
    var found = index.calls(named: name).filter { call in
      isMeant(type, by: index.constructedType(call, name), name)
        && !entry.declarations.contains {
          index.isInside(call, $0) && !tables.viewTypes.contains(type)
        }
    }
    found += index.mentions(of: name).compactMap { mention in
      guard index[mention].role == .base, let member = index.parent(of: mention),
        index[member].name == "init", index[member].role == .callee,
        isMeant(type, by: index.resolve(index.writtenName(of: mention) ?? name, at: mention), name)
      else { return nil }
      return index.parent(of: member)
    }
    return found
      + (tables.implicitConstructions[name] ?? []).filter {
        isMeant(type, by: index.resolve(name, at: $0), name)
      }
  }

  /// Whether a name may mean a type: it is known to, or it is known of no type, and none of one file.
  private func isMeant(_ type: String, by resolved: String, _ name: String) -> Bool {
    resolved == type || resolved == name && !index.isOfOneFile(type)
  }
}
