/// Which argument of a call belongs to which parameter.
package struct ArgumentBinding: Sendable, Hashable {
  /// Pairs of the parameter's number and the argument's node; a parameter of many arguments has several.
  package private(set) var pairs: [(parameter: Int, argument: NodeReference)] = []

  package static func == (left: Self, right: Self) -> Bool {
    left.pairs.elementsEqual(right.pairs) { $0 == $1 }
  }

  package func hash(into hasher: inout Hasher) {
    for pair in pairs { hasher.combine(pair.argument) }
  }

  /// What a parameter needs from an argument.
  struct Parameter: Sendable, Hashable {
    let label: String
    /// Whether a call may leave it out.
    let isOptional: Bool
    let isVariadic: Bool
    /// Whether it takes a closure, as far as its type is written out.
    let takesClosure: Bool
    /// Whether its type is one of those that no closure is a value of.
    let refusesClosure: Bool
  }

  /// Matches the arguments of a call to parameters as the language does, labels in order.
  ///
  /// - Returns: nil if the call cannot be meant for these parameters.
  init?(arguments: [NodeReference], to parameters: [Parameter], in index: ProgramIndex) {
    var next = 0
    for argument in arguments {
      let node = index[argument]
      let isTrailing = node.flags.contains(.isTrailing)
      guard
        let found = Self.parameter(
          for: node, isTrailing: isTrailing, from: next, parameters)
      else { return nil }
      if node.kind == .closure, parameters[found].refusesClosure { return nil }
      pairs.append((found, argument))
      next = parameters[found].isVariadic ? found : found + 1
    }
    let rest = next < parameters.count ? parameters[next...] : []
    guard rest.allSatisfy({ $0.isOptional || $0.isVariadic }) else { return nil }
  }

  /// Whether a trailing closure skips a parameter that has a default value, because a later one needs the closure.
  private static func isLeftOut(_ number: Int, _ parameters: [Parameter]) -> Bool {
    parameters[number].isOptional
      && parameters[(number + 1)...].contains { $0.takesClosure && !$0.isOptional }
  }

  private static func parameter(
    for argument: SyntaxNode, isTrailing: Bool, from start: Int, _ parameters: [Parameter]
  ) -> Int? {
    var number = start
    let last = parameters.lastIndex { !$0.refusesClosure }
    while number < parameters.count {
      let parameter = parameters[number]
      let isMeant =
        isTrailing && argument.label.isEmpty
        ? parameter.takesClosure && !isLeftOut(number, parameters) || number == last
        : parameter.label == argument.label
      if isMeant { return number }
      guard parameter.isOptional || parameter.isVariadic || isTrailing else { return nil }
      number += 1
    }
    return nil
  }
}

extension ProgramIndex {
  /// What the parameters of a function, closure or enum case need.
  func parameters(of declaration: NodeReference) -> [ArgumentBinding.Parameter] {
    children(of: declaration, .parameter).map { parameter in
      let node = self[parameter]
      let type = child(of: parameter, .type)
      return ArgumentBinding.Parameter(
        label: node.label,
        isOptional: child(of: parameter, .value) != nil,
        isVariadic: node.flags.contains(.isVariadic),
        takesClosure: type.map { isFunctionType($0) } ?? false,
        refusesClosure: type.map { isPlainType($0) } ?? false)
    }
  }

  /// Whether a type as written is a text, a collection, or one that holds no texts, optional or not.
  private func isPlainType(_ type: NodeReference) -> Bool {
    let name = self[unwrapped(type)].name
    return ["String", "Set", "Array", "Dictionary"].contains(name)
      || PlainTypes.names.contains(name)
  }

  private func unwrapped(_ type: NodeReference) -> NodeReference {
    var type = type
    while self[type].name == "Optional", let wrapped = child(of: type, .typeArgument) {
      type = wrapped
    }
    return type
  }

  /// Whether a type as written is that of a function, optional or not, or takes one in its name.
  func isFunctionType(_ type: NodeReference) -> Bool {
    self[unwrapped(type)].name == "->"
  }

  /// Matches a call's arguments to the parameters of a declaration.
  package func binding(of call: NodeReference, to declaration: NodeReference) -> ArgumentBinding? {
    ArgumentBinding(
      arguments: children(of: call, .argument), to: parameters(of: declaration), in: self)
  }
}
