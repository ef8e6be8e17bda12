extension Evaluator {
  /// The bodies of a switch's cases that its subject can choose.
  func chosenBranches(of choice: NodeReference, _ frame: FrameID) -> [NodeReference] {
    let cases = index.children(of: choice, .branch)
    let all = cases.flatMap { index.children(of: $0, .body) }
    guard let subject = index.child(of: choice, .subject) else { return all }
    var rest = store[evaluate(subject, frame)].map { store[$0] }
    guard !rest.isEmpty, rest.allSatisfy({ isExact($0) }) else { return all }
    var chosen: [NodeReference] = []
    for branch in cases {
      let patterns = index.children(of: branch, .pattern)
      let isSure = index.child(of: branch, .condition) == nil
      var isChosen = false
      rest = rest.filter { value in
        let matches = patterns.isEmpty ? [.yes] : patterns.map { match($0, value) }
        guard matches.contains(where: { $0 != .no }) else { return true }
        isChosen = true
        return !(isSure && matches.contains(.yes))
      }
      if isChosen { chosen += index.children(of: branch, .body) }
      if rest.isEmpty { break }
    }
    return chosen
  }

  private func isExact(_ value: Value) -> Bool {
    switch value {
    case .enumCase: true
    case .text(let text, _): !text.contains(ValueStore.gap)
    default: false
    }
  }

  private enum Match { case yes, no, maybe }

  private func match(_ pattern: NodeReference, _ value: Value) -> Match {
    switch index[pattern].kind {
    case .patternName: return .yes
    case .patternCase: return match(caseName: index[pattern].name, value)
    case .patternValue:
      guard let expected = index.child(of: pattern, .value) else { return .maybe }
      switch (index[expected].kind, value) {
      case (.string, .text(let text, _)):
        guard index.child(of: expected, .segment) == nil else { return .maybe }
        return text == index[expected].name ? .yes : .no
      case (.member, .enumCase): return match(caseName: index[expected].name, value)
      case (.call, .enumCase):
        let callee = index.child(of: expected, .callee)
        return callee.map { match(caseName: index[$0].name, value) } ?? .maybe
      default: return .maybe
      }
    default: return .maybe
    }
  }

  private func match(caseName: String, _ value: Value) -> Match {
    guard case .enumCase(let type, let name, _, _) = value else { return .maybe }
    if caseName == name { return .yes }
    return index.members(named: caseName, of: type).contains { index[$0].kind == .enumCase }
      ? .no : .maybe
  }

  /// What a name is that a pattern binds.
  func pattern(_ name: NodeReference, _ frame: FrameID) -> SetID {
    let scope = index.enclosingScope(of: name)
    let own = scope.map { self.frame(of: $0, from: frame) } ?? .unbound
    return remembered(Question(kind: .variable, node: name, frame: own)) {
      self.boundByPattern(name, frame)
    }
  }

  private func boundByPattern(_ name: NodeReference, _ frame: FrameID) -> SetID {
    guard let parent = index.parent(of: name) else { return .empty }
    switch index[parent].kind {
    case .optionalBinding:
      if let value = index.child(of: parent, .value) { return evaluate(value, frame) }
      return outer(index[name].name, around: parent, frame)
    default:
      let values = namesakes(of: name).reduce(SetID.empty) {
        store.union($0, subject(of: $1, frame))
      }
      return index.child(of: name, .type).map { castable(values, to: $0) } ?? values
    }
  }

  /// The names that the patterns of one case of a switch bind alike: `case .one(let text), .two(let text)`.
  private func namesakes(of name: NodeReference) -> [NodeReference] {
    guard let branch = index.ancestors(of: name).first(where: { index[$0].role != .pattern }),
      index[branch].kind == .switchCase
    else { return [name] }
    var found: [NodeReference] = []
    var pending = index.children(of: branch, .pattern)
    while let pattern = pending.popLast() {
      if index[pattern].kind == .patternName, index[pattern].name == index[name].name {
        found.append(pattern)
      }
      pending += index.children(of: pattern, .pattern)
    }
    return found.sorted()
  }

  /// What a name means outside an `if let name` that binds it anew.
  private func outer(_ name: String, around binding: NodeReference, _ frame: FrameID) -> SetID {
    switch index.outerDeclaration(of: name, around: binding) {
    case .local(let declaration): return local(declaration, frame)
    case .members(let declarations):
      let own = selfValues(at: binding, frame)
      let found = member(named: name, of: own)
      if found != .empty { return found }
      return declarations.reduce(.empty) { store.union($0, value(of: $1, self: own)) }
    case .globals(let declarations):
      return declarations.reduce(.empty) { store.union($0, value(of: $1, self: .empty)) }
    default: return .empty
    }
  }

  /// The values that a pattern takes apart; the payload or part that belongs to an inner pattern.
  private func subject(of pattern: NodeReference, _ frame: FrameID) -> SetID {
    guard let parent = index.parent(of: pattern) else { return .empty }
    switch index[parent].kind {
    case .switchCase:
      guard let choice = index.parent(of: parent), let subject = index.child(of: choice, .subject)
      else { return .empty }
      return evaluate(subject, frame)
    case .patternMatch, .optionalBinding:
      return index.child(of: parent, .value).map { evaluate($0, frame) } ?? .empty
    case .forLoop:
      return index.child(of: parent, .sequence).map { elements(of: evaluate($0, frame)) } ?? .empty
    case .patternCase:
      let position = index.children(of: parent, .pattern).firstIndex(of: pattern) ?? 0
      return step {
        self.payload(
          position, of: self.index[parent].name, in: self.subject(of: parent, frame), parent)
      }
    case .patternTuple:
      let position = index.children(of: parent, .pattern).firstIndex(of: pattern) ?? 0
      return step {
        self.member(named: String(position), of: self.subject(of: parent, frame))
      }
    default: return .empty
    }
  }

  /// The part of an enum case's payload in values that can be that case.
  private func payload(
    _ position: Int, of name: String, in values: SetID, _ pattern: NodeReference
  ) -> SetID {
    if name == "some" || name == "success" { return values }
    var members: [TracedValue] = []
    var asked: Set<String> = []
    for value in store[values] {
      let found: SetID
      switch store[value] {
      case .enumCase(let type, name, let construction, let frame):
        found = payload(position, type, name, construction, frame)
      case .instance(let type):
        asked.insert(type)
        found = anyPayload(position, type, name)
      case .object(_, let construction, let frame) where calls(construction, name):
        let arguments = index.children(of: construction, .argument)
        found = arguments.indices.contains(position) ? evaluate(arguments[position], frame) : .empty
      default: continue
      }
      members += store[store.prefixed(found, value.path)]
    }
    if values == .empty, let type = inference.subjectType(of: pattern), asked.isEmpty {
      members += store[anyPayload(position, type.name, name)]
    }
    return store.set(members)
  }

  private func calls(_ call: NodeReference, _ name: String) -> Bool {
    index.child(of: call, .callee).map { index[$0].name == name } ?? false
  }

  private func payload(
    _ position: Int, _ type: String, _ name: String, _ construction: NodeReference, _ frame: FrameID
  ) -> SetID {
    guard index[construction].kind == .call else { return anyPayload(position, type, name) }
    for declaration in index.members(named: name, of: type) {
      guard let binding = binding(of: construction, to: declaration) else { continue }
      let parameters = index.children(of: declaration, .parameter)
      guard parameters.indices.contains(position) else { continue }
      return typed(handed(to: position, parameters[position], binding, frame), parameters[position])
    }
    return .empty
  }

  /// What the payload of an enum case is in any of its uses.
  private func anyPayload(_ position: Int, _ type: String, _ name: String) -> SetID {
    for declaration in index.members(named: name, of: type)
    where index[declaration].kind == .enumCase {
      let parameters = index.children(of: declaration, .parameter)
      guard parameters.indices.contains(position) else { continue }
      let parameter = parameters[position]
      return remembered(Question(kind: .incoming, node: parameter, frame: .unbound)) {
        self.incoming(toParameter: parameter, of: declaration)
      }
    }
    return .empty
  }
}
