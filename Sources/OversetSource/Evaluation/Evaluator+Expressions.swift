extension Evaluator {
  /// The values that an expression can have in a frame.
  func evaluate(_ expression: NodeReference, _ frame: FrameID) -> SetID {
    step {
      let node = index[expression]
      switch node.kind {
      case .string: return string(expression, frame)
      case .name: return name(expression, frame)
      case .member: return member(expression, frame)
      case .call: return call(expression, frame)
      case .binary: return operation(expression, node.name, frame)
      case .closure: return store.set(.closure(expression, frame: frame))
      case .keyPath: return store.set(.keyPath(node.name))
      case .cast: return cast(expression, frame)
      case .variable, .patternName, .parameter: return local(expression, frame)
      default: return compound(expression, node.kind, frame)
      }
    }
  }

  /// The values of an expression that is made of others without a name of its own.
  private func compound(
    _ expression: NodeReference, _ kind: SyntaxKind, _ frame: FrameID
  ) -> SetID {
    switch kind {
    case .ternary:
      return union([.then, .otherwise], of: expression, frame)
    case .ifElse, .switchCases, .block:
      return results(of: [expression], frame, isTail: true)
    case .array:
      return store.set(.list(union([.element], of: expression, frame)))
    case .dictionary:
      return store.set(
        .dictionary(
          keys: union([.key], of: expression, frame),
          values: union([.value], of: expression, frame)))
    case .tuple: return tuple(expression, frame)
    case .subscriptCall: return subscripted(expression, frame)
    case .unary, .other: return union([.operand], of: expression, frame)
    case .macro: return union([.argument], of: expression, frame)
    default: return .empty
    }
  }

  /// The values of all children with some roles.
  func union(_ roles: [SyntaxRole], of node: NodeReference, _ frame: FrameID) -> SetID {
    var members: [TracedValue] = []
    for child in index.children(of: node) where roles.contains(index[child].role) {
      members += store[evaluate(child, frame)]
    }
    return store.set(members)
  }

  private func tuple(_ expression: NodeReference, _ frame: FrameID) -> SetID {
    let arguments = index.children(of: expression, .argument)
    if arguments.count == 1 { return evaluate(arguments[0], frame) }
    return store.set(
      .tuple(
        labels: arguments.map { index[$0].label }, values: arguments.map { evaluate($0, frame) }))
  }

  private func cast(_ expression: NodeReference, _ frame: FrameID) -> SetID {
    guard let operand = index.child(of: expression, .operand) else { return .empty }
    let values = evaluate(operand, frame)
    return index.child(of: expression, .type).map { flow(castable(values, to: $0), into: $0) }
      ?? values
  }

  /// `??` and `+`; a row of them is taken apart without recursion.
  private func operation(
    _ expression: NodeReference, _ name: String, _ frame: FrameID
  ) -> SetID {
    guard name == "??" || name == "+" else { return .empty }
    var operands: [NodeReference] = []
    var left = expression
    while index[left].kind == .binary, index[left].name == name {
      if let right = index.child(of: left, .right) { operands.append(right) }
      guard let next = index.child(of: left, .left) else { break }
      left = next
    }
    operands.append(left)
    let values = operands.reversed().map { evaluate($0, frame) }
    guard name == "+" else { return values.reduce(.empty) { store.union($0, $1) } }
    return concatenated(values, origin: expression)
  }

  /// Texts and lists joined; a localized text stays what it is beside others.
  func concatenated(_ parts: [SetID], origin: NodeReference) -> SetID {
    var members: [TracedValue] = []
    var texts = [""]
    var elements: SetID = .empty
    var hasList = false
    for part in parts {
      var choices: [String] = []
      for member in store[part] {
        switch store[member] {
        case .text(let text, _): choices.append(text)
        case .list(let inner):
          hasList = true
          elements = store.union(elements, store.prefixed(inner, member.path))
        default: members.append(member)
        }
      }
      texts = joined(texts, choices)
    }
    if hasList { members.append(store.traced(.list(elements))) }
    for text in texts where !text.allSatisfy({ $0 == ValueStore.gap }) {
      members.append(store.traced(.text(text, origin: origin)))
    }
    return store.set(members)
  }

  /// Every text with every choice behind it; a gap where there are none or too many. Where there is a choice, long
  /// texts are left out: their products take much memory, and are no keys. One text alone may be a paragraph.
  private func joined(_ texts: [String], _ choices: [String]) -> [String] {
    let gap = String(ValueStore.gap)
    let isOne = texts.count == 1 && choices.count == 1
    let usable = choices.filter { $0.utf8.count < (isOne ? 4_000 : 200) }
    let isGap = usable.isEmpty || usable.count * texts.count > 64
    let next = isGap ? [gap] : usable
    return texts.flatMap { text in
      next.map { text.utf8.count < (isOne ? 4_000 : 400) ? text + $0 : text }
    }
  }

  /// A literal: as it is, or with what is interpolated put in as far as it is known.
  private func string(_ expression: NodeReference, _ frame: FrameID) -> SetID {
    let segments = index.children(of: expression, .segment)
    if segments.isEmpty {
      return store.set(.text(index[expression].name, origin: expression))
    }
    var parts: [SetID] = []
    for segment in segments {
      if index[segment].kind == .text {
        parts.append(store.set(.text(index[segment].name, origin: expression)))
      } else if let argument = index.child(of: segment, .argument) {
        parts.append(evaluate(argument, frame))
      }
    }
    return concatenated(parts, origin: expression)
  }

  private func subscripted(_ expression: NodeReference, _ frame: FrameID) -> SetID {
    guard let base = index.child(of: expression, .base) else { return .empty }
    let values = evaluate(base, frame)
    var members: [TracedValue] = []
    for member in store[values] {
      switch store[member] {
      case .list(let elements): members += store[store.prefixed(elements, member.path)]
      case .dictionary(_, let elements): members += store[store.prefixed(elements, member.path)]
      case .object, .instance, .enumCase:
        members += store[subscripted(member, expression, frame)]
      case .text, .localized: members.append(member)
      default: continue
      }
    }
    return store.set(members)
  }

  /// A subscript that the program declares.
  private func subscripted(
    _ member: TracedValue, _ expression: NodeReference, _ frame: FrameID
  ) -> SetID {
    guard let type = typeName(of: member) else { return .empty }
    var result: SetID = .empty
    for declaration in index.members(named: "subscript", of: type) {
      let given = invoke(declaration, expression, frame, of: store.set([member]))
      result = store.union(result, given)
    }
    return result
  }

  /// What lists hold; other values are themselves.
  func elements(of values: SetID) -> SetID {
    var members: [TracedValue] = []
    for member in store[values] {
      switch store[member] {
      case .list(let elements): members += store[store.prefixed(elements, member.path)]
      case .dictionary(let keys, let values):
        let pair = Value.tuple(labels: ["key", "value"], values: [keys, values])
        members.append(TracedValue(value: store.traced(pair).value, path: member.path))
      case .type(let type):
        members.append(
          TracedValue(value: store.traced(.instance(type: type)).value, path: member.path))
      default: members.append(member)
      }
    }
    return store.set(members)
  }
}
