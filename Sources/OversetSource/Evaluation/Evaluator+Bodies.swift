extension Evaluator {
  /// What a function gives to one of its calls.
  ///
  /// - Parameter own: What it is a method of; nil for none.
  func invoke(
    _ function: NodeReference, _ call: NodeReference, _ frame: FrameID, of own: SetID?
  ) -> SetID {
    if let plain = plainValue(of: function) { return plain }
    // Too deep in itself: what it is given is not worked out.
    guard openCounts[function, default: 0] < Self.maximumRecursion else {
      note(.depth)
      return .empty
    }
    guard index.child(of: function, .body) != nil || index.child(of: function, .getter) != nil,
      let inner = bound(function, call, frame, of: own)
    else { return .empty }
    return remembered(Question(kind: .result, node: function, frame: inner)) {
      let values = self.body(of: function, inner)
      guard let result = self.index.child(of: function, .result) else { return values }
      let flowing = self.flow(values, into: result)
      if flowing != .empty { return flowing }
      return self.inference.type(written: result).map { self.anyValue(of: $0) } ?? .empty
    }
  }

  /// The frame of a function for one of its calls; nil if the arguments do not fit, or frames are nested too deep.
  func bound(
    _ function: NodeReference, _ call: NodeReference, _ frame: FrameID, of own: SetID?,
    only used: Set<NodeReference>? = nil
  ) -> FrameID? {
    guard let binding = binding(of: call, to: function) else { return nil }
    var bindings: [Frame.Binding] = []
    for (number, parameter) in index.children(of: function, .parameter).enumerated() {
      if let used, !used.contains(parameter) { continue }
      let given = store.pathless(handed(to: number, parameter, binding, frame))
      bindings.append(
        Frame.Binding(name: .parameter(parameter), values: typed(given, parameter)))
    }
    let parent = index.isMember(function) ? .unbound : outerFrame(of: function, frame)
    let inner = store.frame(
      Frame(
        scope: function, parent: parent, selfValues: own == .empty ? nil : own, bindings: bindings))
    guard store.depth(of: inner) <= Self.maximumFrameDepth else {
      note(.depth)
      return nil
    }
    return inner
  }

  /// The parameters of a function that an expression in it names; nil if it names other variables of the function,
  /// which can rest on any of them.
  func parameters(of function: NodeReference, namedIn expression: NodeReference) -> Set<
    NodeReference
  >? {
    var found: Set<NodeReference> = []
    var pending = [expression]
    while let node = pending.popLast() {
      if index[node].kind == .name, case .local(let declaration) = inference.meaning(of: node) {
        guard index.parent(of: declaration) == function else { return nil }
        found.insert(declaration)
      }
      pending += index.children(of: node)
    }
    return found
  }

  /// The frame of the function around a function inside it.
  private func outerFrame(of function: NodeReference, _ frame: FrameID) -> FrameID {
    guard let scope = index.enclosingScope(of: function) else { return .unbound }
    return self.frame(of: scope, from: frame)
  }

  /// What the body of a function, or a variable's getter, gives.
  func body(of declaration: NodeReference, _ frame: FrameID) -> SetID {
    guard
      let body = index.child(of: declaration, .body) ?? index.child(of: declaration, .getter)
    else { return .empty }
    if index[declaration].kind == .function, index[declaration].name != "subscript",
      index.child(of: declaration, .result) == nil
    {
      return .empty
    }
    return results(of: [body], frame, isTail: true)
  }

  /// What a closure gives when it is called with some arguments.
  func run(_ closure: NodeReference, _ frame: FrameID, arguments: [SetID]) -> SetID {
    var bindings: [Frame.Binding] = []
    let parameters = index.children(of: closure, .parameter)
    for (number, values) in arguments.enumerated() {
      let name: Frame.Name =
        number < parameters.count ? .parameter(parameters[number]) : .shorthand(number)
      bindings.append(Frame.Binding(name: name, values: values))
    }
    let inner = store.frame(
      Frame(scope: closure, parent: frame, selfValues: nil, bindings: bindings))
    guard let body = index.child(of: closure, .body),
      store.depth(of: inner) <= Self.maximumFrameDepth
    else { return .empty }
    return remembered(Question(kind: .result, node: closure, frame: inner)) {
      self.results(of: [body], inner, isTail: true)
    }
  }

  /// The values of the `return`s in blocks and statements, and of the last expressions that are results themselves.
  func results(of nodes: [NodeReference], _ frame: FrameID, isTail: Bool) -> SetID {
    var members: [TracedValue] = []
    var pending = Array(nodes.reversed()).map { (node: $0, isTail: isTail) }
    while let (node, isTail) = pending.popLast() {
      switch index[node].kind {
      case .returnValue:
        if let value = index.child(of: node, .value) { members += store[evaluate(value, frame)] }
      case .block:
        let statements = index.children(of: node, .statement)
        for statement in statements.reversed() {
          pending.append(
            (
              statement,
              isTail && statements.count == 1
                || isTail && isBranching(statement)
                  && statement == statements.last
            ))
        }
      case .ifElse:
        pending += branches(of: node, [.otherwise, .then]).map { ($0, isTail) }
      case .guardElse: pending += branches(of: node, [.otherwise]).map { ($0, false) }
      case .switchCases: pending += chosenBranches(of: node, frame).reversed().map { ($0, isTail) }
      case .forLoop, .blockStatement:
        pending += branches(of: node, [.body]).reversed().map { ($0, false) }
      case .function, .type, .variable, .throwValue: continue
      default:
        if isTail { members += store[evaluate(node, frame)] }
      }
    }
    return store.set(members)
  }

  private func isBranching(_ statement: NodeReference) -> Bool {
    index[statement].kind == .ifElse || index[statement].kind == .switchCases
  }

  private func branches(of node: NodeReference, _ roles: [SyntaxRole]) -> [NodeReference] {
    roles.flatMap { index.children(of: node, $0) }
      .filter { !DeadBranches(index: index).isWrittenOut($0) }
  }
}
