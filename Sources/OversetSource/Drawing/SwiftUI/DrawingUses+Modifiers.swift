// What the app's own modifiers and styles apply.
extension DrawingUses {
  /// The place inside a modifier, found anew.
  func foundEntry(ofModifier call: NodeReference) -> Entry? {
    guard let name = index.calledName(call) else { return nil }
    switch name {
    case "modifier": return viewModifier(call)
    case "buttonStyle", "labelStyle", "toggleStyle": return style(call)
    default: return function(name)
    }
  }

  /// `self` in a function of an extension.
  private func function(_ name: String) -> Entry? {
    for function in index.functions(named: name) {
      guard let type = index.enclosingType(of: function), let entry = index.types[type],
        entry.keyword.isEmpty || entry.keyword == "protocol" || tables.viewTypes.contains(type),
        !index[function].flags.contains(.isStatic),
        let result = index.declaredTypeName(function), Self.isDrawing(result)
      else { continue }
      guard let body = index.child(of: function, .body) else { continue }
      if let node = ownValue(in: body) { return Entry(node: node, owner: function) }
      if let call = implicitCall(in: body) {
        return Entry(node: call, owner: function, isModifierCall: true)
      }
    }
    return nil
  }

  /// Whether a function with a result of that type makes a view.
  private static func isDrawing(_ result: String) -> Bool {
    result == "Self" || result == "Text" || result.hasSuffix("View") || result.hasPrefix("Modified")
  }

  /// The first `self` that a modifier is applied to or that is drawn.
  private func ownValue(in body: NodeReference) -> NodeReference? {
    nodes(in: body).first {
      guard index[$0].kind == .name, index[$0].name == "self" else { return false }
      guard index[$0].role == .base, let member = index.parent(of: $0) else {
        return index[$0].role == .statement || index[$0].role == .value
          || index[$0].role == .argument
      }
      return index[member].role == .callee
    }
  }

  /// A modifier that is applied to `self` without saying so: the innermost of the chain that a function returns.
  private func implicitCall(in body: NodeReference) -> NodeReference? {
    for statement in index.children(of: body, .statement) {
      let value =
        index[statement].kind == .returnValue
        ? index.child(of: statement, .value) : statement
      guard let value, index[value].kind == .call else { continue }
      let root = index.unmodified(value)
      guard index[root].kind == .call, index.calledBase(root) == nil,
        !index.isImplicitMember(root),
        let name = index.calledName(root), name.first?.isLowercase ?? false
      else { continue }
      return root
    }
    return nil
  }

  /// `content` in the body of a `ViewModifier`.
  private func viewModifier(_ call: NodeReference) -> Entry? {
    guard let argument = index.firstArgument(call),
      let type = constructedType(index.unmodified(argument)),
      let body = index.types[type]?.members["body"]?.first(where: { index[$0].kind == .function })
    else { return nil }
    let parameter = index.child(of: body, .parameter).map { index[$0].name } ?? "content"
    return mention(of: parameter, in: body).map { Entry(node: $0, owner: body) }
  }

  /// `configuration.label` in a style of a control.
  private func style(_ call: NodeReference) -> Entry? {
    guard let argument = index.firstArgument(call), let type = constructedType(argument),
      let body = index.types[type]?.members["makeBody"]?.first
    else { return nil }
    let label = nodes(in: body).first {
      index[$0].kind == .member && index[$0].name == "label"
    }
    return label.map { Entry(node: $0, owner: body, isStyle: true) }
  }

  private func mention(of name: String, in body: NodeReference) -> NodeReference? {
    nodes(in: body).first {
      index[$0].kind == .name && index[$0].name == name && index[$0].role != .parameter
    }
  }

  /// The nodes below a node, in the order of the source; 2,000 at most.
  func nodes(in node: NodeReference) -> [NodeReference] {
    let tree = index.trees[Int(node.tree)]
    var found: [NodeReference] = []
    var waiting = [node.node]
    while let next = waiting.popLast(), found.count < 2_000 {
      found.append(NodeReference(tree: node.tree, node: next))
      waiting += tree.children(of: next).reversed()
    }
    return found
  }

  /// The type of the program that an expression constructs: `T(…)`, or `.name` where a static member of that name is
  /// one.
  private func constructedType(_ expression: NodeReference) -> String? {
    if index[expression].kind == .call, !index.isImplicitMember(expression),
      let name = index.calledName(expression)
    {
      let type = index.resolve(name, at: expression)
      return index.types[type] == nil ? nil : type
    }
    let name =
      index[expression].kind == .call
      ? index.calledName(expression) : index[expression].name
    guard let name else { return nil }
    let declarations = index.variables(named: name) + index.functions(named: name)
    for declaration in declarations where index[declaration].flags.contains(.isStatic) {
      guard let written = index.declaredTypeName(declaration) else { continue }
      let type = index.resolve(written, at: declaration)
      if index.types[type]?.members["makeBody"] != nil { return type }
    }
    return nil
  }
}
