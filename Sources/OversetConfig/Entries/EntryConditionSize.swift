import OversetVocabulary

/// How much the conditions of a file ask of each string, in bytes of what is compared.
///
/// A rule for one key is found by that key. Every other one is tried on each string of each table.
struct EntryConditionSize {
  /// The most rules of a file.
  fileprivate static let longest = 10_000
  /// The most bytes that are compared with a string.
  static let limit = 200_000
  private var size = 0

  /// - Throws: `Diagnostic` at the rule with which it is too much.
  mutating func add(_ condition: EntryCondition, of node: YAMLNode) throws(Diagnostic) {
    guard condition.exactKey == nil else { return }
    let texts =
      [condition.key ?? ""] + condition.words.joined() + condition.roles + condition.tables
      + condition.comments
      + condition.classes
    size += texts.reduce(16) { $0 + $1.utf8.count }
    guard size <= Self.limit else {
      throw node.error(
        "the conditions up to \(node.name) have more than \(Self.limit) bytes to compare",
        "name single keys, or write fewer and shorter patterns")
    }
  }
}

extension YAMLNode {
  /// The rules of a list, each read by `read`, as far as their conditions may be tried on every string.
  func rules<Rule>(
    _ condition: KeyPath<Rule, EntryCondition>, _ read: (YAMLNode) throws(Diagnostic) -> Rule
  ) throws(Diagnostic) -> [Rule] {
    var size = EntryConditionSize()
    return try list(upTo: EntryConditionSize.longest) { node throws(Diagnostic) in
      let rule = try read(node)
      try size.add(rule[keyPath: condition], of: node)
      return rule
    }
  }
}

extension EntryCondition {
  /// The one key that it can hold for; nil if its pattern has wildcards, or it has none.
  package var exactKey: String? {
    guard let key, !key.utf8.contains(where: { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") })
    else { return nil }
    return key
  }
}
