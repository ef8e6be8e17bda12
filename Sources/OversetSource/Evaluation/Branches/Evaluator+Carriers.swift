/// Which objects hold a text.
extension Evaluator {
  /// The names of the enums' cases for which the program has a pattern or comparison.
  var caseNames: Set<String> {
    if let known = branches.caseNames { return known }
    var names: Set<String> = []
    for tree in index.trees {
      for node in tree.nodes {
        let isCompared =
          node.kind == .member && (node.role == .left || node.role == .right)
          && ["==", "!="].contains(tree[node.parent].name)
        if node.kind == .patternCase || isCompared { names.insert(node.name) }
      }
    }
    branches.caseNames = names
    return names
  }

  /// The members of a value through which a place gets a text; nil if the text is none of the value's, or may come
  /// otherwise too.
  func tails(
    of receiver: AccessPath, in place: BranchPlace, _ text: TracedText
  ) -> Set<[String]>? {
    let question = BranchMemory.SourceQuestion(place: place, receiver: receiver)
    let source = branches.sources[question] ?? self.source(question)
    if !isExhausted { branches.sources[question] = source }
    guard let others = source.others, !others.contains(text.origin), !source.tails.isEmpty else {
      return nil
    }
    return source.tails
  }

  private func source(_ question: BranchMemory.SourceQuestion) -> BranchMemory.Source {
    let (place, receiver) = (question.place, question.receiver)
    var pending = expressions(of: place)
    var found = BranchMemory.Source()
    var leaves: [NodeReference] = []
    var seen = 0
    while let node = pending.popLast() {
      seen += 1
      guard seen < 400 else { return BranchMemory.Source(others: nil) }
      if index[node].kind == .closure { continue }
      if let path = index.accessPath(of: node), path.leads(through: receiver) {
        found.tails.insert(path.tail(behind: receiver))
      } else if index[node].kind == .name, case .local(let local) = inference.meaning(of: node),
        let value = index.singleValue(of: local)
      {
        pending.append(value)
      } else if names(receiver, in: node) {
        pending += index.children(of: node).filter { index[$0].role != .condition }
      } else {
        leaves.append(node)
      }
    }
    guard !found.tails.isEmpty else { return found }
    found.others = leaves.reduce(into: []) {
      $0.formUnion(origins(in: evaluate($1, .unbound), inObjects: true))
    }
    return found
  }

  /// Whether an expression names a value, or something behind it, also through local constants.
  private func names(_ receiver: AccessPath, in expression: NodeReference) -> Bool {
    var pending = [expression]
    var seen = 0
    while let node = pending.popLast(), seen < 400 {
      seen += 1
      if index[node].kind == .closure { continue }
      if let path = index.accessPath(of: node), path.leads(through: receiver) { return true }
      if index[node].kind == .name, case .local(let local) = inference.meaning(of: node),
        let value = index.singleValue(of: local)
      {
        pending.append(value)
      }
      pending += index.children(of: node)
    }
    return false
  }

  /// The objects that a value can be and that hold a text, by what they were made with.
  func carriers(
    of text: TracedText, in receiver: AccessPath, _ tails: Set<[String]>, at place: NodeReference
  ) -> [TracedValue] {
    var found: [TracedValue] = []
    for tail in tails.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      let question = BranchMemory.CarrierQuestion(
        receiver: receiver,
        type: receiver.root == .selfValue ? index.enclosingType(of: place) : nil, tail: tail)
      let table = branches.carriers[question] ?? carriers(of: question, at: place)
      if !isExhausted { branches.carriers[question] = table }
      found += table[text.origin] ?? []
    }
    return found
  }

  private func carriers(
    of question: BranchMemory.CarrierQuestion, at place: NodeReference
  ) -> [NodeReference: [TracedValue]] {
    var table: [NodeReference: [TracedValue]] = [:]
    for object in objects(values(of: question.receiver, at: place)) {
      let texts =
        question.tail.isEmpty
        ? parts(of: object)
        : question.tail.reduce(store.set([object])) { member(named: $1, of: $0) }
      for origin in origins(in: texts) { table[origin, default: []].append(object) }
    }
    return table
  }

  private func values(of path: AccessPath, at place: NodeReference) -> SetID {
    let root: SetID
    switch path.root {
    case .selfValue: root = selfValues(at: place, .unbound)
    case .local(let declaration): root = local(declaration, .unbound)
    case .shorthand(let closure, let number):
      root = closureParameter(.shorthand(number), number, of: closure, .unbound)
    default: root = .empty
    }
    return path.names.reduce(root) { member(named: $1, of: $0) }
  }

  /// Values without their ways; for any value of a type all that the program makes of it.
  private func objects(_ values: SetID) -> [TracedValue] {
    var found: [TracedValue] = []
    var known: Set<Int32> = []
    for value in store[values] {
      var made = [value]
      if case .instance(let type) = store[value] { made = store[allValues(of: type)] }
      for object in made where known.insert(object.value).inserted {
        found.append(TracedValue(value: object.value, path: .empty))
      }
    }
    return found
  }

  /// The cases of an enum, or what the constructions of another type make.
  private func allValues(of type: String) -> SetID {
    if index.types[type]?.keyword == "enum" {
      return (index.types[type]?.cases ?? []).reduce(.empty) {
        store.union($0, value(of: $1, self: .empty))
      }
    }
    let calls = inference.constructions(of: type).filter { !index.isInPreview($0) }
    guard calls.count <= 400 else { return .empty }
    return store.set(
      calls.map { store.traced(.object(type: type, construction: $0, frame: .unbound)) })
  }

  /// All that an object was made with.
  private func parts(of object: TracedValue) -> SetID {
    switch store[object] {
    case .object(_, let construction, let frame), .enumCase(_, _, let construction, let frame):
      index.children(of: construction, .argument).filter { index[$0].kind != .closure }
        .reduce(.empty) { store.union($0, evaluate($1, frame)) }
    default: .empty
    }
  }

  /// Where the texts among values are written, those in lists and tuples too.
  ///
  /// - Parameter inObjects: Whether what objects were made with counts as well.
  private func origins(in values: SetID, inObjects: Bool = false) -> Set<NodeReference> {
    var found: Set<NodeReference> = []
    var objects: Set<Int32> = []
    var pending = [(values, 0)]
    while let (set, depth) = pending.popLast() {
      for value in store[set] {
        switch store[value] {
        case .text(_, let origin), .localized(_, _, let origin): found.insert(origin)
        case .list(let elements) where depth < 4: pending.append((elements, depth + 1))
        case .tuple(_, let parts) where depth < 4: pending += parts.map { ($0, depth + 1) }
        case .dictionary(_, let values) where depth < 4: pending.append((values, depth + 1))
        case .object, .enumCase:
          guard inObjects, depth < 4, objects.count < 400,
            objects.insert(value.value).inserted
          else { continue }
          pending.append((parts(of: value), depth + 1))
        default: continue
        }
      }
    }
    return found
  }
}
