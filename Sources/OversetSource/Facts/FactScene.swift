import OversetVocabulary

/// A program as those who look for facts see it: what its names mean, what it draws, what it looks up.
///
/// It keeps what it found: one for each thread.
final class FactScene {
  let index: ProgramIndex
  let inference: Inference
  let keys: CatalogKeys
  /// Programs beside the app.
  private(set) lazy var otherPrograms = OtherPrograms(in: index, keys: keys)
  /// What the app is called.
  private(set) lazy var appNames = AppNames(in: index)
  /// The sites of each file whose texts a user gets to see or hear, in the order of the file.
  let sites: [Int32: [DrawingSite]]
  private let siteByText: [NodeReference: DrawingSite]
  /// What declarations hold or give, as far as it was asked.
  var knownValues: [NodeReference: [NodeReference]] = [:]
  private var lookups: [NodeReference: Bool] = [:]
  private var usesByDeclaration: [NodeReference: [NodeReference]] = [:]
  private var developersMarks: [Int32: [Bool]] = [:]
  private var developersFiles: [Int32: Bool] = [:]
  private var developersReach: DeveloperReach

  init(index: ProgramIndex, keys: CatalogKeys, sites: [DrawingSite]) {
    self.index = index
    self.keys = keys
    inference = Inference(index: index)
    developersReach = DeveloperReach(index: index)
    let shown = sites.filter { !Self.isUnseen($0.element) }
    self.sites = Dictionary(grouping: shown, by: \.text.tree)
    siteByText = Dictionary(shown.map { ($0.text, $0) }) { first, _ in first }
  }

  /// Whether what is given to an element never meets a user.
  private static func isUnseen(_ element: String) -> Bool {
    element == "log" || element.hasPrefix("stored") || element.hasPrefix("package view")
      || element.hasSuffix("accessibilityIdentifier") || element.hasSuffix("accessibilityLanguage")
      || element == "UIPasteboard.string" || element == "chart value"
  }

  /// Whether only developers see what a node says.
  func isDevelopers(_ node: NodeReference) -> Bool {
    if let marks = developersMarks[node.tree] { return marks[Int(node.node)] }
    let marks = DeveloperCode.marks(in: index.trees[Int(node.tree)])
    developersMarks[node.tree] = marks
    return marks[Int(node.node)]
  }

  /// Whether a node stands in code for developers, or in a type that only such code names.
  func isForDevelopersAlone(_ node: NodeReference) -> Bool {
    if isInDevelopersFile(node) || isDevelopers(node) { return true }
    return developersReach.contains(node) { isInDevelopersFile($0) || isDevelopers($0) }
  }

  private func isInDevelopersFile(_ node: NodeReference) -> Bool {
    if let known = developersFiles[node.tree] { return known }
    let answer = DeveloperCode.isDevelopers(file: index.trees[Int(node.tree)].file)
    developersFiles[node.tree] = answer
    return answer
  }

  /// The names and members that can mean a declaration; none for a member whose name is mentioned everywhere, of
  /// which nothing can be told at a fair price.
  func uses(of declaration: NodeReference) -> [NodeReference] {
    if let known = usesByDeclaration[declaration] { return known }
    let isCommon =
      index.isMember(declaration) && index.mentions(of: index[declaration].name).count > 200
    let uses = isCommon ? [] : inference.uses(of: declaration)
    usesByDeclaration[declaration] = uses
    return uses
  }

  /// What draws the text of an expression, if it is given to something directly.
  func site(ofText node: NodeReference) -> DrawingSite? { siteByText[node] }

  /// What draws the text of an expression in the end, or reads it aloud; nil if nothing is known to.
  func display(of node: NodeReference) -> DrawingSite? {
    var search = DisplaySearch(scene: self)
    return search.display(of: node)
  }

  /// What draws the text of an expression in the end, so that it is seen; nil if nothing is known to.
  func sight(of node: NodeReference) -> DrawingSite? {
    var search = DisplaySearch(scene: self, countsSpeech: false)
    return search.display(of: node)
  }

  /// Whether an expression's text is looked up in a catalog.
  func isLookup(_ node: NodeReference) -> Bool {
    if let known = lookups[node] { return known }
    var search = LookupSearch(scene: self)
    let found = search.isLookup(node)
    lookups[node] = found
    return found
  }

  /// Whether an expression's text is looked up whatever happens: not only where a name is missing.
  func isAlwaysLookup(_ node: NodeReference) -> Bool {
    var search = LookupSearch(scene: self)
    return search.isAlwaysLookup(node)
  }

  /// A fact at a node, with its words as evidence.
  func fact(
    _ kind: SourceFact.Kind, at node: NodeReference, evidence: NodeReference? = nil,
    detail: String = ""
  ) -> SourceFact {
    SourceFact(
      kind, at: index.place(of: node),
      evidence: SourceSpelling.words(of: evidence ?? node, in: index), detail: detail)
  }

  /// The nodes of a file of some kinds that no developer's code contains.
  func nodes(of kinds: Set<SyntaxKind>, in tree: Int32) -> [NodeReference] {
    let nodes = index.trees[Int(tree)].nodes
    var found: [NodeReference] = []
    for number in nodes.indices where kinds.contains(nodes[number].kind) {
      let node = NodeReference(tree: tree, node: Int32(number))
      if !isDevelopers(node) { found.append(node) }
    }
    return found
  }

  /// The declarations that a name or member can mean, as far as its base says.
  func declarations(of node: NodeReference) -> [NodeReference] {
    switch index[node].kind {
    case .name:
      switch index.meaning(of: node) {
      case .local(let declaration): return [declaration]
      case .members(let members): return members
      case .globals(let globals): return globals
      default: return []
      }
    case .member:
      guard let base = index.child(of: node, .base), let type = inference.staticType(of: base)
      else { return [] }
      return index.members(named: index[node].name, of: (type.instance ?? type).name)
    default: return []
    }
  }

  /// The nodes below a node, those of functions and closures inside it left out, some thousands at most.
  func inside(_ node: NodeReference, closures: Bool = false) -> [NodeReference] {
    var found: [NodeReference] = []
    var pending = Array(index.children(of: node).reversed())
    while let next = pending.popLast(), found.count < 4000 {
      found.append(next)
      let kind = index[next].kind
      if kind == .function || (kind == .closure && !closures) { continue }
      pending += index.children(of: next).reversed()
    }
    return found
  }
}
