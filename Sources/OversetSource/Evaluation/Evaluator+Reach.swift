extension Evaluator {
  /// Whether a text can reach a place: not if the place, or a call on the text's way, stands in a branch that what was
  /// constructed on the way does not choose, that asks for something that the way leaves out, or that asks for another
  /// kind of the value that holds the text.
  ///
  /// - Parameters:
  ///   - place: The expression whose text is drawn.
  ///   - text: The text, with its way from the place towards the key.
  package func canReach(_ place: NodeReference, _ text: TracedText) -> Bool {
    var place = BranchPlace(node: place, isCall: false)
    var path = text.path
    guard !isLeftOut(around: place, path), isReached(place, text, path) else { return false }
    while !path.isEmpty {
      let call = path.removeFirst()
      guard index[call].kind == .call else { continue }
      place = BranchPlace(node: call, isCall: true, labels: labels(of: call, readBy: place))
      guard !isLeftOut(around: place, path), isReached(place, text, path) else { return false }
    }
    return true
  }

  /// Whether the code around a place runs for a text: around one at least of the uses of the property or method that it
  /// stands in.
  ///
  /// - Parameter path: The way of the text from there on.
  private func isReached(_ place: BranchPlace, _ text: TracedText, _ path: [NodeReference]) -> Bool
  {
    var pending = [place.node]
    var seen: Set<NodeReference> = []
    var isContradicted = false
    while let current = pending.popLast() {
      guard seen.insert(current).inserted else { continue }
      guard seen.count <= Self.maximumUses, !isExhausted else { return true }
      let around = surroundings(of: current)
      guard canRun(around, path), !isOtherKind(around, place, text, isInside: current == place.node)
      else {
        isContradicted = true
        continue
      }
      guard let uses = around.member.flatMap({ ownUses(of: $0) }), !uses.isEmpty else {
        return true
      }
      pending += uses
    }
    return !isContradicted || isExhausted
  }

  /// So many uses of properties and methods are followed outwards from a place.
  static var maximumUses: Int { 64 }

  func surroundings(of place: NodeReference) -> BranchReading.Surroundings {
    if let known = branches.surroundings[place] { return known }
    let found = BranchReading(index: index).surroundings(of: place)
    branches.surroundings[place] = found
    return found
  }

  /// Whether a branch asks for another kind of the value that a text comes from than each that holds the text.
  ///
  /// - Parameter isInside: Whether the branch is in the function of the place, and can name its variables.
  private func isOtherKind(
    _ around: BranchReading.Surroundings, _ place: BranchPlace, _ text: TracedText, isInside: Bool
  ) -> Bool {
    around.demands.contains { demand in
      guard isInside || demand.subject.root == .selfValue else { return false }
      var receiver = demand.subject
      if contradicts(demand, receiver, nil, place, text) { return true }
      guard let member = receiver.names.popLast() else { return false }
      return contradicts(demand, receiver, member, place, text)
    }
  }

  private func contradicts(
    _ demand: BranchDemand, _ receiver: AccessPath, _ member: String?, _ place: BranchPlace,
    _ text: TracedText
  ) -> Bool {
    guard let tails = tails(of: receiver, in: place, text) else { return false }
    let carriers = carriers(of: text, in: receiver, tails, at: place.node)
    let type = inference.type(of: receiver, at: place.node)
    return !carriers.isEmpty
      && carriers.allSatisfy { contradicts(demand, $0, member, of: type) } && !isExhausted
  }

  // MARK: - Uses

  /// The uses of a property or method, if all are its type's own for the same object; nil if others use it.
  func ownUses(of member: NodeReference) -> [NodeReference]? {
    if let known = branches.uses[member] { return known }
    let found = isInternal(member) ? uses(insideTypeOf: member) : nil
    branches.uses[member] = .some(found)
    return found
  }

  /// Whether nothing but code of the program can use a member.
  private func isInternal(_ member: NodeReference) -> Bool {
    let node = index[member]
    guard node.kind == .function || index.hasGetter(member),
      !["init", "subscript", "body"].contains(node.name),
      !node.flags.contains(.isOverride), !node.flags.contains(.isStatic),
      let type = index.enclosingType(of: member)
    else { return false }
    let isMarked = index.children(of: member, .attribute).contains {
      index[$0].name == "objc" || index[$0].name.hasPrefix("IB")
    }
    return !isMarked
      && !index.supertypes(of: type).contains { ancestor in
        index.types[ancestor]?.members[node.name] != nil
      }
  }

  private func uses(insideTypeOf member: NodeReference) -> [NodeReference]? {
    let type = index.enclosingType(of: member)
    let uses = inference.uses(of: member).filter { !index.isInPreview($0) }
    return uses.allSatisfy { isOwn($0) && index.enclosingType(of: $0) == type } ? uses : nil
  }

  // MARK: - Ways

  /// Whether what was called or constructed on a way lets a place run.
  private func canRun(_ around: BranchReading.Surroundings, _ path: [NodeReference]) -> Bool {
    path.isEmpty
      || around.branches.allSatisfy { branch in
        guard let outer = index.parent(of: branch) else { return true }
        if index[outer].kind == .ifElse { return !isLeftOut(outer, path) }
        return index.parent(of: outer).map { canChoose(branch, of: $0, path) } ?? true
      }
  }

  private func canChoose(
    _ branch: NodeReference, of choice: NodeReference, _ path: [NodeReference]
  ) -> Bool {
    guard let type = index.enclosingType(of: choice),
      let member = index.ancestors(of: choice).first(where: { index.isMember($0) }),
      let construction = path.first(where: { constructs($0, type) })
    else { return true }
    let object = store.set(.object(type: type, construction: construction, frame: .unbound))
    let frame = store.frame(
      Frame(scope: member, parent: .unbound, selfValues: object, bindings: []))
    return chosenBranches(of: choice, frame).contains(branch)
  }

  func constructs(_ use: NodeReference, _ type: String) -> Bool {
    index[use].kind == .call
      && inference.callees(of: use).contains { declaration in
        switch index[declaration].kind {
        case .type: index.typeName(of: declaration) == type
        case .function:
          index[declaration].name == "init" && index.enclosingType(of: declaration) == type
        default: false
        }
      }
  }
}
