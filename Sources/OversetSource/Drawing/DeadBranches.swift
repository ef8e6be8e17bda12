/// Finds branches that no program takes: those of a condition that is written out, that a constant is, that a parameter
/// is whose default every caller keeps, or that asks for a value which all callers give.
struct DeadBranches {
  let index: ProgramIndex

  /// Whether a node is a branch that is never taken: `if false {…}`.
  func isDead(_ branch: NodeReference) -> Bool {
    guard let statement = index.parent(of: branch),
      index[statement].kind == .ifElse || index[statement].kind == .guardElse
    else { return false }
    let conditions = index.children(of: statement, .condition)
    switch index[branch].role {
    case .then: return conditions.contains { isAlways(false, $0) }
    case .otherwise: return !conditions.isEmpty && conditions.allSatisfy { isAlways(true, $0) }
    default: return false
    }
  }

  /// Whether a node is a branch that is never taken by what is written out, as conditions on systems are.
  func isWrittenOut(_ branch: NodeReference) -> Bool {
    index.parent(of: branch).map { outer in
      let conditions = index.children(of: outer, .condition)
      return conditions.contains { index[$0].kind == .boolean } && isDead(branch)
    } ?? false
  }

  /// Whether one of the branches around a node is never taken.
  func surround(_ node: NodeReference) -> Bool {
    index.ancestors(of: node).contains { isDead($0) }
  }

  /// Whether a condition has the same value whenever it is asked: a constant that every program has, not one that an
  /// object is made with.
  private func isAlways(_ value: Bool, _ condition: NodeReference) -> Bool {
    switch index[condition].kind {
    case .boolean: return isWritten(value, condition)
    case .optionalBinding: return value && isAlwaysGiven(condition)
    case .name, .member:
      if let (function, number) = index.parameter(meantBy: condition) {
        return isNeverGiven(but: value, function, number)
      }
      guard let declared = SourceValues(index: index).constant(condition),
        index[declared].kind == .boolean, let variable = index.parent(of: declared),
        index[variable].flags.contains(.isLet),
        index[variable].flags.contains(.isStatic) || index.enclosingType(of: variable) == nil
      else { return false }
      return isWritten(value, declared)
    default: return false
    }
  }

  // MARK: - Arguments

  /// Whether a parameter has a value by default, written out, and no call of the function gives it another one.
  private func isNeverGiven(but value: Bool, _ function: NodeReference, _ number: Int) -> Bool {
    let parameter = index.children(of: function, .parameter)[number]
    guard let usual = index.child(of: parameter, .value), isWritten(value, usual) else {
      return false
    }
    let name = index[function].name
    let calls = index.calls(named: name)
    guard name != "init", !calls.isEmpty, index.mentions(of: name).count == calls.count else {
      return false
    }
    return calls.allSatisfy { call in
      let given = index.binding(of: call, to: function)?.pairs.first { $0.parameter == number }
      return given.map { isWritten(value, $0.argument) } ?? true
    }
  }

  private func isWritten(_ value: Bool, _ node: NodeReference) -> Bool {
    index[node].kind == .boolean && index[node].name == (value ? "true" : "false")
  }

  /// Whether a condition asks for a parameter that no call of a private function gives `nil`.
  private func isAlwaysGiven(_ binding: NodeReference) -> Bool {
    let asked = index.child(of: binding, .value) ?? index.child(of: binding, .pattern)
    guard let asked, index[asked].kind == .name || index[asked].kind == .patternName,
      let function = index.ancestors(of: binding).first(where: { index[$0].kind == .function }),
      index[function].flags.contains(.isPrivate)
    else { return false }
    let parameters = index.children(of: function, .parameter)
    let name = index[asked].name
    let calls = index.calls(named: index[function].name).filter { $0.tree == function.tree }
    guard let number = parameters.firstIndex(where: { index[$0].name == name }), !calls.isEmpty,
      index.mentions(of: index[function].name).count(where: { $0.tree == function.tree })
        == calls.count
    else { return false }
    return calls.allSatisfy { call in
      index.binding(of: call, to: function)?.pairs.first { $0.parameter == number }
        .map { isNeverNil($0.argument) } ?? false
    }
  }

  /// Whether an expression is a literal, a case or a value that `if let` or `guard let` has found.
  private func isNeverNil(_ value: NodeReference) -> Bool {
    switch index[value].kind {
    case .string, .integer, .float, .boolean, .array, .dictionary, .closure: return true
    case .member: return index.child(of: value, .base) == nil && index[value].name != "none"
    case .name:
      guard case .local(let variable) = index.meaning(of: value),
        let binding = index.parent(of: variable)
      else { return false }
      return index[variable].kind == .patternName && index[binding].kind == .optionalBinding
    default: return false
    }
  }
}
