/// What the standard library and the frameworks make of values.
extension Evaluator {
  /// What constructing a type gives that the program does not declare.
  func constructedElsewhere(_ type: String, _ call: NodeReference, _ frame: FrameID) -> SetID {
    let simple = type.split(separator: ".").last.map(String.init) ?? type
    if let found = lookup(call, simple, frame) { return found }
    let arguments = index.children(of: call, .argument)
    if let first = arguments.first, Self.transparent.contains(simple) {
      return evaluate(first, frame)
    }
    if simple == "NSMutableAttributedString" || simple == "Substring" {
      return handedOn(Array(arguments.prefix(1)), frame)
    }
    if let localized = arguments.first(where: { index[$0].label == "localized" }) {
      return keyed(evaluate(localized, frame), table: tables(of: call, frame))
    }
    return store.set(.object(type: type, construction: call, frame: frame))
  }

  private static let transparent: Set = [
    "State", "StateObject", "ObservedObject", "Binding", "Published", "Optional", "Array", "Set",
    "Just",
    "CurrentValueSubject", "AnyView", "Bindable", "OrderedSet", "IdentifiedArray", "AnyPublisher",
    "Box",
    "BehaviorRelay", "ContiguousArray", "ArraySlice", "IdentifiedArrayOf",
  ]

  /// A member that the program does not declare, of a value.
  func builtInMember(named name: String, of value: TracedValue, _ type: String) -> SetID {
    switch store[value] {
    case .localized:
      // A letter of the text is not the text.
      return ["count", "isEmpty", "hashValue", "length", "first", "last"].contains(name)
        ? .empty : store.set([value])
    case .text(let text, let origin):
      if isLookupName(name) { return known(store.set([value])) }
      switch name {
      case "description", "debugDescription", "wrappedValue", "projectedValue", "value",
        "stringValue":
        return store.set([value])
      case "localizedCapitalized", "capitalized", "localizedUppercase", "localizedLowercase":
        return store.set(.text(name.contains("pper") ? text.uppercased() : text, origin: origin))
      default: return .empty
      }
    case .enumCase(let type, let name_, _, _) where name == "rawValue":
      return index.members(named: name_, of: type).reduce(.empty) {
        store.union($0, rawValue(of: $1))
      }
    case .instance(let type) where name == "rawValue":
      return (index.types[type]?.cases ?? []).reduce(.empty) { store.union($0, rawValue(of: $1)) }
    case .object(_, let construction, let frame) where index.types[type]?.keyword == "":
      let given = argument(labelled: name, of: construction, frame)
      if given != .empty { return given }
    case .instance(let type) where index.types[type]?.keyword == "":
      let given = givenAnywhere(to: name, ofForeign: type)
      if given != .empty { return given }
    default: break
    }
    switch name {
    case "wrappedValue", "projectedValue", "value", "self", "unsafelyUnwrapped":
      return store.set([value])
    case "localizedDescription": return member(named: "errorDescription", of: store.set([value]))
    default: return .empty
    }
  }

  /// What any construction of a type that the program only extends gives under a label.
  private func givenAnywhere(to label: String, ofForeign type: String) -> SetID {
    guard !isNear, let node = index.types[type]?.declarations.first else { return .empty }
    let calls = inference.constructions(of: type).filter { !index.isInPreview($0) }
    guard calls.count <= 200 else { return .empty }
    return remembered(Question(kind: .foreign(label: label), node: node, frame: .unbound)) {
      var values = SetID.empty
      for call in calls {
        let given = self.argument(labelled: label, of: call, .unbound)
        values = self.store.union(values, self.store.prefixed(given, self.store.path([call])))
      }
      return values
    }
  }

  private func rawValue(of declaration: NodeReference) -> SetID {
    guard index[declaration].kind == .enumCase else { return .empty }
    if let value = index.child(of: declaration, .value) { return evaluate(value, .unbound) }
    return store.set(.text(index[declaration].name, origin: declaration))
  }

  /// What a method gives that the program does not declare.
  func unknownMember(
    _ call: NodeReference, _ name: String, _ own: SetID, _ frame: FrameID
  ) -> SetID {
    if own == .empty, let callee = index.child(of: call, .callee),
      let base = index.child(of: callee, .base),
      let generated = generatedAccessor(callee, base)
    {
      return generated
    }
    for value in store[own] {
      guard case .type(let type) = store[value], isKeyType(type) else { continue }
      return symbol(name, at: call)
    }
    let arguments = index.children(of: call, .argument)
    switch name {
    case "map", "compactMap", "flatMap", "tryMap", "mapValues", "compactMapValues":
      return arguments.first.map { mapped(own, by: evaluate($0, frame), isFlat: name == "flatMap") }
        ?? own
    case "reduce", "scan":
      return arguments.reduce(.empty) { store.union($0, reduced(own, $1, arguments[0], frame)) }
    case "first", "last", "randomElement", "min", "max", "popLast", "removeFirst", "removeLast",
      "next",
      "joined":
      return elements(of: own)
    case "enumerated":
      let pair = Value.tuple(labels: ["offset", "element"], values: [.empty, elements(of: own)])
      return store.set(.list(store.set(pair)))
    case "forEach", "sink", "onReceive", "isEqual", "contains", "hasPrefix", "hasSuffix",
      "firstIndex":
      return .empty
    case "appending", "appendingFormat", "localizedStringWithFormat":
      return store.union(own, handedOn(arguments, frame))
    default: return changed(own, name, call, frame)
    }
  }

  /// Values after a method that changes how a text looks, or nothing that matters here.
  private func changed(
    _ own: SetID, _ name: String, _ call: NodeReference, _ frame: FrameID
  ) -> SetID {
    var members: [TracedValue] = []
    for member in store[own] {
      switch store[member] {
      case .text(let text, let origin):
        guard let changed = changed(text, name, call, frame) else { continue }
        let value = store.traced(.text(changed, origin: origin))
        members.append(TracedValue(value: value.value, path: member.path))
      case .type, .closure, .function, .keyPath: continue
      // “Notes” by its first letter.
      case .localized where name == "prefix" || name == "suffix": continue
      default: members.append(member)
      }
    }
    let result = store.set(members)
    return isLookupName(name) ? store.union(result, guessedLookup(call, name, frame)) : result
  }

  private func changed(
    _ text: String, _ name: String, _ call: NodeReference, _ frame: FrameID
  ) -> String? {
    switch name {
    case "lowercased": return text.lowercased()
    case "uppercased": return text.uppercased()
    case "trimmingCharacters", "description", "asString", "bold", "italic": return text
    case "replacingOccurrences":
      let arguments = index.children(of: call, .argument)
      guard arguments.count >= 2, let old = texts(evaluate(arguments[0], frame)).first,
        !old.isEmpty,
        let new = texts(evaluate(arguments[1], frame)).first
      else { return nil }
      return text.replacing(old, with: new)
    default: return nil
    }
  }

  /// The results of functions for each element of lists, or for values themselves.
  private func mapped(_ own: SetID, by functions: SetID, isFlat: Bool) -> SetID {
    var members: [TracedValue] = []
    for member in store[own] {
      let one = store.set([member])
      var results = SetID.empty
      for function in store[functions] {
        results = store.union(results, applied(store[function], to: elements(of: one)))
      }
      var isList = false
      if case .list = store[member] { isList = true }
      if isList && !isFlat { results = results == .empty ? .empty : store.set(.list(results)) }
      members += store[results]
    }
    return store.set(members)
  }

  private func applied(_ function: Value, to values: SetID) -> SetID {
    switch function {
    case .closure(let closure, let frame): return run(closure, frame, arguments: [values])
    case .keyPath(let path):
      return path.split(separator: ".").reduce(values) { member(named: String($1), of: $0) }
    case .function(let function, let own): return invoke(function, with: values, of: own)
    default: return .empty
    }
  }

  /// What a function gives that is handed on itself, for values of its first parameter.
  private func invoke(_ function: NodeReference, with values: SetID, of own: SetID) -> SetID {
    if index[function].kind == .enumCase || index.child(of: function, .body) == nil {
      return .empty
    }
    let bindings = index.children(of: function, .parameter).prefix(1).map {
      Frame.Binding(name: .parameter($0), values: values)
    }
    let inner = store.frame(
      Frame(
        scope: function, parent: .unbound, selfValues: own == .empty ? nil : own,
        bindings: bindings))
    guard store.depth(of: inner) <= Self.maximumFrameDepth else { return .empty }
    return remembered(Question(kind: .result, node: function, frame: inner)) {
      self.body(of: function, inner)
    }
  }

  private func reduced(
    _ own: SetID, _ argument: NodeReference, _ initial: NodeReference, _ frame: FrameID
  ) -> SetID {
    var result = SetID.empty
    for value in store[evaluate(argument, frame)] {
      if case .closure(let closure, let inner) = store[value] {
        let start = argument == initial ? .empty : evaluate(initial, frame)
        result = store.union(result, run(closure, inner, arguments: [start, elements(of: own)]))
      } else {
        result = store.union(result, store.set([value]))
      }
    }
    return result
  }
}
