/// A variable, or a member of one, as code names it: `item.kind`, `self.item.kind`, `$0.kind`.
struct AccessPath: Hashable {
  /// What the first name stands for; `selfValue` where it is a member of the type around.
  let root: NameMeaning
  /// The names of the members behind it.
  var names: [String]

  /// Whether the path leads to this one or to what it holds.
  func leads(through outer: AccessPath) -> Bool {
    root == outer.root && names.starts(with: outer.names)
  }

  /// The members that lead from another path to this one, which it passes.
  func tail(behind outer: AccessPath) -> [String] { Array(names.dropFirst(outer.names.count)) }

  /// The same members of another variable.
  func rooted(at root: NameMeaning) -> AccessPath { AccessPath(root: root, names: names) }
}

extension ProgramIndex {
  /// The path that a name, or a chain of members, is; nil for any other expression.
  ///
  /// Another name for the same value, as a constant or `if let` gives it, counts as that value.
  func accessPath(of expression: NodeReference) -> AccessPath? {
    var names: [String] = []
    var current = expression
    for _ in 0..<16 {
      let name = self[current].name
      if self[current].kind == .member, let base = child(of: current, .base) {
        names.insert(name, at: 0)
        current = base
        continue
      }
      guard self[current].kind == .name else { return nil }
      switch meaning(of: current) {
      case .selfValue: return AccessPath(root: .selfValue, names: names)
      case .members:
        return AccessPath(root: .selfValue, names: [ownName(name)] + names)
      case .local(let declaration):
        guard let value = otherName(declaration) else {
          return AccessPath(root: .local(declaration), names: names)
        }
        current = value
      case .shorthand(let closure, let number):
        return AccessPath(root: .shorthand(closure: closure, number: number), names: names)
      case .globals, .type, .unknown: return nil
      }
    }
    return nil
  }

  /// The name of a property, without what asks for its wrapper.
  private func ownName(_ name: String) -> String {
    name.hasPrefix("_") || name.hasPrefix("$") ? String(name.dropFirst()) : name
  }

  /// What a local constant is another name for: a variable or a member of one.
  private func otherName(_ declaration: NodeReference) -> NodeReference? {
    guard let value = singleValue(of: declaration) else { return nil }
    return self[value].kind == .name || self[value].kind == .member ? value : nil
  }

  /// The one value that a local constant has, or that `if let` binds; nil where it may have others.
  func singleValue(of declaration: NodeReference) -> NodeReference? {
    switch self[declaration].kind {
    case .variable where self[declaration].flags.contains(.isLet):
      return child(of: declaration, .value)
    case .patternName:
      guard let binding = parent(of: declaration), self[binding].kind == .optionalBinding else {
        return nil
      }
      return child(of: binding, .value)
    default: return nil
    }
  }
}

extension Inference {
  /// The name of the type of what a path leads to, as far as declarations state it.
  func type(of path: AccessPath, at place: NodeReference) -> String? {
    var type: String?
    switch path.root {
    case .selfValue: type = index.enclosingType(of: place)
    case .local(let declaration): type = declaredType(of: declaration)?.name
    case .shorthand(let closure, let number):
      type = parameterType(number, of: closure)?.name
    default: return nil
    }
    for name in path.names {
      guard let owner = type else { return nil }
      type = index.members(named: name, of: owner).first.flatMap { declaredType(of: $0)?.name }
    }
    return type
  }
}
