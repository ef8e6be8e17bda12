/// The functions that look texts up.
extension Evaluator {
  /// What a lookup of the system gives, by the name of the function or type; nil for anything else.
  func lookup(_ call: NodeReference, _ name: String, _ frame: FrameID) -> SetID? {
    let arguments = index.children(of: call, .argument)
    guard let first = arguments.first else { return nil }
    switch name {
    case "NSLocalizedString", "CFCopyLocalizedString":
      return lookedUp(evaluate(first, frame), table: tables(of: call, frame))
    case "String", "AttributedString", "NSAttributedString", "NSString":
      return textConstruction(call, arguments, frame)
    case "LocalizedStringKey", "LocalizedStringResource", "LocalizationValue":
      return keyed(evaluate(first, frame), table: tables(of: call, frame))
    case "Text":
      if index[first].label == "verbatim" { return evaluate(first, frame) }
      guard index[first].label.isEmpty || index[first].label == "localized" else { return nil }
      return literalsAsKeys(in: first, evaluate(first, frame))
    default: return nil
    }
  }

  /// What a lookup gives that is a method.
  func lookup(
    _ call: NodeReference, _ name: String, _ base: NodeReference, _ frame: FrameID
  ) -> SetID? {
    let arguments = index.children(of: call, .argument)
    switch name {
    case "localizedString", "localizedUserNotificationString":
      guard let key = arguments.first, index[key].label == "forKey" else { return nil }
      return lookedUp(evaluate(key, frame), table: tables(of: call, frame))
    case "localizedStringWithFormat": return handedOn(arguments, frame)
    case "LocalizationValue" where index[base].name == "String":
      return arguments.first.map { keyed(evaluate($0, frame), table: []) }
    case "init":
      return lookup(call, index[base].name, frame)
    default: return nil
    }
  }

  private func textConstruction(
    _ call: NodeReference, _ arguments: [NodeReference], _ frame: FrameID
  ) -> SetID? {
    guard let first = arguments.first else { return nil }
    switch index[first].label {
    case "localized":
      return keyed(evaluate(first, frame), table: tables(of: call, frame))
    case "describing": return localizedOnly(described(first, frame))
    case "reflecting", "data", "decoding", "contentsOf", "repeating": return .empty
    case "format":
      return handedOn(arguments, frame)
    default: return handedOn(Array(arguments.prefix(1)), frame)
    }
  }

  /// The texts that describe the values of an expression: they themselves, or what the program says in `description`.
  private func described(_ expression: NodeReference, _ frame: FrameID) -> SetID {
    let texts = handedOn([expression], frame)
    var found = member(named: "description", of: evaluate(expression, frame))
    if found == .empty, let type = inference.staticType(of: expression)?.name,
      !index.members(named: "description", of: type).isEmpty
    {
      found = member(named: "description", of: store.set(.instance(type: type)))
    }
    return store.union(texts, found)
  }

  private func localizedOnly(_ values: SetID) -> SetID {
    store.set(
      store[values].filter {
        if case .localized = store[$0] { return true }
        return false
      })
  }

  /// The values of arguments of a function that makes one text of them.
  func handedOn(_ arguments: [NodeReference], _ frame: FrameID) -> SetID {
    var members: [TracedValue] = []
    for (number, argument) in arguments.enumerated() {
      for member in store[elements(of: evaluate(argument, frame))] {
        switch store[member] {
        case .localized: members.append(member)
        case .text where number == 0: members.append(member)
        default: continue
        }
      }
    }
    return store.set(members)
  }

  /// What a function that nobody can look into gives, if its name says that it looks up and a text beside it is a key.
  func guessedLookup(_ call: NodeReference, _ name: String, _ frame: FrameID) -> SetID {
    guard isLookupName(name) else { return .empty }
    var values = SetID.empty
    if let callee = index.child(of: call, .callee), let base = index.child(of: callee, .base) {
      values = evaluate(base, frame)
    }
    for argument in index.children(of: call, .argument)
    where index[argument].kind != .closure
      && !["comment", "value", "fallback"].contains(index[argument].label)
    {
      values = store.union(values, evaluate(argument, frame))
    }
    return known(values)
  }

  /// The texts that are keys of a catalog, as keys.
  func known(_ values: SetID) -> SetID {
    let members = store[values].filter { member in
      switch store[member] {
      case .text(let text, _): keys.contains(text)
      case .localized: true
      default: false
      }
    }
    return lookedUp(store.set(members), table: [])
  }

  // MARK: Generated symbols

  /// The keys that a generated symbol can stand for.
  func symbol(_ name: String, at node: NodeReference?) -> SetID {
    guard name.count > 1 else { return .empty }
    let members = keys.keys(symbol: name).map { entry in
      store.traced(
        .localized(
          key: entry.key, table: entry.table, origin: node ?? NodeReference(tree: 0, node: 0)))
    }
    return store.set(members)
  }

  /// Whether an expression is what a lookup of the system takes.
  func isArgumentOfLookup(_ expression: NodeReference) -> Bool {
    guard let call = index.parent(of: expression), index[call].kind == .call,
      index[expression].role == .argument, let callee = index.child(of: call, .callee)
    else { return false }
    if index[expression].label == "localized" { return true }
    guard index[expression].label.isEmpty, index.child(of: call, .argument) == expression else {
      return false
    }
    return [
      "Text", "Label", "Button", "Toggle", "Section", "LocalizedStringResource", "navigationTitle",
      "TextField", "Picker", "NavigationLink", "Link", "Menu", "LabeledContent", "alert", "Stepper",
    ].contains(index[callee].name)
  }

  /// Whether a type that nobody declares can be one of generated accessors, by its name.
  private func isNameOfAccessors(_ name: String) -> Bool {
    guard name.first?.isUppercase == true,
      !["String", "NSString", "AttributedString", "Locale", "LocalizedStringKey"].contains(name)
    else { return false }
    let lower = name.lowercased()
    return ["l10n", "i18n", "local", "string", "translat", "lang", "text"].contains {
      lower.contains($0)
    }
  }

  /// A member of accessors whose generated file is not among the sources: `R.string.table.name`, `L10n.Group.name`.
  func generatedAccessor(_ expression: NodeReference, _ base: NodeReference) -> SetID? {
    var names = [index[expression].name]
    var root = base
    while index[root].kind == .member, let next = index.child(of: root, .base), names.count < 12 {
      names.insert(index[root].name, at: 0)
      root = next
    }
    guard index[root].kind == .name, index.types[index.resolve(index[root].name, at: root)] == nil
    else { return nil }
    // Texts have small names; `Group` of `L10n.Group.name` is none, though a key may be spelt like it.
    if names.last?.first?.isUppercase == true, let parent = index.parent(of: expression),
      index[parent].kind == .member
    {
      return nil
    }
    switch index[root].name {
    case "R":
      guard names.count >= 3, names[0] == "string" else { return nil }
      return symbol(names.dropFirst(2).joined(), at: expression)
    case let name where isNameOfAccessors(name):
      let found = symbol(names.joined(), at: expression)
      return found == .empty ? nil : found
    default: return nil
    }
  }
}
