/// Says whether all code that names a type is for developers: a gallery that the debug menu opens has texts that users
/// do not see.
struct DeveloperReach {
  /// How many types are looked at before a type counts as the app's.
  private static let maximumTypes = 60

  private let index: ProgramIndex
  private var known: [String: Bool] = [:]
  /// Names of types as annotations have them, read when they are first asked for.
  private var annotations: [String: [NodeReference]]?

  init(index: ProgramIndex) { self.index = index }

  /// Whether only developers' code leads to the type around a node.
  ///
  /// - Parameter isDevelopers: Whether a node stands in code that is marked as developers'.
  mutating func contains(
    _ node: NodeReference, isDevelopers: (NodeReference) -> Bool
  ) -> Bool {
    guard let type = outermostType(around: node) else { return false }
    if let answer = known[type] { return answer }
    let answer = isReached(type, isDevelopers)
    known[type] = answer
    return answer
  }

  /// Whether all ways back from a type, over the types that name it, begin in developers' code.
  private mutating func isReached(
    _ type: String, _ isDevelopers: (NodeReference) -> Bool
  ) -> Bool {
    var seen: Set<String> = [type]
    var pending = [type]
    var isNamedByDevelopers = false
    while let next = pending.popLast() {
      guard seen.count <= Self.maximumTypes else { return false }
      var isNamed = false
      for mention in index.mentions(of: next) + annotations(of: next) {
        let outer = outermostType(around: mention)
        if outer == next { continue }
        isNamed = true
        if isDevelopers(mention) {
          isNamedByDevelopers = true
        } else if let outer {
          if seen.insert(outer).inserted { pending.append(outer) }
        } else {
          return false
        }
      }
      // What nobody names, the system begins with.
      if !isNamed { return false }
    }
    return isNamedByDevelopers
  }

  private mutating func annotations(of type: String) -> [NodeReference] {
    if let annotations { return annotations[type] ?? [] }
    var found: [String: [NodeReference]] = [:]
    for (number, tree) in index.trees.enumerated() {
      for (position, node) in tree.nodes.enumerated() where node.kind == .typeName {
        let reference = NodeReference(tree: Int32(number), node: Int32(position))
        for part in node.name.split(separator: ".") {
          found[String(part), default: []].append(reference)
        }
      }
    }
    annotations = found
    return found[type] ?? []
  }

  /// The name of the outermost type around a node, extensions by what they extend.
  private func outermostType(around node: NodeReference) -> String? {
    var name: String?
    for ancestor in index.ancestors(of: node) where index[ancestor].kind == .type {
      name = index[ancestor].name.split(separator: ".").first.map(String.init)
    }
    return name
  }
}
