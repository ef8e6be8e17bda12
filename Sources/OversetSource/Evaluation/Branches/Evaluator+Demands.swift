/// Whether objects can be what a branch asks for.
extension Evaluator {
  /// Whether an object surely is not what a branch asks for.
  ///
  /// - Parameters:
  ///   - member: The member that the branch asks for; nil for the object itself.
  ///   - type: The type that the code around states; nil for none.
  func contradicts(
    _ demand: BranchDemand, _ object: TracedValue, _ member: String?, of type: String?
  ) -> Bool {
    guard let traits = traits(of: member, in: object, of: type), !isExhausted else { return false }
    return traits.allSatisfy { trait in
      let match = match(demand.test, trait)
      return demand.isNegated ? match == .yes : match == .no
    }
  }

  private func match(_ test: BranchDemand.Test, _ trait: Trait) -> Trait.Match {
    switch test {
    case .matches(let patterns): match(anyOf: patterns, trait)
    case .chosen(let branch): chosen(branch, trait)
    case .equals(let value): match(value: value, trait)
    case .exists: trait == .absent ? .no : .yes
    case .isTrue:
      switch trait {
      case .literal("true"): .yes
      case .literal("false"): .no
      default: .maybe
      }
    }
  }

  /// Whether a `switch` chooses a case for a value.
  private func chosen(_ branch: NodeReference, _ trait: Trait) -> Trait.Match {
    guard let choice = index.parent(of: branch) else { return .maybe }
    for earlier in index.children(of: choice, .branch).prefix(while: { $0 != branch })
    where index.child(of: earlier, .condition) == nil {
      if match(anyOf: index.children(of: earlier, .pattern), trait) == .yes { return .no }
    }
    let own = match(anyOf: index.children(of: branch, .pattern), trait)
    return own == .no ? .no : .maybe
  }

  private func match(anyOf patterns: [NodeReference], _ trait: Trait) -> Trait.Match {
    if patterns.isEmpty { return .yes }
    let matches = patterns.map { match(pattern: $0, trait) }
    if matches.contains(.yes) { return .yes }
    return matches.allSatisfy { $0 == .no } ? .no : .maybe
  }

  private func match(pattern: NodeReference, _ trait: Trait) -> Trait.Match {
    switch index[pattern].kind {
    case .patternName: return trait == .absent ? .maybe : .yes
    case .patternCase where ["some", "none"].contains(index[pattern].name): return .maybe
    case .patternCase:
      let isPlain = index.children(of: pattern, .pattern).allSatisfy {
        index[$0].kind == .patternName
      }
      let match = trait.match(.named(index[pattern].name))
      return match == .yes && !isPlain ? .maybe : match
    case .patternValue:
      return index.child(of: pattern, .value).map { match(value: $0, trait) } ?? .maybe
    default: return .maybe
    }
  }

  /// Whether a value is what an expression says: a literal or a case of an enum.
  private func match(value expression: NodeReference, _ trait: Trait) -> Trait.Match {
    guard let other = traits(of: expression, .unbound), let only = other.first, other.count == 1
    else { return .maybe }
    return trait.match(only)
  }
}
