import OversetConfig

/// What a choice rests on, in words.
enum SlotRuleWords {
  /// What a catalog states: the class of a control, or a key that its format knows.
  static func statement(_ condition: EntryCondition) -> String {
    if let name = condition.classes.first { return "the class \(name)" }
    if let key = condition.key { return "the key \(key)" }
    return "the table \(condition.tables.joined(separator: " or "))"
  }

  /// What a guess goes by: `the key ends in “button” or “btn”`.
  static func guess(_ condition: EntryCondition) -> String {
    var parts: [String] = []
    if let key = condition.key { parts.append("the key is like \(key)") }
    if !condition.roles.isEmpty { parts.append("the key ends in \(choice(condition.roles))") }
    if !condition.words.isEmpty {
      parts.append("the key has \(condition.words.map(choice).joined(separator: " and "))")
    }
    if !condition.tables.isEmpty { parts.append("the table is like \(choice(condition.tables))") }
    if !condition.comments.isEmpty { parts.append("the comment has \(choice(condition.comments))") }
    if !condition.classes.isEmpty { parts.append("the class is \(choice(condition.classes))") }
    if condition.isSentence { parts.append("the text is a sentence") }
    if let length = condition.longerThan { parts.append("it is longer than \(length) characters") }
    if let length = condition.shorterThan { parts.append("it has less than \(length) characters") }
    return parts.joined(separator: ", ")
  }

  private static func choice(_ words: [String]) -> String {
    words.map { "“\($0.trimmed(of: "*"))”" }.joined(separator: " or ")
  }
}

extension String {
  /// The text without a sign at its ends.
  fileprivate func trimmed(of sign: Character) -> Substring {
    var text = self[...]
    while text.first == sign { text.removeFirst() }
    while text.last == sign { text.removeLast() }
    return text
  }
}
