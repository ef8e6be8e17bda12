import OversetVocabulary

/// A row under way: it grows from the text outwards, along the steps of a chain.
struct RowGrowth {
  let chain: DrawingChain
  let builder: RowBuilder
  let screens: Set<String>
  var index: ProgramIndex { builder.index }

  /// The views so far; none before the text's own.
  var piece = RowPiece()
  /// Why the text may have less room; nil if it is known so far.
  private(set) var doubt: String?
  /// Why the width of what stands above or below the text is not known: it matters where others share a line with it.
  private(set) var columnDoubt: String?
  /// Whether something that is not known may give the text more room than it has here.
  private(set) var mayHaveMore = false
  /// What gives the row its width, once that is reached: then only looks count.
  private(set) var container: RowDescription.Container?
  /// Whether a loop repeats the views so far.
  var isRepeated = false
  /// Where the text stands in its section.
  var listPart = RowDescription.ListPart.row
  /// Whether more than the text itself decides its room.
  var isMore = false
  /// Whether nothing can be told of the row.
  private(set) var isLost = false
  /// The views that stand before and behind those so far, in a container that is not reached yet.
  private var before = RowPiece()
  private var after = RowPiece()
  private var crossing = 0

  init(_ chain: DrawingChain, _ builder: RowBuilder, screens: Set<String>) {
    self.chain = chain
    self.builder = builder
    self.screens = screens
  }

  /// What came of it.
  var place: RowPlace? {
    guard !isLost, isMore, piece.count == 1 else { return nil }
    guard let row = RowDescription(in: container ?? .screen, nodes: piece.nodes) else { return nil }
    let open = container == nil ? "the screen around it may be narrower" : nil
    return RowPlace(row: row, doubt: doubt ?? open, mayHaveMore: mayHaveMore)
  }

  /// Goes through the steps of the chain.
  mutating func grow() {
    for (number, link) in chain.links.enumerated() {
      cross(upTo: number)
      guard !isLost, piece.nodes.count < RowBuilder.mostNodes else {
        isLost = true
        return
      }
      let scope = RowScope(after: crossing, in: chain)
      if container != nil {
        guard !SlotContext.leavesScreen(link), addLook(link, scope) else { return }
      } else {
        add(link, number, scope)
      }
    }
    cross(upTo: chain.links.count)
  }

  // MARK: - Crossings

  /// Takes what stands beside the text in the closures that were handed on before a step.
  private mutating func cross(upTo number: Int) {
    while crossing < chain.crossings.count, chain.crossings[crossing].links <= number {
      if container == nil, piece.count > 0, hasLine(from: number) {
        takeSiblings(chain.crossings[crossing])
      }
      crossing += 1
    }
  }

  /// Whether a row of views is further out: where there is none, what stands above and below takes no width.
  func hasLine(from number: Int) -> Bool {
    for link in chain.links.dropFirst(number) {
      if SlotContext.leavesScreen(link) { return false }
      guard link.kind == .constructor else { continue }
      if Self.ends.contains(link.name) { return false }
      if Self.lines.contains(link.name) { return true }
    }
    return false
  }

  private static let ends: Set<String> = ["List", "Form"]
  private static let lines: Set<String> = [
    "HStack", "LazyHStack", "Button", "Toggle", "NavigationLink", "Link", "Menu", "Label",
    "LabeledContent",
  ]

  private mutating func takeSiblings(_ crossing: ChainCrossing) {
    // What stands before the crossing has the scope of the side that the chain comes from.
    let scope = RowScope(after: self.crossing, in: chain)
    switch crossing {
    case .entered(_, _, let argument?, let member?):
      if index[argument].kind == .closure { surround(in: argument, member, scope) }
    case .left(_, let declaration, let member?, _):
      if let block = index.child(of: declaration, .getter) ?? index.child(of: declaration, .body) {
        surround(in: block, member, scope)
      }
    default: return
    }
  }

  /// Whether a step is a modifier of the app's own that the chain goes into.
  func isEntered(_ link: ChainLink) -> Bool {
    chain.crossings.contains {
      if case .entered(_, link.call, nil, _) = $0 { true } else { false }
    }
  }

  // MARK: - Doubts

  mutating func doubt(_ reason: String?) { doubt = doubt ?? reason }

  /// Something around the text is not known, which may give it more room or less.
  mutating func loosen(_ reason: String?) {
    doubt(reason)
    mayHaveMore = true
  }

  mutating func doubtColumn(_ reason: String?) { columnDoubt = columnDoubt ?? reason }

  /// Others share a line with what was made so far: what its width depends on now counts.
  mutating func share() { doubt(columnDoubt) }

  mutating func lose() { isLost = true }

  /// Ends the row: it has the width of a container.
  mutating func end(in container: RowDescription.Container) { self.container = container }

  // MARK: - Siblings

  /// Takes the other views of a closure, of which `member` makes those so far; they come beside these once a container
  /// is reached. Of conditions the branch that the text is in counts.
  mutating func surround(in content: NodeReference, _ member: NodeReference, _ scope: RowScope) {
    var (before, after) = (RowPiece(), RowPiece())
    var block: NodeReference? = content
    for _ in 0..<RowBuilder.mostLevels {
      guard let current = block else { break }
      block = nil
      var isBehind = false
      var behind = RowPiece()
      for statement in index.statements(of: current) {
        if index.isInside(member, statement) {
          isBehind = true
          block = branch(of: statement, around: member)
        } else if isBehind {
          behind.append(builder.statement(statement, in: scope))
        } else {
          before.append(builder.statement(statement, in: scope))
        }
      }
      behind.append(after)
      after = behind
    }
    before.append(self.before)
    self.before = before
    self.after.append(after)
  }

  /// Puts the views beside those so far: they are members of one container now.
  mutating func merge() -> (before: RowPiece, after: RowPiece) {
    let beside = (before, after)
    let text = piece
    piece = before
    piece.append(text)
    piece.append(after)
    (before, after) = (RowPiece(), RowPiece())
    if beside.0.count + beside.1.count > 0 { isMore = true }
    return beside
  }

  /// Whether views stand beside those so far that a modifier is applied to as well.
  var hasSiblings: Bool { before.count + after.count > 0 }

  /// Leaves the views out that would stand beside those so far.
  mutating func dropSiblings() { (before, after) = (RowPiece(), RowPiece()) }

  /// Applies a modifier to the views so far, and to those beside them that it is applied to as well.
  mutating func wrap(in element: RowElement) {
    piece = piece.wrapped(in: element)
    if before.count > 0 { before = before.wrapped(in: element) }
    if after.count > 0 { after = after.wrapped(in: element) }
  }

  /// The block of a condition that a node stands in.
  private func branch(of statement: NodeReference, around node: NodeReference) -> NodeReference? {
    guard statement != node else { return nil }
    switch index[statement].kind {
    case .ifElse, .switchCases: return outermostBlock(of: statement, around: node)
    default: return nil
    }
  }

  private func outermostBlock(
    of statement: NodeReference, around node: NodeReference
  ) -> NodeReference? {
    var found: NodeReference?
    for ancestor in index.ancestors(of: node) {
      if ancestor == statement { break }
      if index[ancestor].kind == .block { found = ancestor }
    }
    return found
  }
}
