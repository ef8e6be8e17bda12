import OversetVocabulary

/// What a rule states of the strings that it covers. All of it must hold.
package struct EntryCondition: Hashable, Sendable {
  /// A pattern of the key (`Wildcards`); case counts.
  package var key: String?
  /// Words that the key is made of, each one or several to choose from; case does not count.
  package var words: [[String]] = []
  /// Patterns of the table's name, one of which must hold.
  package var tables: [String] = []
  /// Patterns of the comment, one of which must hold, in small letters; case does not count.
  package var comments: [String] = []
  /// Patterns of the class that Interface Builder names, one of which must hold.
  package var classes: [String] = []
  /// The fewest characters, less one, of the source text; nil means any.
  package var longerThan: Int?
  /// Whether the source text must end as a sentence does.
  package var isSentence = false

  /// States nothing.
  package init() {}
}

/// Reads conditions out of the mappings of rules.
struct EntryConditionReader {
  /// The keys of a mapping that state conditions.
  enum Key: String, CaseIterable { case key, words, table, comment, `class`, longerThan, sentence }

  /// The condition of a rule.
  ///
  /// - Throws: `Diagnostic` for a rule that states nothing, which would cover everything.
  func condition<RuleKey>(
    of mapping: YAMLMapping<RuleKey>
  ) throws(Diagnostic) -> EntryCondition {
    func value(_ key: Key) -> YAMLNode? { RuleKey(rawValue: key.rawValue).flatMap { mapping[$0] } }
    var condition = EntryCondition()
    condition.key = try value(.key)?.text()
    condition.words = try texts(value(.words)).map { alternatives(in: $0.lowercased()) }
    condition.tables = try patterns(value(.table))
    condition.comments = try patterns(value(.comment)).map { $0.lowercased() }
    condition.classes = try patterns(value(.class))
    condition.longerThan = try value(.longerThan)?.integer(in: 0...100_000)
    condition.isSentence = try isSentence(value(.sentence))
    guard condition != EntryCondition() else {
      let words = Key.allCases.map(\.rawValue).filter { RuleKey(rawValue: $0) != nil }
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
