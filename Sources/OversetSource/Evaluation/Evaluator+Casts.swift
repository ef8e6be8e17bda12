extension Evaluator {
  /// The values that can be of a type, where it is a class, struct or enum of the program: a text is none, and neither
  /// is an object of another type that does not inherit from it. If nothing is left, it is any value of the type.
  func castable(_ values: SetID, to written: NodeReference) -> SetID {
    let type = index.resolve(index[written].name, at: written)
    guard values != .empty, isConcrete(type) else { return values }
    let all = store[values]
    let possible = all.filter { canBe(store[$0], of: type) }
    if possible.count == all.count { return values }
    return possible.isEmpty ? store.set(.instance(type: type)) : store.set(possible)
  }

  /// The values that can have a member which a class, struct or enum of the program declares: a text that a lookup gave
  /// is none of these. What is given to `x.value` is kept in `x` itself, too, so that there it stays.
  func holders(_ values: SetID, of name: String, in type: StaticType?) -> SetID {
    guard let type = type?.name, isConcrete(type), !["value", "wrappedValue"].contains(name),
      !index.members(named: name, of: type).isEmpty
    else { return values }
    let all = store[values]
    let kept = all.filter {
      if case .localized = store[$0] { false } else { true }
    }
    return kept.count == all.count ? values : store.set(kept)
  }

  private func canBe(_ value: Value, of type: String) -> Bool {
    switch value {
    case .text, .localized: false
    case .object(let own, _, _), .instance(let own), .enumCase(let own, _, _, _):
      !isConcrete(own) || index.areRelated(own, type)
    default: true
    }
  }

  /// Whether the program declares a type of which values are made.
  private func isConcrete(_ type: String) -> Bool {
    guard let keyword = index.types[type]?.keyword else { return false }
    return ["class", "struct", "enum", "actor"].contains(keyword)
  }
}
