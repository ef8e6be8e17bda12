/// Reads what must hold for code to run: the conditions of `if`, `guard`, `switch`, `?:` and loops around it.
struct BranchReading {
  /// What is around a place inside a member of a type, or a function of a file.
  struct Surroundings {
    /// What must hold for it to run, as far as it is about values that can be named.
    var demands: [BranchDemand] = []
    /// The cases of `switch` and the branches of `if` around it, from the inside out.
    var branches: [NodeReference] = []
    /// The member of a type that it stands in.
    var member: NodeReference?
  }

  let index: ProgramIndex

  func surroundings(of place: NodeReference) -> Surroundings {
    var found = Surroundings()
    var inner = place
    for outer in index.ancestors(of: place) {
      let choice = choice(outer, inner)
      found.demands += demands(by: outer, on: inner).map {
        var demand = $0
        demand.choice = choice
        return demand
      }
      if index[inner].role == (index[outer].kind == .switchCase ? .body : .then),
        [.switchCase, .ifElse].contains(index[outer].kind)
      {
        found.branches.append(inner)
      }
      if index.isMember(outer) {
        found.member = outer
        break
      }
      inner = outer
    }
    return found
  }

  /// The statement of which only one branch runs: a `switch`, or the first `if` of those that follow on `else`.
  private func choice(_ outer: NodeReference, _ inner: NodeReference) -> NodeReference? {
    switch index[outer].kind {
    case .switchCase: return index.parent(of: outer)
    case .ifElse:
      guard index[inner].role != .condition else { return nil }
      var first = outer
      while index[first].role == .otherwise, let above = index.parent(of: first),
        index[above].kind == .ifElse
      {
        first = above
      }
      return first
    default: return nil
    }
  }

  // MARK: - Statements

  /// What a node asks for before one of its children runs.
  private func demands(by outer: NodeReference, on inner: NodeReference) -> [BranchDemand] {
    let role = index[inner].role
    switch index[outer].kind {
    case .switchCase:
      guard role == .body, let choice = index.parent(of: outer),
        let subject = index.child(of: choice, .subject).flatMap({ index.accessPath(of: $0) })
      else { return [] }
      return [BranchDemand(subject: subject, test: .chosen(outer))]
    case .ifElse, .ternary:
      let conditions = index.children(of: outer, .condition)
      if role == .then { return conditions.flatMap { demands(of: $0) } }
      return role == .otherwise && conditions.count == 1
        ? conditions.flatMap { demands(of: $0, isNegated: true) } : []
    case .guardElse:
      let conditions = index.children(of: outer, .condition)
      return role == .otherwise && conditions.count == 1
        ? conditions.flatMap { demands(of: $0, isNegated: true) } : []
    case .block: return guarded(before: inner, in: outer)
    case .forLoop:
      return role == .body ? index.children(of: outer, .condition).flatMap { demands(of: $0) } : []
    case .closure: return kept(for: outer)
    default: return []
    }
  }

  /// What the `guard`s before a statement let pass.
  private func guarded(before inner: NodeReference, in block: NodeReference) -> [BranchDemand] {
    index.children(of: block, .statement).prefix { $0 < inner }
      .filter { index[$0].kind == .guardElse }
      .flatMap { index.children(of: $0, .condition).flatMap { demands(of: $0) } }
  }

  // MARK: - Conditions

  /// What a condition asks for.
  private func demands(of condition: NodeReference, isNegated: Bool = false) -> [BranchDemand] {
    var found: [BranchDemand] = []
    var pending = [(node: condition, isNegated: isNegated)]
    while let (node, isNegated) = pending.popLast() {
      switch index[node].kind {
      case .unary where index[node].name == "!":
        if let operand = index.child(of: node, .operand) { pending.append((operand, !isNegated)) }
      case .binary where index[node].name == (isNegated ? "||" : "&&"):
        pending += index.children(of: node).map { ($0, isNegated) }
      default:
        guard var demand = demand(of: node) else { continue }
        if isNegated { demand.isNegated.toggle() }
        found.append(demand)
      }
    }
    return found
  }

  private func demand(of condition: NodeReference) -> BranchDemand? {
    switch index[condition].kind {
    case .patternMatch:
      guard index.child(of: condition, .condition) == nil else { return nil }
      return path(index.child(of: condition, .value)).map {
        BranchDemand(subject: $0, test: .matches(index.children(of: condition, .pattern)))
      }
    case .optionalBinding:
      return bound(by: condition).map { BranchDemand(subject: $0, test: .exists) }
    case .binary where ["==", "!="].contains(index[condition].name):
      return comparison(condition)
    case .name, .member: return path(condition).map { BranchDemand(subject: $0, test: .isTrue) }
    default: return nil
    }
  }

  private func path(_ expression: NodeReference?) -> AccessPath? {
    expression.flatMap { index.accessPath(of: $0) }
  }

  /// The value that `if let` asks for; without a value it is the outer one of the same name.
  private func bound(by binding: NodeReference) -> AccessPath? {
    if let value = index.child(of: binding, .value) { return index.accessPath(of: value) }
    guard let name = index.child(of: binding, .pattern).map({ index[$0].name }) else { return nil }
    switch index.outerDeclaration(of: name, around: binding) {
    case .members: return AccessPath(root: .selfValue, names: [name])
    case .local(let declaration): return AccessPath(root: .local(declaration), names: [])
    default: return nil
    }
  }

  private func comparison(_ comparison: NodeReference) -> BranchDemand? {
    guard let left = index.child(of: comparison, .left),
      let right = index.child(of: comparison, .right)
    else { return nil }
    let isNegated = index[comparison].name == "!="
    if let subject = index.accessPath(of: left) {
      return BranchDemand(subject: subject, test: .equals(right), isNegated: isNegated)
    }
    return index.accessPath(of: right).map {
      BranchDemand(subject: $0, test: .equals(left), isNegated: isNegated)
    }
  }

  // MARK: - Lists

  /// What a list was filtered by whose elements a closure gets: `ForEach(items.filter { $0.kind == .a }) { … }`.
  private func kept(for closure: NodeReference) -> [BranchDemand] {
    guard index[closure].role == .argument, let call = index.parent(of: closure),
      index[call].kind == .call,
      case .element(let list)? = index.handedValue(to: closure, of: call, number: 0),
      let filter = filter(of: list), let condition = index.statements(of: filter).first,
      index.statements(of: filter).count == 1
    else { return [] }
    let root = element(of: closure)
    let asked = element(of: filter)
    return demands(of: index.child(of: condition, .value) ?? condition).compactMap { demand in
      guard demand.subject.root == asked else { return nil }
      var demand = demand
      demand.subject = demand.subject.rooted(at: root)
      return demand
    }
  }

  /// What the first parameter of a closure is called.
  private func element(of closure: NodeReference) -> NameMeaning {
    index.child(of: closure, .parameter).map { .local($0) }
      ?? .shorthand(closure: closure, number: 0)
  }

  /// The closure by which a list was filtered, also behind a constant or a computed property of the type around.
  private func filter(of list: NodeReference) -> NodeReference? {
    var current = list
    for _ in 0..<8 {
      switch index[current].kind {
      case .call:
        guard let base = index.calledBase(current) else { return nil }
        if index.calledName(current) == "filter" {
          return index.arguments(current).first { index[$0].kind == .closure }
        }
        guard
          ["sorted", "reversed", "prefix", "suffix"].contains(
            index.calledName(current) ?? "")
        else { return nil }
        current = base
      case .name:
        guard let value = listed(by: current) else { return nil }
        current = value
      default: return nil
      }
    }
    return nil
  }

  private func listed(by name: NodeReference) -> NodeReference? {
    switch index.meaning(of: name) {
    case .local(let declaration): return index.singleValue(of: declaration)
    case .members(let declarations):
      guard declarations.count == 1, let getter = index.child(of: declarations[0], .getter),
        index.statements(of: getter).count == 1, let only = index.statements(of: getter).first
      else { return nil }
      return index.child(of: only, .value) ?? only
    default: return nil
    }
  }
}
