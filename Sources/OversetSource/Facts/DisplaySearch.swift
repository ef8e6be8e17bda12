/// Finds what draws the text of an expression in the end: outwards through what hands the text on, through variables,
/// results and parameters to where they are used.
struct DisplaySearch {
  private static let maximumVisits = 250

  private let scene: FactScene
  private var seen: Set<NodeReference> = []
  private var pending: [NodeReference] = []

  /// Whether what is only read aloud counts.
  private let countsSpeech: Bool

  init(scene: FactScene, countsSpeech: Bool = true) {
    self.scene = scene
    self.countsSpeech = countsSpeech
  }

  private var index: ProgramIndex { scene.index }

  /// A site that the text reaches; nil if none is found.
  mutating func display(of node: NodeReference) -> DrawingSite? {
    pending = [node]
    var next = 0
    while next < pending.count, seen.count < Self.maximumVisits {
      let current = pending[next]
      next += 1
      guard seen.insert(current).inserted else { continue }
      if let site = scene.site(ofText: current), countsSpeech || !Self.isSpoken(site),
        !scene.isForDevelopersAlone(current)
      {
        return site
      }
      pending += targets(of: current)
    }
    return nil
  }

  private static func isSpoken(_ site: DrawingSite) -> Bool {
    site.element.hasPrefix("accessibility") || site.element.hasPrefix("spoken")
  }

  /// The expressions that have the text next.
  private func targets(of node: NodeReference) -> [NodeReference] {
    guard let parent = index.parent(of: node) else { return [] }
    let (role, outer) = (index[node].role, index[parent])
    switch outer.kind {
    case .ternary: return role == .condition ? [] : [parent]
    case .binary: return targets(ofOperand: node, role, parent)
    case .unary, .cast: return [parent]
    case .tuple: return index.children(of: parent, .argument).count == 1 ? [parent] : []
    case .interpolation: return index.parent(of: parent).map { [$0] } ?? []
    case .member: return role == .base ? targets(ofBase: parent) : []
    case .call: return role == .argument ? targets(ofArgument: node, parent) : []
    case .returnValue: return uses(ofResultAround: parent)
    case .block: return targets(ofStatement: node, parent)
    case .variable:
      return role == .value || role == .getter ? scene.uses(of: parent) : []
    case .optionalBinding:
      return index.children(of: parent, .pattern).flatMap { scene.uses(of: $0) }
    case .array, .string: return [parent]
    case .ifElse: return role == .otherwise ? [parent] : []
    default: return []
    }
  }

  private func targets(
    ofOperand node: NodeReference, _ role: SyntaxRole, _ operation: NodeReference
  ) -> [NodeReference] {
    switch index[operation].name {
    case "+": return [operation]
    case "??": return role == .right && isFormatted(operation) ? [] : [operation]
    case "=", "+=":
      guard role == .right, let left = index.child(of: operation, .left) else { return [] }
      return scene.declarations(of: left).prefix(3).filter { !scene.isRecord($0) }
        .flatMap { scene.uses(of: $0) }.filter { $0 != left }
    default: return []
    }
  }

  /// Whether the value before `??` comes from a formatter: what stands behind it is for an impossible case.
  private func isFormatted(_ operation: NodeReference) -> Bool {
    guard let left = index.child(of: operation, .left), index[left].kind == .call,
      let name = index.calledName(left)
    else { return false }
    return ["string", "formatted", "format", "localizedString", "formattedString"].contains(name)
  }

  /// Members that hand the text of their base on.
  private static let handingOn: Set<String> = [
    "uppercased", "lowercased", "capitalized", "localizedUppercase", "localizedLowercase",
    "localizedCapitalized", "trimmingCharacters", "appending", "padding", "replacingOccurrences",
    "description", "wrappedValue", "joined", "prefix", "suffix", "dropFirst", "dropLast",
    "formatted",
    "attributed", "replacing", "string",
  ]

  private func targets(ofBase member: NodeReference) -> [NodeReference] {
    guard Self.handingOn.contains(index[member].name) else { return [] }
    guard index[member].role == .callee, let call = index.parent(of: member) else {
      return [member]
    }
    return [call]
  }

  /// Constructors that hand the text of an argument on.
  private static let wrappers: Set<String> = [
    "String", "Substring", "NSAttributedString", "NSMutableAttributedString", "AttributedString",
    "NSString", "localizedStringWithFormat", "Text", "LocalizedStringKey", "append", "appending",
  ]

  private func targets(ofArgument node: NodeReference, _ call: NodeReference) -> [NodeReference] {
    if LogCalls.isOne(call, index) { return [] }
    let name = index.calledName(call) ?? ""
    let label = index[node].label
    if Self.wrappers.contains(name), label != "separator" { return [call] }
    let callees = scene.inference.callees(of: call)
    var found: [NodeReference] = []
    for callee in callees.prefix(3) {
      if scene.isRecord(callee) { continue }
      if index[callee].kind == .type {
        found += usesOfProperty(label, callee)
      } else if let pair = scene.index.binding(of: call, to: callee)?.pairs
        .first(where: { $0.argument == node })
      {
        let parameters = index.children(of: callee, .parameter)
        guard parameters.indices.contains(pair.parameter) else { continue }
        found += scene.uses(of: parameters[pair.parameter])
      }
    }
    return found
  }

  /// Where a property is used that the initializer made by the compiler sets.
  private func usesOfProperty(_ name: String, _ type: NodeReference) -> [NodeReference] {
    guard let full = index.typeName(of: type) else { return [] }
    return index.members(named: name, of: full).flatMap { scene.uses(of: $0) }
  }

  private func targets(ofStatement node: NodeReference, _ block: NodeReference) -> [NodeReference] {
    guard let owner = index.parent(of: block),
      index.children(of: block, .statement).last == node
    else { return [] }
    switch index[owner].kind {
    case .ifElse, .switchCase:
      guard index.children(of: block, .statement).count == 1 else { return [] }
      let whole = index[owner].kind == .switchCase ? index.parent(of: owner) : owner
      return whole.map { [$0] } ?? []
    default:
      guard index.children(of: block, .statement).count == 1 else { return [] }
      return uses(of: owner)
    }
  }

  private func uses(ofResultAround node: NodeReference) -> [NodeReference] {
    for ancestor in index.ancestors(of: node) {
      switch index[ancestor].kind {
      case .function, .closure: return uses(of: ancestor)
      case .variable where index.hasGetter(ancestor): return uses(of: ancestor)
      default: continue
      }
    }
    return []
  }

  /// The expressions that have a function's, variable's or closure's value.
  private func uses(of owner: NodeReference) -> [NodeReference] {
    switch index[owner].kind {
    case .function: return scene.inference.calls(of: owner)
    case .variable: return scene.uses(of: owner)
    case .closure:
      // `{ … }()` and `map { … }`, which a list of texts comes from.
      guard let call = index.parent(of: owner), index[call].kind == .call else { return [] }
      let isCalled = index[owner].role == .callee
      let name = index.calledName(call) ?? ""
      return isCalled || ["map", "flatMap", "compactMap"].contains(name) ? [call] : []
    default: return []
    }
  }
}
