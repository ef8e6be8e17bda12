/// Says whether the text of an expression is looked up in a catalog, there or in the accessor that it names.
struct LookupSearch {
  private let scene: FactScene
  private var seen: Set<NodeReference> = []

  init(scene: FactScene) { self.scene = scene }

  private var index: ProgramIndex { scene.index }

  /// Whether the text, or one of those it can be, is looked up.
  mutating func isLookup(_ node: NodeReference) -> Bool {
    var pending = [node]
    while let next = pending.popLast(), seen.count < 300 {
      guard seen.insert(next).inserted else { continue }
      if isLookupItself(next) { return true }
      pending += sources(of: next)
    }
    return false
  }

  /// Whether all texts that it can be are looked up.
  mutating func isAlwaysLookup(_ node: NodeReference, depth: Int = 5) -> Bool {
    if isLookupItself(node) { return true }
    guard depth > 0, seen.count < 200, seen.insert(node).inserted else { return false }
    let sources = sources(of: node)
    guard !sources.isEmpty else { return false }
    for source in sources where !isAlwaysLookup(source, depth: depth - 1) { return false }
    return true
  }

  private func isLookupItself(_ node: NodeReference) -> Bool {
    let syntax = index[node]
    switch syntax.kind {
    case .call:
      guard let name = index.calledName(node) else { return false }
      switch name {
      case "NSLocalizedString", "LocalizedStringKey", "LocalizedStringResource", "localizedString",
        "CFCopyLocalizedString":
        return true
      case "String", "AttributedString", "NSAttributedString":
        return index.arguments(node).first.map {
          ["localized", "localizedFormat"].contains(index[$0].label)
        } ?? false
      case "localized", "localize", "localizedFormat": return isOfLiteral(node)
      default: return false
      }
    case .member: return syntax.name == "localized" && isOfLiteralMember(node)
    default: return false
    }
  }

  /// Whether a member like `localized` is called of a literal or stands in for a lookup that the program declares not.
  private func isOfLiteral(_ call: NodeReference) -> Bool {
    index.calledBase(call).map { index[$0].kind == .string } ?? false
  }

  private func isOfLiteralMember(_ member: NodeReference) -> Bool {
    index.child(of: member, .base).map { index[$0].kind == .string } ?? false
  }

  /// What the text of an expression is taken from.
  func sources(of node: NodeReference) -> [NodeReference] {
    let syntax = index[node]
    switch syntax.kind {
    case .ternary: return index.children(of: node, .then) + index.children(of: node, .otherwise)
    case .binary where syntax.name == "??":
      return index.children(of: node, .left) + index.children(of: node, .right)
    case .cast, .unary: return index.children(of: node, .operand)
    case .tuple:
      let all = index.children(of: node, .argument)
      return all.count == 1 ? all : []
    case .member, .name: return scene.declarations(of: node).flatMap { scene.results(of: $0) }
    case .call: return sources(ofCall: node)
    case .ifElse, .switchCases: return scene.branchValues(of: node)
    default: return []
    }
  }

  private func sources(ofCall call: NodeReference) -> [NodeReference] {
    if let name = index.calledName(call) {
      if name == "String" || name == "NSString", let format = index.argument(call, "format") {
        return [format]
      }
      if name == "localizedStringWithFormat" || name == "String" || name == "Text",
        let first = index.firstArgument(call)
      {
        return [first]
      }
      if CaseChangeFinder.methods.contains(name), let base = index.calledBase(call) {
        return [base]
      }
    }
    return scene.inference.callees(of: call).flatMap { scene.results(of: $0) }
  }
}
