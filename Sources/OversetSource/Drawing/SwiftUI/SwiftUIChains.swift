/// Follows a text outwards through the views and modifiers around it, over the declarations that they stand in to the
/// places where these are used.
struct SwiftUIChains {
  /// The most ways that one text is followed on.
  static let mostChains = 8
  let index: ProgramIndex
  let uses: DrawingUses
  /// Which types something shows; nil follows all.
  private let shownTypes: ShownTypes?

  init(index: ProgramIndex, uses: DrawingUses, shownTypes: ShownTypes? = nil) {
    self.index = index
    self.uses = uses
    self.shownTypes = shownTypes
  }

  /// The ways from a node outwards.
  ///
  /// - Parameter path: The uses through which the node's text came: where one of them is a use of a declaration on the way, the way
  ///   goes on there alone.
  func chains(from node: NodeReference, path: [NodeReference]) -> [DrawingChain] {
    var waiting = [ChainWalk(from: node, path: path)]
    var chains: [DrawingChain] = []
    var begun = 1
    while let walk = waiting.popLast(), chains.count < Self.mostChains {
      var walk = walk
      while !walk.isOver {
        let branches = step(&walk)
        let room = Self.mostChains - begun
        begun += min(branches.count, max(0, room))
        waiting += branches.prefix(max(0, room)).reversed()
      }
      if !chains.contains(walk.chain) { chains.append(walk.chain) }
    }
    return chains
  }

  /// Goes one step outwards.
  ///
  /// - Returns: The other ways to go from here.
  private func step(_ walk: inout ChainWalk) -> [ChainWalk] {
    walk.budget -= 1
    guard walk.budget > 0, let parent = index.parent(of: walk.node) else {
      walk.finish(.open)
      return []
    }
    if index[walk.node].role == .statement, walk.member == nil { walk.member = walk.node }
    if DeadBranches(index: index).isDead(walk.node) {
      walk.finish(.dead)
      return []
    }
    switch index[parent].kind {
    case .member: leaveBase(parent, &walk)
    case .call:
      if index[walk.node].role == .argument { return leaveArgument(of: parent, &walk) }
      walk.node = parent
    case .function, .variable: return leaveDeclaration(parent, &walk)
    case .macro where index[parent].name == "Preview": walk.finish(.preview)
    case .file, .type, .parameter: walk.finish(.open)
    default: walk.node = parent
    }
    return []
  }

  // MARK: - Modifiers and arguments

  /// Goes from a value to the modifier that is applied to it.
  private func leaveBase(_ member: NodeReference, _ walk: inout ChainWalk) {
    guard index[member].role == .callee, let call = index.parent(of: member) else {
      walk.node = member
      return
    }
    if walk.frames.count < 6, let inner = uses.modified(by: call) {
      let isEntered = walk.frames.contains { $0.owner == inner.owner }
      let isStyle = inner.isStyle && !isInControl(walk.chain)
      if !isEntered && !isStyle {
        addModifier(call, &walk)
        walk.frames.append(ChainWalk.Frame(owner: inner.owner, call: call))
        walk.chain.crossings.append(
          .entered(
            links: walk.chain.links.count, call: call, argument: nil, member: nil))
        if inner.isModifierCall { addModifier(inner.node, &walk) }
        walk.node = inner.node
        return
      }
    }
    addModifier(call, &walk)
    walk.node = call
  }

  private func isInControl(_ chain: DrawingChain) -> Bool {
    chain.links.contains {
      $0.kind == .constructor && ["Button", "Menu", "NavigationLink", "Link"].contains($0.name)
    }
  }

  private func addModifier(_ call: NodeReference, _ walk: inout ChainWalk) {
    walk.chain.links.append(
      ChainLink(
        kind: .modifier, name: index.calledName(call) ?? "", call: call, argument: walk.node,
        label: "", position: 0, isClosure: false, member: nil))
  }

  /// Goes from an argument to the call that it is given to, or into the declaration that is called.
  private func leaveArgument(of call: NodeReference, _ walk: inout ChainWalk) -> [ChainWalk] {
    let argument = walk.node
    let places = walk.frames.count < 6 ? uses.uses(ofArgument: argument, of: call) : []
    let entries = places.filter { place in
      !walk.frames.contains { $0.owner == place.owner } && uses.mayRun(place, for: call)
    }
    guard let first = entries.first else {
      walk.chain.links.append(link(argument, of: call, walk))
      walk.node = call
      walk.member = nil
      return []
    }
    let branches = entries.dropFirst().prefix(2).map { entry in
      var branch = walk
      enter(entry, at: call, &branch)
      return branch
    }
    enter(first, at: call, &walk)
    return branches
  }

  private func enter(
    _ entry: DrawingUses.Entry, at call: NodeReference, _ walk: inout ChainWalk
  ) {
    walk.frames.append(ChainWalk.Frame(owner: entry.owner, call: call))
    walk.chain.crossings.append(
      .entered(
        links: walk.chain.links.count, call: call, argument: walk.node, member: walk.member))
    walk.node = entry.node
    walk.member = nil
  }

  private func link(
    _ argument: NodeReference, of call: NodeReference, _ walk: ChainWalk
  ) -> ChainLink {
    let called = index.calledName(call) ?? ""
    let kind = kind(of: call, called)
    let name = kind == .constructor ? index.frameworkName(call, called) : called
    let isClosure = index[argument].kind == .closure
    let position = index.arguments(call).firstIndex(of: argument) ?? 0
    return ChainLink(
      kind: kind, name: name, call: call, argument: argument,
      label: index[argument].label, position: position, isClosure: isClosure,
      member: isClosure ? walk.member : nil)
  }

  private func kind(of call: NodeReference, _ name: String) -> ChainLink.Kind {
    if index.isImplicitMember(call) { return .implicitMember }
    let isCapital = name.unicodeScalars.first?.properties.isUppercase ?? false
    if index.calledBase(call) == nil {
      return isCapital
        ? .constructor : isImplicitModifier(call, name) ? .modifierArgument : .function
    }
    return isCapital ? .constructor : .modifierArgument
  }

  /// Whether a call without a value before it is a modifier of `self`, as in extensions of `View`.
  private func isImplicitModifier(_ call: NodeReference, _ name: String) -> Bool {
    guard let type = index.enclosingType(of: call), index.functions(named: name).isEmpty else {
      return false
    }
    return index.types[type]?.keyword.isEmpty ?? true || uses.tables.viewTypes.contains(type)
  }

  // MARK: - Declarations

  /// Goes from the end of a declaration to where it is used.
  private func leaveDeclaration(
    _ declaration: NodeReference, _ walk: inout ChainWalk
  ) -> [ChainWalk] {
    if let frame = walk.frames.last, frame.owner == declaration {
      walk.frames.removeLast()
      addType(of: declaration, &walk)
      walk.leave(declaration, for: frame.call)
      walk.node = frame.call
      walk.member = nil
      return []
    }
    guard walk.left.insert(declaration).inserted, walk.left.count <= 12 else {
      walk.finish(.open)
      return []
    }
    addType(of: declaration, &walk)
    if uses.isPreview(declaration) {
      walk.finish(.preview)
      return []
    }
    if let use = walk.takeFromPath(where: { uses.isUse($0, of: declaration) }) {
      walk.leave(declaration, for: use)
      walk.goOn(at: use)
      return []
    }
    return goOnAtAllUses(of: declaration, &walk)
  }

  private func goOnAtAllUses(
    of declaration: NodeReference, _ walk: inout ChainWalk
  ) -> [ChainWalk] {
    let found = uses.uses(of: declaration).filter { use in
      guard let frame = walk.frames.last else { return true }
      return index.enclosingType(of: use) == index.enclosingType(of: frame.owner)
    }
    guard !found.isEmpty else {
      walk.finish(uses.isDead(declaration) ? .dead : .open)
      return []
    }
    // Ways into what nothing shows and into previews end there, and would take the number of ways that are followed from
    // the others.
    let shown = found.filter { index.isInPreview($0) || !isUnshown($0) }
    guard !shown.isEmpty else {
      walk.finish(.dead)
      return []
    }
    let living = shown.filter { !index.isInPreview($0) }
    guard let first = living.first else {
      walk.finish(.preview)
      return []
    }
    let branches = living.dropFirst().prefix(Self.mostChains).map { use in
      var branch = walk
      branch.leave(declaration, for: use)
      branch.goOn(at: use)
      return branch
    }
    walk.leave(declaration, for: first)
    walk.goOn(at: first)
    return branches
  }

  private func isUnshown(_ use: NodeReference) -> Bool { shownTypes?.leavesOut(use) ?? false }

  /// Adds the type whose body ends here.
  private func addType(of declaration: NodeReference, _ walk: inout ChainWalk) {
    guard uses.isBody(declaration), let type = index.enclosingType(of: declaration) else { return }
    walk.chain.links.append(
      ChainLink(
        kind: .type, name: type, call: declaration, argument: declaration, label: "", position: 0,
        isClosure: false, member: nil))
  }
}
