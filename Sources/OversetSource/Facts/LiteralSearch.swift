/// Finds the literals that the text of an expression can be: through variables, results, and the arguments of calls.
struct LiteralSearch {
  private static let maximumVisits = 300

  private let scene: FactScene
  private var seen: Set<NodeReference> = []

  init(scene: FactScene) { self.scene = scene }

  private var index: ProgramIndex { scene.index }

  /// The string literals, in the order in which they are met.
  mutating func literals(of node: NodeReference) -> [NodeReference] {
    var found: [NodeReference] = []
    var pending = [node]
    var next = 0
    while next < pending.count, seen.count < Self.maximumVisits {
      let current = pending[next]
      next += 1
      guard seen.insert(current).inserted else { continue }
      if index[current].kind == .string {
        found.append(current)
      } else if !scene.isLookup(current) || hasBranches(current) {
        pending += sources(of: current)
      }
    }
    return found
  }

  private func hasBranches(_ node: NodeReference) -> Bool {
    switch index[node].kind {
    case .ternary, .binary, .ifElse, .switchCases: true
    default: false
    }
  }

  private func sources(of node: NodeReference) -> [NodeReference] {
    switch index[node].kind {
    case .ternary: return index.children(of: node, .then) + index.children(of: node, .otherwise)
    case .binary where ["??", "+"].contains(index[node].name):
      return index.children(of: node, .left) + index.children(of: node, .right)
    case .cast, .unary: return index.children(of: node, .operand)
    case .tuple:
      let all = index.children(of: node, .argument)
      return all.count == 1 ? all : []
    case .name, .member: return scene.declarations(of: node).prefix(4).flatMap { known(of: $0) }
    case .call: return sources(ofCall: node)
    case .ifElse, .switchCases: return scene.branchValues(of: node)
    default: return []
    }
  }

  private func sources(ofCall call: NodeReference) -> [NodeReference] {
    let name = index.calledName(call) ?? ""
    if ["uppercased", "lowercased"].contains(name) {
      return index.calledBase(call).map { [$0] } ?? []
    }
    if ["String", "NSAttributedString", "AttributedString", "NSMutableAttributedString", "Text"]
      .contains(name), let first = index.arguments(call).first,
      ["", "string", "format", "verbatim", "stringLiteral"].contains(index[first].label)
    {
      return [first]
    }
    return scene.inference.callees(of: call).prefix(3).flatMap { scene.results(of: $0) }
  }

  private func known(of declaration: NodeReference) -> [NodeReference] {
    if let known = scene.knownValues[declaration] { return known }
    let values = values(of: declaration)
    scene.knownValues[declaration] = values
    return values
  }

  /// What a declaration holds or gives.
  private func values(of declaration: NodeReference) -> [NodeReference] {
    switch index[declaration].kind {
    case .variable:
      return isStored(declaration) ? [] : scene.results(of: declaration) + assigned(to: declaration)
    case .parameter: return arguments(for: declaration)
    case .patternName:
      guard let binding = index.parent(of: declaration), index[binding].kind == .optionalBinding
      else { return [] }
      return index.children(of: binding, .value)
    default: return []
    }
  }

  /// Whether a property stands for a setting, whose texts are identifiers.
  private func isStored(_ property: NodeReference) -> Bool {
    index.children(of: property, .attribute).contains {
      ["AppStorage", "SceneStorage", "UserDefault", "Default"].contains(index[$0].name)
    }
  }

  private func assigned(to variable: NodeReference) -> [NodeReference] {
    (index.assignments[index[variable].name] ?? []).filter {
      $0.kind == .whole && scene.declarations(of: $0.target).contains(variable)
    }.map(\.value)
  }

  /// What the calls of a function give for one of its parameters.
  private func arguments(for parameter: NodeReference) -> [NodeReference] {
    guard let function = index.parent(of: parameter), index[function].kind == .function,
      !scene.isDatabaseRecord(function),
      let number = index.children(of: function, .parameter).firstIndex(of: parameter)
    else { return [] }
    let calls = scene.inference.calls(of: function)
    guard calls.count <= 40 else { return [] }
    return calls.filter { !scene.isDevelopers($0) }.flatMap { call in
      index.binding(of: call, to: function)?.pairs.filter { $0.parameter == number }
        .map(\.argument) ?? []
    }
  }
}
