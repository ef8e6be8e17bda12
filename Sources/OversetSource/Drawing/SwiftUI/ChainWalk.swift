/// A walk from a text outwards that is under way.
struct ChainWalk {
  /// A declaration that the walk went into at one of its uses, to come out there again.
  struct Frame {
    /// The function, or the variable `body` of a view; the walk leaves the frame at its end.
    let owner: NodeReference
    /// Where it goes on then.
    let call: NodeReference
  }

  /// Where it stands.
  var node: NodeReference
  /// The first statement that it came through since it left the last call.
  var member: NodeReference?
  /// What it found.
  var chain = DrawingChain()
  /// The uses that the text came through and the walk did not yet.
  var path: ArraySlice<NodeReference>
  /// Where it went into declarations, the innermost last.
  var frames: [Frame] = []
  /// The declarations that it has left, so that none is left twice.
  var left: Set<NodeReference> = []
  /// The steps that are left to it.
  var budget = 600
  /// Whether it has ended.
  var isOver = false

  /// A walk from a node.
  init(from node: NodeReference, path: [NodeReference]) {
    self.node = node
    self.path = path[...]
  }

  /// Ends the walk.
  mutating func finish(_ end: DrawingChain.End) {
    chain.end = end
    isOver = true
  }

  /// Notes that the walk leaves a declaration for one of its uses.
  mutating func leave(_ declaration: NodeReference, for use: NodeReference) {
    chain.crossings.append(
      .left(links: chain.links.count, declaration: declaration, member: member, use: use))
  }

  /// Goes on at a use of a declaration.
  mutating func goOn(at use: NodeReference) {
    node = use
    member = nil
    chain.uses.append(use)
  }

  /// Takes the next use on the text's own way that fits, with all before it.
  mutating func takeFromPath(where fits: (NodeReference) -> Bool) -> NodeReference? {
    guard let position = path.firstIndex(where: fits) else { return nil }
    let use = path[position]
    path = path[path.index(after: position)...]
    return use
  }
}
