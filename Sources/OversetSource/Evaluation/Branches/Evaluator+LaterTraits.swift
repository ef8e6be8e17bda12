/// What becomes of the members of objects after their construction.
extension Evaluator {
  /// What is assigned to a member of an object outside of its type's initializers; nil if something is not known.
  ///
  /// - Parameter own: What the construction makes it.
  func assignedTraits(
    _ member: String, of object: TracedValue, _ type: String, after own: [Trait]
  ) -> [Trait]? {
    let isLiteral = own.contains { if case .literal = $0 { true } else { false } }
    // What is no value of the member's type was assigned to another type's member of that name.
    return later(MemberQuestion(type: type, member: member, isLiteral: isLiteral))?
      .filter { isFor(object, $0.target, of: type) }
      .flatMap(\.traits).filter { later in own.contains { $0.isLike(later) } }
  }

  /// Whether an assignment can be made to an object: not if a branch around it asks for another one, as in
  /// `if item.key == "sound" { item.kind = .page }`.
  private func isFor(_ object: TracedValue, _ target: NodeReference, of type: String) -> Bool {
    guard !branches.isChoosingObjects, let base = index.child(of: target, .base) else {
      return true
    }
    branches.isChoosingObjects = true
    defer { branches.isChoosingObjects = false }
    let receivers = names(ofValue: base)
    return !surroundings(of: target).demands.contains { demand in
      var receiver = demand.subject
      guard let asked = receiver.names.popLast(), receivers.contains(receiver) else { return false }
      return contradicts(demand, object, asked, of: type)
    }
  }

  /// What code calls a value: a variable, and what a copy in a variable was made of.
  private func names(ofValue expression: NodeReference) -> [AccessPath] {
    guard let path = index.accessPath(of: expression) else { return [] }
    guard path.names.isEmpty, case .local(let copy) = path.root, index[copy].kind == .variable,
      let original = index.child(of: copy, .value).flatMap({ index.accessPath(of: $0) })
    else { return [path] }
    return [path, original]
  }

  /// Whether a member of an object never changes after its construction.
  ///
  /// - Parameter stated: The type that the code around says, for an object whose construction names none.
  func isFixed(_ member: String, of object: TracedValue, _ stated: String?) -> Bool {
    guard case .object(let own, _, _) = store[object] else { return false }
    let type = own == "?" ? stated ?? own : own
    if let entry = index.types[type], entry.keyword != "" {
      guard let property = entry.storedProperties.first(where: { index[$0].name == member }),
        index.child(of: property, .attribute) == nil
      else { return false }
      if index[property].flags.contains(.isLet) { return true }
    }
    return later(MemberQuestion(type: type, member: member, isLiteral: true))?.isEmpty ?? false
  }

  private func later(_ question: MemberQuestion) -> [LaterTraits]? {
    if let known = branches.assigned[question] { return known }
    let found =
      changesInPlace(question) ? nil : laterTraits(question.member, of: question.type)
    if !isExhausted { branches.assigned[question] = .some(found) }
    return found
  }

  private func laterTraits(_ member: String, of type: String) -> [LaterTraits]? {
    var found: [LaterTraits] = []
    for assignment in index.assignments[member] ?? []
    where !isInInitializer(assignment.target, of: type) {
      let owner = owner(of: assignment.target)
      guard owner.map({ canBe($0, type) }) ?? true else { continue }
      if assignment.kind == .whole, let own = traits(of: assignment.value, .unbound) {
        found.append(LaterTraits(traits: own, target: assignment.target))
      } else if owner != nil {
        return nil
      }
    }
    return found
  }

  private func isInInitializer(_ target: NodeReference, of type: String) -> Bool {
    isOwn(target) && index.enclosingType(of: target) == type
      && index.ancestors(of: target).contains {
        index[$0].kind == .function && index[$0].name == "init"
      }
  }

  /// Whether a member of a type's values is toggled or handed on as a binding anywhere. Of a value that nobody knows
  /// that counts for what is usually changed so.
  private func changesInPlace(_ question: MemberQuestion) -> Bool {
    let isBound = index.mentions(of: "$" + question.member).contains {
      index[$0].kind == .name && index.enclosingType(of: $0) == question.type
    }
    return isBound
      || index.mentions(of: question.member).contains { mention in
        (isToggled(mention) || isPartOfBinding(mention))
          && owner(of: mention).map { canBe($0, question.type) } ?? question.isLiteral
      }
  }

  private func isToggled(_ mention: NodeReference) -> Bool {
    guard index[mention].role == .base, let callee = index.parent(of: mention) else { return false }
    return index[callee].name == "toggle" && index[callee].role == .callee
  }

  /// Whether a member stands behind a binding: `$item.kind`.
  private func isPartOfBinding(_ mention: NodeReference) -> Bool {
    var current = mention
    while index[current].kind == .member, let base = index.child(of: current, .base) {
      current = base
    }
    return current != mention && index[current].kind == .name
      && index[current].name.hasPrefix("$") && Int(index[current].name.dropFirst()) == nil
  }

  /// The type whose member a name or member is; nil if it is not known.
  private func owner(of mention: NodeReference) -> String? {
    guard index[mention].kind == .name else {
      return index.child(of: mention, .base).flatMap { inference.staticType(of: $0)?.name }
    }
    if case .local = inference.meaning(of: mention) { return "()" }
    return index.enclosingType(of: mention)
  }

  /// Whether a value of one type can be one of another, which may be known as "?" alone.
  private func canBe(_ owner: String, _ type: String) -> Bool {
    if type == "?" { return index.types[owner]?.keyword ?? "" == "" && owner != "()" }
    return index.areRelated(owner, type)
  }
}
