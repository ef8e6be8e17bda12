/// What an evaluator asks of the program again and again, in each frame anew, and what does not depend on frames.
struct ProgramFacts {
  /// A call and a function.
  struct CallPair: Hashable {
    let call: NodeReference
    let function: NodeReference
  }

  /// Which arguments of a call a function's parameters get; nil for none where they do not fit.
  var bindings: [CallPair: ArgumentBinding?] = [:]
  /// Whether written types are those of keys.
  var keyTypes: [NodeReference: Bool] = [:]
  /// Whether names are those of functions that look texts up.
  var lookupNames: [String: Bool] = [:]
}

extension Evaluator {
  /// Which arguments of a call a function's parameters get; nil where they do not fit.
  func binding(of call: NodeReference, to function: NodeReference) -> ArgumentBinding? {
    let pair = ProgramFacts.CallPair(call: call, function: function)
    if let known = facts.bindings[pair] { return known }
    let binding = index.binding(of: call, to: function)
    facts.bindings[pair] = .some(binding)
    return binding
  }

  /// Whether literals of a written type are keys.
  func isKeyType(written type: NodeReference) -> Bool {
    if let known = facts.keyTypes[type] { return known }
    let name = index.aliases.isEmpty ? index[type].name : index.resolve(index[type].name, at: type)
    let isKey = isKeyType(name)
    facts.keyTypes[type] = isKey
    return isKey
  }

  /// Whether a name is one that apps give to a function that looks a text up.
  func isLookupName(_ name: String) -> Bool {
    if let known = facts.lookupNames[name] { return known }
    let lower = name.lowercased()
    let isLookup =
      ["tr", "t", "i18n", "l10n", "__", "loc", "l", "lookup", "string"].contains(lower)
      || lower.contains("locali") || lower.contains("translat")
    facts.lookupNames[name] = isLookup
    return isLookup
  }
}
