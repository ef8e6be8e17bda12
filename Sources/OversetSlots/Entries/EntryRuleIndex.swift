import OversetConfig

/// Finds the rules that may cover a string: those for its key alone, and those with patterns.
struct EntryRuleIndex: Sendable {
  /// Rules for one key, ascending.
  private let exact: [String: [Int]]
  /// The other rules, ascending.
  private let others: [Int]

  init(_ conditions: some Sequence<EntryCondition>) {
    var exact: [String: [Int]] = [:]
    var others: [Int] = []
    for (index, condition) in conditions.enumerated() {
      if let key = condition.exactKey {
        exact[key, default: []].append(index)
      } else {
        others.append(index)
      }
    }
    self.exact = exact
    self.others = others
  }

  /// The indices of the rules that may cover strings of a key, ascending.
  func candidates(for key: String) -> [Int] {
    guard let own = exact[key] else { return others }
    var merged: [Int] = []
    merged.reserveCapacity(own.count + others.count)
    var rest = own[...]
    for other in others {
      while let first = rest.first, first < other { merged.append(rest.removeFirst()) }
      merged.append(other)
    }
    return merged + rest
  }
}
