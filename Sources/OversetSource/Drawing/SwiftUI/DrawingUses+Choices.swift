// Branches inside a view that ask for what its construction states.
extension DrawingUses {
  /// Whether what a call constructs can run the code at a place inside it: not where a branch around the place asks for
  /// another case of an enum than the call states: `Row(label: a, kind: .plain)` draws nothing in `case .switch:`.
  func mayRun(_ entry: Entry, for call: NodeReference) -> Bool {
    var stated: [String: String] = [:]
    for argument in index.arguments(call) where !index[argument].label.isEmpty {
      stated[index[argument].label] = caseName(argument)
    }
    guard !stated.isEmpty else { return true }
    return BranchReading(index: index).surroundings(of: entry.node).demands.allSatisfy { demand in
      guard demand.subject.root == .selfValue, demand.subject.names.count == 1,
        let name = demand.subject.names.first.flatMap({ stated[$0] })
      else { return true }
      return mayMeet(demand, name)
    }
  }

  /// The case of an enum of the program that an argument writes out: `.plain`, `Kind.plain(3)`; nil for anything else.
  private func caseName(_ argument: NodeReference) -> String? {
    let callee =
      index[argument].kind == .call ? index.child(of: argument, .callee) : argument
    guard let callee, index[callee].kind == .member, !index.isCapitalized(callee),
      index.child(of: callee, .base).map({ index.isCapitalized($0) }) ?? true
    else { return nil }
    let name = index[callee].name
    return index.enumCases(named: name).isEmpty ? nil : name
  }

  private func mayMeet(_ demand: BranchDemand, _ name: String) -> Bool {
    switch demand.test {
    case .chosen(let branch):
      let patterns = index.children(of: branch, .pattern)
      if patterns.isEmpty { return !isTaken(name, before: branch) }
      return patterns.contains { mayMatch($0, name) }
    case .matches(let patterns) where !demand.isNegated:
      return patterns.contains { mayMatch($0, name) }
    default: return true
    }
  }

  /// Whether a `switch` has a case of its own for a name, before its default.
  private func isTaken(_ name: String, before branch: NodeReference) -> Bool {
    guard let choice = index.parent(of: branch) else { return false }
    return index.children(of: choice, .branch).contains { other in
      other != branch && index.child(of: other, .condition) == nil
        && index.children(of: other, .pattern).contains { isPlain($0, name) }
    }
  }

  /// Whether a pattern matches a case whatever it holds.
  private func isPlain(_ pattern: NodeReference, _ name: String) -> Bool {
    index[pattern].kind == .patternCase && index[pattern].name == name
      && index.children(of: pattern, .pattern).allSatisfy { index[$0].kind == .patternName }
  }

  private func mayMatch(_ pattern: NodeReference, _ name: String) -> Bool {
    index[pattern].kind != .patternCase || index[pattern].name == name
  }
}
