// Where a declaration draws what it is given.
extension DrawingUses {
  /// The places where an argument is drawn, found anew.
  func foundUses(ofArgument argument: NodeReference, of call: NodeReference) -> [Entry] {
    guard let name = index.calledName(call) else { return [] }
    let isType = name.unicodeScalars.first?.properties.isUppercase ?? false
    if isType, index.ownFunction(of: call, name) == nil {
      let type = index.constructedType(call, name)
      guard let entry = index.types[type], tables.viewTypes.contains(type) else { return [] }
      if entry.keyword.isEmpty { return initializerEntries(entry, argument, call) }
      guard let property = property(of: entry, for: argument, of: call) else { return [] }
      return entries(of: property, in: entry)
    }
    let called = index.ownFunction(of: call, name).map { [$0] } ?? functions(called: call, name)
    return called.lazy.compactMap { function -> [Entry]? in
      guard let parameter = parameter(of: function, for: argument, of: call),
        index[argument].kind != .closure || mayBuildViews(parameter, of: function)
      else { return nil }
      return entries(ofParameter: parameter, in: function)
    }.first { !$0.isEmpty } ?? []
  }

  /// The functions of the program that a call may call.
  private func functions(called call: NodeReference, _ name: String) -> [NodeReference] {
    let around = index.enclosingType(of: call)
    return index.functions(named: name).filter { function in
      guard let type = index.enclosingType(of: function) else { return true }
      if let base = index.calledBase(call), index[base].name != "self" {
        return index.types[type]?.keyword.isEmpty ?? true || type == "View"
      }
      return around == type || type == "View" || around.map { index.areRelated($0, type) } ?? false
        || around?.hasPrefix(type + ".") ?? false
    }
  }

  // MARK: - Parameters

  /// The parameter's inner name that an argument of a call is given to.
  private func parameter(
    of function: NodeReference, for argument: NodeReference, of call: NodeReference
  ) -> String? {
    let parameters = index.children(of: function, .parameter)
    let label = index[argument].label
    if index[argument].flags.contains(.isTrailing), label.isEmpty {
      let closures = parameters.filter { takesClosure($0) }
      let earlier = Set(index.arguments(call).map { index[$0].label })
      let free = closures.filter { !earlier.contains(index[$0].label) || index[$0].label.isEmpty }
      let needed = free.first { index.child(of: $0, .value) == nil }
      return (needed ?? free.first ?? closures.last).map { index[$0].name }
    }
    if label.isEmpty {
      let unlabelled = index.arguments(call).filter { index[$0].label.isEmpty }
      guard let position = unlabelled.firstIndex(of: argument) else { return nil }
      let open = parameters.filter { index[$0].label.isEmpty }
      return position < open.count ? index[open[position]].name : nil
    }
    return parameters.first { index[$0].label == label }.map { index[$0].name }
  }

  /// Whether a closure that a function takes can give a view: not a list of values, and not nothing.
  private func mayBuildViews(_ name: String, of function: NodeReference) -> Bool {
    let parameter = index.children(of: function, .parameter).first { index[$0].name == name }
    guard var type = parameter.flatMap({ index.child(of: $0, .type) }) else { return true }
    if index[type].name == "Optional", let inner = index.child(of: type, .typeArgument) {
      type = inner
    }
    guard index[type].name == "->", let result = index.child(of: type, .result) else { return true }
    return !["Array", "Void", "()", "Bool", "String", "Never"].contains(index[result].name)
  }

  private func takesClosure(_ parameter: NodeReference) -> Bool {
    index.child(of: parameter, .type).map { index.isFunctionType($0) } ?? false
  }

  /// The places in a function where a parameter is drawn.
  private func entries(ofParameter name: String, in function: NodeReference) -> [Entry] {
    index.mentions(of: name).filter {
      index[$0].kind == .name && index.isInside($0, function) && isDrawn($0)
    }
    .map { Entry(node: $0, owner: function) }
  }

  /// Whether a mention can be the drawing of a view, not a condition or an assignment.
  private func isDrawn(_ mention: NodeReference) -> Bool {
    switch index[mention].role {
    case .condition, .subject, .left, .right: return false
    default: break
    }
    guard let declaration = index.enclosingDeclaration(of: mention) else { return false }
    return index[declaration].name != "init" || index[mention].role != .value
  }

  // MARK: - Properties

  /// The stored property of a view that an argument of its construction becomes.
  private func property(
    of entry: TypeEntry, for argument: NodeReference, of call: NodeReference
  ) -> String? {
    for initializer in entry.members["init"] ?? [] {
      guard let parameter = parameter(of: initializer, for: argument, of: call) else { continue }
      return assigned(parameter, in: initializer, of: entry) ?? parameter
    }
    let label = index[argument].label
    if !label.isEmpty { return label }
    guard index[argument].flags.contains(.isTrailing) else { return nil }
    return index.propertyOfTrailingClosure(of: call, in: entry).map { index[$0].name }
  }

  /// The property that an initializer gives a parameter to.
  private func assigned(
    _ parameter: String, in initializer: NodeReference, of entry: TypeEntry
  ) -> String? {
    for mention in index.mentions(of: parameter) where index.isInside(mention, initializer) {
      guard index[mention].kind == .name else { continue }
      for ancestor in index.ancestors(of: mention) {
        guard ancestor != initializer else { break }
        guard index[ancestor].kind == .binary, index[ancestor].name == "=" else { continue }
        guard let left = index.child(of: ancestor, .left), left != mention else { break }
        let name = index[left].name
        return name.hasPrefix("_") && entry.members[name] == nil ? nil : name
      }
    }
    return nil
  }

  /// The places in a view where a property of it is drawn.
  private func entries(of property: String, in entry: TypeEntry) -> [Entry] {
    guard let body = (entry.members["body"] ?? entry.members["makeBody"])?.first else { return [] }
    return index.mentions(of: property).filter { mention in
      isOwn(mention) && isDrawn(mention)
        && entry.declarations.contains { index.isInside(mention, $0) }
        && index.enclosingDeclaration(of: mention).map { index[$0].name != "init" } ?? false
    }
    .map { Entry(node: $0, owner: body) }
  }

  /// Whether a mention is a name or a member of `self`.
  private func isOwn(_ mention: NodeReference) -> Bool {
    guard index[mention].kind == .member else { return index[mention].kind == .name }
    guard let base = index.child(of: mention, .base) else { return false }
    return index[base].name == "self"
  }

  /// The places in the program's own initializers of a framework's view where a parameter is drawn.
  private func initializerEntries(
    _ entry: TypeEntry, _ argument: NodeReference, _ call: NodeReference
  ) -> [Entry] {
    let labels = Set(index.arguments(call).map { index[$0].label }.filter { !$0.isEmpty })
    for initializer in entry.members["init"] ?? [] {
      let parameters = index.children(of: initializer, .parameter)
      guard labels.isSubset(of: parameters.map { index[$0].label }),
        labels.count >= 1, !isSystemInitializer(entry.name, labels),
        let parameter = parameter(of: initializer, for: argument, of: call)
      else { continue }
      return entries(ofParameter: parameter, in: initializer)
    }
    return []
  }

  /// Whether the framework has an initializer with these labels.
  private func isSystemInitializer(_ name: String, _ labels: Set<String>) -> Bool {
    let known: Set = [
      "content", "label", "header", "footer", "isOn", "action", "role", "systemImage", "selection",
      "value",
      "alignment", "spacing", "text", "destination", "isExpanded", "isPresented", "title", "icon",
    ]
    return labels.isSubset(of: known)
  }
}
