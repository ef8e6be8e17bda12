import OversetVocabulary

/// What a rule states of the strings that it covers. All of it must hold.
package struct EntryCondition: Hashable, Sendable {
  /// A pattern of the key (`Wildcards`); case counts.
  package var key: String?
  /// Words that the key is made of, each one or several to choose from; case does not count.
  package var words: [[String]] = []
  /// Words of which the key must end in one: what it is called after its topic. Titles, labels and numbers after
  /// it do not count, as in `save_button_title`; case does not count either.
  package var roles: [String] = []
  /// Patterns of the table's name, one of which must hold.
  package var tables: [String] = []
  /// Patterns of the comment, one of which must hold, in small letters; case does not count.
  package var comments: [String] = []
  /// Patterns of the class that Interface Builder names, one of which must hold.
  package var classes: [String] = []
  /// The fewest characters, less one, of the source text; nil means any.
  package var longerThan: Int?
  /// One more than the most characters of the source text; nil means any.
  package var shorterThan: Int?
  /// Whether the source text must end as a sentence does.
  package var isSentence = false

  /// States nothing.
  package init() {}
}

/// The keys of a rule's mapping, among them those that state conditions.
protocol EntryConditionKey: RawRepresentable<String>, CaseIterable, Hashable {
  static var key: Self { get }
  static var words: Self { get }
  static var role: Self { get }
  static var table: Self { get }
  static var comment: Self { get }
  static var `class`: Self { get }
  static var longerThan: Self { get }
  static var shorterThan: Self { get }
  static var sentence: Self { get }
}

extension EntryConditionKey {
  /// The keys that state conditions.
  static var conditions: [Self] {
    [.key, .words, .role, .table, .comment, .class, .longerThan, .shorterThan, .sentence]
  }
}

/// Reads conditions out of the mappings of rules.
struct EntryConditionReader {
  /// The condition of a rule.
  ///
  /// - Throws: `Diagnostic` for a rule that states nothing, which would cover everything.
  func condition<Key: EntryConditionKey>(
    of mapping: YAMLMapping<Key>
  ) throws(Diagnostic) -> EntryCondition {
    var condition = EntryCondition()
    condition.key = try mapping[.key]?.text()
    condition.words = try texts(mapping[.words]).map { alternatives(in: $0.lowercased()) }
    condition.roles = try patterns(mapping[.role]).map { $0.lowercased() }
    condition.tables = try patterns(mapping[.table])
    condition.comments = try patterns(mapping[.comment]).map { $0.lowercased() }
    condition.classes = try patterns(mapping[.class])
    condition.longerThan = try mapping[.longerThan]?.integer(in: 0...100_000)
    condition.shorterThan = try mapping[.shorterThan]?.integer(in: 1...100_000)
    condition.isSentence = try isSentence(mapping[.sentence])
    guard condition != EntryCondition() else {
      let words = Key.conditions.map(\.rawValue)
      throw mapping.error(
        "there is no condition", "add one of: \(words.joined(separator: ", "))")
    }
    return condition
  }

  /// `false` would state nothing.
  private func isSentence(_ node: YAMLNode?) throws(Diagnostic) -> Bool {
    guard let node else { return false }
    guard try node.boolean() else {
      throw node.error("`sentence: false` has no effect", "remove it")
    }
    return true
  }

  /// A list of texts, or one text.
  private func texts(_ node: YAMLNode?) throws(Diagnostic) -> [String] {
    guard let node else { return [] }
    guard node.isList else { return [try node.text()] }
    return try node.list { entry throws(Diagnostic) in try entry.text() }
  }

  private func patterns(_ node: YAMLNode?) throws(Diagnostic) -> [String] {
    guard let node else { return [] }
    return alternatives(in: try node.text())
  }

  /// What bars separate.
  private func alternatives(in text: String) -> [String] {
    text.split(separator: "|").map { String($0.drop { $0 == " " }) }
  }
}
