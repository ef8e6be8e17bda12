extension Evaluator {
  /// The values of `base.name` or `.name`.
  func member(_ expression: NodeReference, _ frame: FrameID) -> SetID {
    var name = index[expression].name
    if name.hasPrefix("$") { name.removeFirst() }
    guard let base = index.child(of: expression, .base) else {
      return implicitMember(expression, name, frame)
    }
    if name == "self" { return evaluate(base, frame) }
    let type = inference.staticType(of: base)
    if let specialized = type.flatMap({ specializedMember(named: name, of: $0) }) {
      return specialized
    }
    let values = holders(evaluate(base, frame), of: name, in: type)
    let found = member(named: name, of: values)
    if found != .empty { return found }
    if let type, index.types[type.name].map({ $0.keyword != "" }) ?? false,
      !store[values].contains(where: { typeName(of: $0) == type.name })
    {
      return member(named: name, of: store.set(.instance(type: type.name)))
    }
    if let generated = generatedAccessor(expression, base) { return generated }
    guard values == .empty && type == nil || type.map({ hasDynamicMembers($0.name) }) ?? false
    else { return .empty }
    guard inference.isTelling(expression), !inference.isOfElsewhere(base) else { return .empty }
    return memberByNameAlone(name, near: expression)
  }

  /// A member of a class or protocol whose type its generic arguments say, or that it hands on: any value of that type.
  func specializedMember(named name: String, of type: StaticType) -> SetID? {
    guard let keyword = index.types[type.name]?.keyword, keyword != "", keyword != "enum" else {
      return nil
    }
    let declarations = index.members(named: name, of: type.name)
    if declarations.isEmpty {
      guard let forwarded = inference.forwardedType(of: type) else { return nil }
      let values = member(named: name, of: anyValue(of: forwarded))
      return values == .empty ? nil : values
    }
    guard keyword != "struct" else { return nil }
    for declaration in declarations where index[declaration].kind == .variable {
      guard let specialized = inference.specializedType(of: declaration, in: type) else { continue }
      let values = anyValue(of: specialized)
      if values != .empty { return values }
    }
    return nil
  }

  /// Whether a type answers to names that it does not declare.
  private func hasDynamicMembers(_ type: String) -> Bool {
    (index.types[type]?.declarations ?? []).contains { declaration in
      index.children(of: declaration, .attribute).contains {
        index[$0].name == "dynamicMemberLookup"
      }
    }
  }

  /// `.name`: a case or static member of the type that is asked for, or the symbol of a key.
  private func implicitMember(
    _ expression: NodeReference, _ name: String, _ frame: FrameID
  ) -> SetID {
    if let type = inference.expectedType(of: expression) {
      if isKeyType(type.name) {
        let symbols = symbol(name, at: expression)
        if symbols != .empty { return symbols }
      }
      let found = member(named: name, of: store.set(.type(type.name)))
      if found != .empty { return found }
      if index.types[type.name] != nil { return .empty }
    }
    if isArgumentOfLookup(expression) { return symbol(name, at: expression) }
    let cases = index.enumCases(named: name)
    guard cases.count == 1 else { return .empty }
    return cases.reduce(.empty) { store.union($0, value(of: $1, self: .empty)) }
  }

  /// A member of values whose type nobody knows, if few declarations have its name.
  private func memberByNameAlone(_ name: String, near expression: NodeReference) -> SetID {
    var found = index.variables(named: name).filter {
      index.isMember($0) && !index[$0].flags.contains(.isStatic)
    }
    if found.count > 3 { found = nearest(found, to: expression) }
    guard (1...3).contains(found.count) else { return .empty }
    var result = SetID.empty
    for declaration in found {
      guard let type = index.enclosingType(of: declaration) else { continue }
      let own = store.set(.instance(type: type))
      result = store.union(result, value(of: declaration, self: own))
    }
    return result
  }

  /// The declarations in the folder of a place, or beside that folder: files of one screen lie together.
  private func nearest(
    _ declarations: [NodeReference], to expression: NodeReference
  ) -> [NodeReference] {
    let folder = folders(around: expression)
    var best: [NodeReference] = []
    var depth = max(folder.count - 1, 1)
    for declaration in declarations {
      let other = folders(around: declaration)
      let shared = zip(folder, other).prefix { $0 == $1 }.count
      if shared > depth { best = [] }
      if shared >= depth {
        depth = shared
        best.append(declaration)
      }
    }
    return best
  }

  private func folders(around node: NodeReference) -> [Substring] {
    if let known = folders[node.tree] { return known }
    let found = Array(index.trees[Int(node.tree)].file.split(separator: "/").dropLast())
    folders[node.tree] = found
    return found
  }

  /// A member of each of some values, found by the type of each.
  func member(named name: String, of values: SetID) -> SetID {
    var members: [TracedValue] = []
    for receiver in receivers(in: values) {
      let found = step { self.member(named: name, of: receiver) }
      members += store[store.prefixed(found, receiver.path)]
    }
    return store.set(members)
  }

  private func member(named name: String, of receiver: Receiver) -> SetID {
    guard let value = receiver.values.first else { return .empty }
    switch store[value] {
    case .tuple(let labels, let values):
      let position = labels.firstIndex(of: name) ?? Int(name) ?? -1
      return values.indices.contains(position) ? values[position] : .empty
    case .type(let type): return staticMember(named: name, of: type)
    case .object(let type, let construction, let frame) where index.types[type] == nil:
      return argument(labelled: name, of: construction, frame)
    case .list(let elements):
      return listMember(named: name, elements, value)
    case .dictionary(let keys, let values):
      if name == "values" { return store.set(.list(values)) }
      return name == "keys" ? store.set(.list(keys)) : .empty
    default: break
    }
    guard let type = typeName(of: value) else { return .empty }
    let own = store.set(receiver.values)
    let declarations = declarations(named: name, of: value, type)
    if declarations.isEmpty {
      return receiver.values.reduce(.empty) {
        store.union($0, builtInMember(named: name, of: $1, type))
      }
    }
    return declarations.reduce(.empty) { store.union($0, self.value(of: $1, self: own)) }
  }

  /// The declarations of a member that a value can have: of its own type if that is exact, else of subtypes too.
  func declarations(
    named name: String, of value: TracedValue, _ type: String
  ) -> [NodeReference] {
    switch store[value] {
    case .instance:
      let all = inference.declarations(named: name, of: type)
      let implemented = all.filter { !isRequirement($0) }
      return implemented.isEmpty ? all : implemented
    case .text, .localized:
      for type in extendedTextTypes {
        let found = index.members(named: name, of: type)
        if !found.isEmpty { return found }
      }
      return []
    default: return index.members(named: name, of: type)
    }
  }

  /// Whether a declaration is a protocol's requirement, without a body.
  private func isRequirement(_ declaration: NodeReference) -> Bool {
    guard let type = index.parent(of: declaration), index[type].label == "protocol" else {
      return false
    }
    return true
  }

  private func staticMember(named name: String, of type: String) -> SetID {
    if name == "allCases" || name == "allValues", index.members(named: name, of: type).isEmpty {
      return store.set(.list(store.set(.instance(type: type))))
    }
    let nested = index.resolve(type + "." + name, in: nil)
    if index.types[nested] != nil { return store.set(.type(nested)) }
    let own = store.set(.type(type))
    let found = index.members(named: name, of: type)
    let result = found.reduce(SetID.empty) { store.union($0, value(of: $1, self: own)) }
    if result == .empty, found.isEmpty, isKeyType(type) { return symbol(name, at: nil) }
    if found.isEmpty, result == .empty, ["shared", "default", "self"].contains(name),
      index.types[type] != nil
    {
      return name == "self" ? own : store.set(.instance(type: type))
    }
    if found.isEmpty, isValueOfElsewhere(name, type) { return store.set(.instance(type: type)) }
    return result
  }

  /// Whether a static member may be a value of a type that the program only extends: one of its cases or constants.
  private func isValueOfElsewhere(_ name: String, _ type: String) -> Bool {
    guard index.types[type]?.keyword == "",
      !["UI", "NS", "CG", "CA"].contains(where: { type.hasPrefix($0) })
    else { return false }
    return name.first?.isLowercase ?? false
      && !["String", "Text", "AttributedString", "View"].contains(type)
  }

  private func listMember(
    named name: String, _ elements: SetID, _ list: TracedValue
  ) -> SetID {
    switch name {
    case "first", "last", "randomElement", "min", "max": return elements
    case "lazy", "indices", "reversed", "sorted", "publisher", "wrappedValue", "projectedValue":
      return store.set([list])
    default:
      for type in [
        "Array", "Collection", "Sequence", "MutableCollection", "BidirectionalCollection",
      ] {
        let found = index.members(named: name, of: type)
        guard !found.isEmpty else { continue }
        let own = store.set([list])
        return found.reduce(.empty) { store.union($0, value(of: $1, self: own)) }
      }
      return .empty
    }
  }

  /// The name of a value's type.
  func typeName(of value: TracedValue) -> String? {
    switch store[value] {
    case .object(let type, _, _), .instance(let type), .enumCase(let type, _, _, _): type
    case .text, .localized: "String"
    default: nil
    }
  }

  /// The argument with a label of a construction whose type the program does not declare.
  func argument(
    labelled name: String, of construction: NodeReference, _ frame: FrameID
  ) -> SetID {
    for argument in index.children(of: construction, .argument) where index[argument].label == name
    {
      return evaluate(argument, frame)
    }
    return .empty
  }
}
