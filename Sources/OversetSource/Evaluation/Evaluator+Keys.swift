/// How texts become keys.
extension Evaluator {
  /// Values as a type makes them: a text that becomes a `LocalizedStringKey` is a key.
  func flow(_ values: SetID, into type: NodeReference) -> SetID {
    guard values != .empty else { return values }
    var type = type
    while StaticType.wrappers.contains(index[type].name),
      let wrapped = index.child(of: type, .typeArgument)
    {
      type = wrapped
    }
    if isKeyType(written: type) { return keyed(values, table: []) }
    if index[type].name == "()" { return labelled(values, by: type) }
    guard index[type].name == "Array", let element = index.child(of: type, .typeArgument),
      isKeyType(written: element)
    else { return values }
    let members = store[values].map { member in
      guard case .list(let elements) = store[member] else { return member }
      let list = store.traced(.list(keyed(elements, table: [])))
      return TracedValue(value: list.value, path: member.path)
    }
    return store.set(members)
  }

  /// Tuples with the labels that their type gives to their parts.
  private func labelled(_ values: SetID, by type: NodeReference) -> SetID {
    let labels = index.children(of: type, .typeArgument).map { index[$0].label }
    guard labels.contains(where: { !$0.isEmpty }) else { return values }
    let members = store[values].map { member in
      guard case .tuple(let own, let parts) = store[member], own.allSatisfy(\.isEmpty) else {
        return member
      }
      let tuple = store.traced(.tuple(labels: labels, values: parts))
      return TracedValue(value: tuple.value, path: member.path)
    }
    return store.set(members)
  }

  /// Whether literals of a type are keys.
  func isKeyType(_ name: String) -> Bool {
    switch name {
    case "LocalizedStringKey", "LocalizedStringResource", "String.LocalizationValue",
      "LocalizationValue", "SwiftUI.LocalizedStringKey", "Foundation.LocalizedStringResource":
      true
    default: false
    }
  }

  /// Texts as keys, those of literals with interpolations as the format keys that the compiler makes; others stay.
  func keyed(_ values: SetID, table: [String]) -> SetID {
    var members: [TracedValue] = []
    for member in store[values] {
      guard case .text(let text, let origin) = store[member] else {
        members.append(member)
        continue
      }
      let isFormat =
        index[origin].kind == .string && index.child(of: origin, .segment) != nil
      let keys = isFormat ? formatKeys(of: origin) : stringKeys(text)
      members += localized(keys, table, origin, member.path)
    }
    return store.set(members)
  }

  /// Texts as the keys of a lookup that takes strings: what is interpolated is part of the key.
  func lookedUp(_ values: SetID, table: [String]) -> SetID {
    var members: [TracedValue] = []
    for member in store[values] {
      guard case .text(let text, let origin) = store[member] else {
        if case .localized = store[member] { members.append(member) }
        continue
      }
      members += localized(stringKeys(text), table, origin, member.path)
    }
    return store.set(members)
  }

  private func localized(
    _ keys: [String], _ tables: [String], _ origin: NodeReference, _ path: PathID
  ) -> [TracedValue] {
    let tables: [String?] = tables.isEmpty ? [nil] : tables
    return keys.flatMap { key in
      tables.map { table in
        let value = store.traced(.localized(key: key, table: table, origin: origin))
        return TracedValue(value: value.value, path: path)
      }
    }
  }

  private func stringKeys(_ text: String) -> [String] {
    text.contains(ValueStore.gap) ? keys.keys(matching: text) : [text]
  }

  /// The keys of a literal with interpolations: those of the catalogs that have its shape, else the one
  /// that the types make.
  private func formatKeys(of literal: NodeReference) -> [String] {
    var format = ""
    for segment in index.children(of: literal, .segment) {
      if index[segment].kind == .text {
        format += index[segment].name.replacing("%", with: "%%")
      } else {
        format += placeholder(of: segment)
      }
    }
    if keys.contains(format) { return [format] }
    let alike = keys.keys(shapedLike: format)
    return alike.isEmpty ? [format] : alike
  }

  private func placeholder(of interpolation: NodeReference) -> String {
    let arguments = index.children(of: interpolation, .argument)
    if let specifier = arguments.first(where: { index[$0].label == "specifier" }) {
      return index[specifier].name
    }
    guard let first = arguments.first, arguments.count == 1 else { return "%@" }
    return switch inference.staticType(of: first)?.name {
    case "Int", "Int64", "UInt", "Int32": "%lld"
    case "Double", "CGFloat", "TimeInterval": "%lf"
    case "Float": "%f"
    default: "%@"
    }
  }

  /// Makes keys of the literals that stand for an expression itself: `"a"` and `"b"` in `condition ? "a" : "b"`.
  func literalsAsKeys(in expression: NodeReference, _ values: SetID) -> SetID {
    let literals = directLiterals(in: expression)
    guard !literals.isEmpty else { return values }
    var members: [TracedValue] = []
    for member in store[values] {
      if case .text(_, let origin) = store[member], literals.contains(origin) {
        members += store[keyed(store.set([member]), table: tables(beside: expression))]
      } else {
        members.append(member)
      }
    }
    return store.set(members)
  }

  private func directLiterals(in expression: NodeReference) -> Set<NodeReference> {
    var found: Set<NodeReference> = []
    var pending = [expression]
    while let node = pending.popLast() {
      switch index[node].kind {
      case .string: found.insert(node)
      case .ternary:
        pending += index.children(of: node).filter { index[$0].role != .condition }
      case .tuple:
        let parts = index.children(of: node, .argument)
        if parts.count == 1 { pending += parts }
      case .binary where index[node].name == "??":
        let operands = index.children(of: node)
        if !operands.contains(where: {
          inference.staticType(of: $0)?.name == "String" && index[$0].kind != .string
        }) {
          pending += operands
        }
      case .ifElse, .switchCases, .switchCase, .block:
        pending += index.children(of: node).filter {
          [.then, .otherwise, .branch, .body, .statement].contains(index[$0].role)
        }
      case .cast:
        if let type = index.child(of: node, .type), isKeyType(index[type].name) {
          pending += index.children(of: node, .operand)
        }
      default: continue
      }
    }
    return found
  }

  /// The table that stands beside an argument: `Text("a", tableName: "B")`.
  private func tables(beside expression: NodeReference) -> [String] {
    guard let call = index.parent(of: expression), index[call].kind == .call else { return [] }
    return tables(of: call, .unbound)
  }

  /// The tables that a lookup names.
  func tables(of call: NodeReference, _ frame: FrameID) -> [String] {
    for argument in index.children(of: call, .argument)
    where ["tableName", "table"].contains(index[argument].label) {
      return texts(evaluate(argument, frame))
    }
    return []
  }

  /// The known texts among values.
  func texts(_ values: SetID) -> [String] {
    var found: [String] = []
    for member in store[values] {
      if case .text(let text, _) = store[member], !text.contains(ValueStore.gap),
        !found.contains(text)
      {
        found.append(text)
      }
    }
    return Array(found.prefix(20))
  }
}
