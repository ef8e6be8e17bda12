import OversetConfig
package import OversetSlots
package import OversetVocabulary

/// A suggestion of rules as a file `Config/slots.yml`.
package struct SlotSuggestionText: Sendable {
  private let suggestion: SlotSuggestion

  /// The text of `suggestion`.
  package init(_ suggestion: SlotSuggestion) { self.suggestion = suggestion }

  /// The file, ending in a newline.
  package var text: PrintedText {
    ([head, rules].joined(separator: "\n\n")) + "\n"
  }

  private var head: PrintedText {
    let examples = Self.list(suggestion.uncoveredExamples)
    let rest: PrintedText =
      suggestion.uncoveredCount == 0
      ? "# A rule matches every key."
      : "# No rule matches \(Wording.count(suggestion.uncoveredCount, "key"))\(examples)."
    return """
      # Where strings are drawn. These are guesses: correct what is wrong. If several rules match a string,
      # the last wins. `overset slots list` shows all slots.
      \(rest)
      default: \(suggestion.standard)
      """
  }

  private var rules: PrintedText {
    guard !suggestion.parts.isEmpty else { return "rules: []" }
    return (["rules:"] + suggestion.parts.flatMap(lines)).joined(separator: "\n")
  }

  private func lines(_ part: SlotSuggestion.Part) -> [PrintedText] {
    let count = Wording.count(part.keyCount, "key")
    return [
      "  # \(count)\(Self.list(part.examples))",
      "  - {\(Self.members(of: part.rule).joined(separator: ", "))}",
    ]
  }

  private static func members(of rule: SlotRule) -> [PrintedText] {
    let condition = rule.condition
    var members: [PrintedText] = []
    if let key = condition.key { members.append("key: \(.yaml(key))") }
    if !condition.words.isEmpty {
      let words = condition.words.map { $0.joined(separator: "|") }
      members.append("words: \(words.count == 1 ? words[0] : "[\(words.joined(separator: ", "))]")")
    }
    for (name, patterns) in [
      ("table", condition.tables), ("comment", condition.comments), ("class", condition.classes),
    ] where !patterns.isEmpty {
      members.append("\(name): \(.yaml(patterns.joined(separator: "|")))")
    }
    if let length = condition.longerThan { members.append("longerThan: \(length)") }
    if condition.isSentence { members.append("sentence: true") }
    members.append("slot: \(rule.slot.value)")
    if let confidence = rule.confidence { members.append("confidence: \(confidence.rawValue)") }
    return members
  }

  /// `: “a”, “b”`, each on one line and short.
  private static func list(_ keys: [String]) -> PrintedText {
    guard !keys.isEmpty else { return "" }
    let short = keys.map { key in
      let line = key.split(whereSeparator: \.isNewline).joined(separator: " ")
      return Wording.quoted(line.count > 40 ? line.prefix(39) + "…" : line)
    }
    return ": " + short.joined(separator: ", ")
  }
}
