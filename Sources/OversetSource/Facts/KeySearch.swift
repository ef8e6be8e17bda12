/// Finds the keys that a looked-up text can have: the literals of catalogs that lookups and accessors are given.
struct KeySearch {
  private static let maximumVisits = 200

  private let scene: FactScene
  private let lookups: LookupSearch

  init(scene: FactScene) {
    self.scene = scene
    lookups = LookupSearch(scene: scene)
  }

  /// The keys, sorted; none where a text is not looked up with a literal.
  func keys(of node: NodeReference) -> [String] {
    let index = scene.index
    var seen: Set<NodeReference> = []
    var pending = [node]
    var keys: Set<String> = []
    while let next = pending.popLast(), seen.count < Self.maximumVisits {
      guard seen.insert(next).inserted else { continue }
      let syntax = index[next]
      if syntax.kind == .string, scene.keys.contains(syntax.name) { keys.insert(syntax.name) }
      if syntax.kind == .call { pending += index.arguments(next) }
      if syntax.kind == .interpolation || syntax.kind == .string {
        pending += index.children(of: next)
      }
      if syntax.kind == .member || syntax.kind == .call,
        let base = index.child(of: next, .base) ?? index.calledBase(next),
        index[base].kind == .string
      {
        pending.append(base)
      }
      pending += lookups.sources(of: next)
    }
    return keys.sorted()
  }
}
