/// What the parts of calls are, for those who read what a framework is told.
extension ProgramIndex {
  /// The name that a call calls: of a function, a type or a member; nil for a call of anything else.
  ///
  /// `T.init(…)` has the name of the type, `.init(…)` has none.
  package func calledName(_ call: NodeReference) -> String? {
    guard let callee = child(of: call, .callee) else { return nil }
    switch self[callee].kind {
    case .name: return self[callee].name
    case .member:
      guard self[callee].name == "init" else { return self[callee].name }
      guard let base = child(of: callee, .base) else { return nil }
      return self[base].kind == .name || self[base].kind == .member ? self[base].name : nil
    default: return nil
    }
  }

  /// The full name of the type that a call of a type's name constructs, as `resolve` tells it; that of the framework's
  /// own for `SwiftUI.Section(…)` where the program has a type of that name too.
  package func constructedType(_ call: NodeReference, _ name: String) -> String {
    resolve(writtenName(call) ?? name, at: call)
  }

  /// The program's own function that a call with the name of a type calls: it is named like a view, takes what the
  /// call gives, and stands in no type, in that around the call or in an extension of `View`.
  func ownFunction(of call: NodeReference, _ name: String) -> NodeReference? {
    guard name.unicodeScalars.first?.properties.isUppercase ?? false, calledBase(call) == nil,
      !isImplicitMember(call)
    else { return nil }
    let around = enclosingType(of: call)
    return functions(named: name).first { function in
      let type = enclosingType(of: function)
      guard type == nil || type == around || type == "View" else { return false }
      return !isInside(call, function) && gives(call, allOf: function)
    }
  }

  /// Whether a call fits a function and gives it all that it cannot go without.
  func gives(_ call: NodeReference, allOf function: NodeReference) -> Bool {
    guard let binding = binding(of: call, to: function) else { return false }
    let given = Set(binding.pairs.map(\.parameter))
    return parameters(of: function).enumerated().allSatisfy { number, parameter in
      parameter.isOptional || parameter.isVariadic || given.contains(number)
    }
  }

  /// The name under which the frameworks know what a call constructs: behind an alias of the program the type that
  /// it stands for.
  package func frameworkName(_ call: NodeReference, _ name: String) -> String {
    let type = resolve(name, at: call)
    guard type != name, types[type].map({ $0.keyword.isEmpty }) ?? true, !type.contains(".") else {
      return name
    }
    return type
  }

  /// The name that a call calls as it is written, with the types before it.
  func writtenName(_ call: NodeReference) -> String? {
    child(of: call, .callee).flatMap { writtenName(of: $0) }
  }

  /// The name that an expression is, with the types before it; nil for what is more than names.
  func writtenName(of expression: NodeReference) -> String? {
    var current = expression
    var names: [String] = []
    while self[current].kind == .member, let base = child(of: current, .base) {
      names.insert(self[current].name, at: 0)
      current = base
    }
    guard self[current].kind == .name else { return nil }
    return ([self[current].name] + names).joined(separator: ".")
  }

  /// The value whose member a call calls, as `x` in `x.font(…)`; nil for functions, types and `.name(…)`.
  package func calledBase(_ call: NodeReference) -> NodeReference? {
    guard let callee = child(of: call, .callee), self[callee].kind == .member,
      self[callee].name != "init"
    else { return nil }
    return child(of: callee, .base)
  }

  /// Whether a call's callee is a member without a base, as in `.cancel()`.
  package func isImplicitMember(_ call: NodeReference) -> Bool {
    guard let callee = child(of: call, .callee), self[callee].kind == .member else { return false }
    return child(of: callee, .base) == nil
  }

  /// The function and the number of the parameter that a name means; nil for a name of anything else.
  func parameter(meantBy name: NodeReference) -> (function: NodeReference, number: Int)? {
    guard self[name].kind == .name, case .local(let parameter) = meaning(of: name),
      self[parameter].kind == .parameter, let function = parent(of: parameter),
      self[function].kind == .function,
      let number = children(of: function, .parameter).firstIndex(of: parameter)
    else { return nil }
    return (function, number)
  }

  /// The arguments of a call, trailing closures among them.
  package func arguments(_ call: NodeReference) -> [NodeReference] { children(of: call, .argument) }

  /// The first argument of a call if it has no label and is no trailing closure.
  package func firstArgument(_ call: NodeReference) -> NodeReference? {
    guard let first = arguments(call).first, self[first].label.isEmpty,
      !self[first].flags.contains(.isTrailing)
    else { return nil }
    return first
  }

  /// The first argument of a call with a label.
  package func argument(_ call: NodeReference, _ label: String) -> NodeReference? {
    arguments(call).first { self[$0].label == label }
  }

  /// The closure that stands first behind a call's parentheses.
  package func trailingClosure(_ call: NodeReference) -> NodeReference? {
    arguments(call).first { self[$0].flags.contains(.isTrailing) && self[$0].label.isEmpty }
  }

  /// The stored property that the unlabelled closure behind the parentheses of a call fills in the compiler's own
  /// initializer of a type: of those that take closures and that no label names the first that is not optional.
  func propertyOfTrailingClosure(of call: NodeReference, in entry: TypeEntry) -> NodeReference? {
    let labels = Set(arguments(call).map { self[$0].label })
    let open = entry.storedProperties.filter { !labels.contains(self[$0].name) && takesClosure($0) }
    let needed = open.first { child(of: $0, .type).map { self[$0].name != "Optional" } ?? true }
    return needed ?? open.first
  }

  private func takesClosure(_ property: NodeReference) -> Bool {
    let isBuilder = children(of: property, .attribute).contains {
      self[$0].name.hasSuffix("Builder")
    }
    return isBuilder || child(of: property, .type).map { isFunctionType($0) } ?? false
  }

  /// The statements of a closure or of a block.
  package func statements(of node: NodeReference) -> [NodeReference] {
    switch self[node].kind {
    case .block: children(of: node, .statement)
    case .closure: child(of: node, .body).map { children(of: $0, .statement) } ?? []
    default: []
    }
  }

  /// The call of a constructor that modifiers are applied to: `Text("a")` in `Text("a").bold().padding()`; the node
  /// itself if it is no chain of modifiers.
  package func unmodified(_ node: NodeReference) -> NodeReference {
    var current = node
    while self[current].kind == .call, let base = calledBase(current) {
      if isCapitalized(base), self[base].kind == .name { return current }
      current = base
    }
    return current
  }

  /// The calls of modifiers around a node's own call, from the inside out, if the node is the call that
  /// they are applied to.
  package func modifiers(around node: NodeReference) -> [NodeReference] {
    var found: [NodeReference] = []
    var current = node
    while let call = modifier(of: current) {
      found.append(call)
      current = call
    }
    return found
  }

  /// The call of the modifier that is applied to a node directly.
  package func modifier(of node: NodeReference) -> NodeReference? {
    guard self[node].role == .base, let member = parent(of: node), self[member].kind == .member,
      self[member].role == .callee
    else { return nil }
    return parent(of: member)
  }

  /// The calls of modifiers inside a chain, from the outermost in, as `padding` and `bold` for
  /// `Text("a").bold().padding()`.
  package func modifiers(inside node: NodeReference) -> [NodeReference] {
    let root = unmodified(node)
    var found: [NodeReference] = []
    var current = node
    while current != root, let base = calledBase(current) {
      found.append(current)
      current = base
    }
    return found
  }

  /// The last name of what a value is assigned to; nil for one that is assigned to nothing.
  func assignedName(of value: NodeReference) -> String? {
    guard let parent = parent(of: value) else { return nil }
    switch self[parent].kind {
    case .binary where self[parent].name == "=":
      return child(of: parent, .left).map { self[$0].name }
    case .variable: return self[parent].name
    default: return nil
    }
  }

  /// Whether a node's name begins with a capital, as types do.
  package func isCapitalized(_ node: NodeReference) -> Bool {
    self[node].name.unicodeScalars.first?.properties.isUppercase ?? false
  }
}
