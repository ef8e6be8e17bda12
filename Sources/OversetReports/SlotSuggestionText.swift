import OversetConfig
package import OversetSlots
package import OversetVocabulary

/// A suggestion of rules as a file `Config/slots.yml`.
package struct SlotSuggestionText: Sendable {
  private let suggestion: SlotSuggestion
  /// How many keys of each rule are named; nil for all of them.
  private let keyLimit: Int?

  /// The text of `suggestion`, with a few keys of each rule or with all.
  package init(_ suggestion: SlotSuggestion, namesAllKeys: Bool = false) {
    self.suggestion = suggestion
    keyLimit = namesAllKeys ? nil : 3
  }

  /// The file, ending in a newline.
  package var text: PrintedText {
    ([head] + counts + ["", rules]).joined(separator: "\n") + "\n"
  }

  private var head: PrintedText {
    """
    # Where strings are drawn. These rules are guesses, and findings that rest on them are warnings at most;
    # those of low confidence are not judged by. Where one is right, write `confirmed: true` into it; where one
    # is wrong, correct its slot or remove it. If several rules match a string, the last wins.
    # `overset slots list` shows all slots.
    """
  }

  /// The keys that no rule is for.
  private var counts: [PrintedText] {
    let unknown = suggestion.unknownKeys
    let stated = suggestion.statedKeys
    var lines: [PrintedText] = []
    if !stated.isEmpty {
      lines.append("# The catalogs state the slot of \(Wording.count(stated.count, "key")).")
    }
    guard !unknown.isEmpty else {
      return lines + ["# There is a rule for every other key."]
    }
    return lines + [
      "# Nothing says where \(Wording.count(unknown.count, "key")) \(unknown.count == 1 ? "is" : "are") drawn,"
        + " and so no layout of \(unknown.count == 1 ? "it" : "them") is judged:"
    ] + keyLines(unknown, indent: "#   ")
  }

  private var rules: PrintedText {
    let guesses: PrintedText = "# Every guess is a rule below.\nguesses: false\n\n"
    guard !suggestion.parts.isEmpty else { return guesses + "rules: []" }
    return guesses + (["rules:"] + suggestion.parts.flatMap(lines)).joined(separator: "\n")
  }

  private func lines(_ part: SlotSuggestion.Part) -> [PrintedText] {
    ["  # \(Wording.count(part.keys.count, "key")):"] + keyLines(part.keys, indent: "  #   ") + [
      "  - {\(Self.members(of: part.rule).joined(separator: ", "))}"
    ]
  }

  /// The members of a rule, as a file has them.
  static func members(of rule: SlotRule) -> [PrintedText] {
    let condition = rule.condition
    var members: [PrintedText] = []
    if let key = condition.key { members.append("key: \(.yaml(key))") }
    if !condition.words.isEmpty {
      let words = condition.words.map { $0.joined(separator: "|") }
      members.append("words: \(words.count == 1 ? words[0] : "[\(words.joined(separator: ", "))]")")
    }
    for (name, patterns) in [
      ("role", condition.roles), ("table", condition.tables), ("comment", condition.comments),
      ("class", condition.classes),
    ] where !patterns.isEmpty {
      members.append("\(name): \(.yaml(patterns.joined(separator: "|")))")
    }
    if let length = condition.longerThan { members.append("longerThan: \(length)") }
    if let length = condition.shorterThan { members.append("shorterThan: \(length)") }
    if condition.isSentence { members.append("sentence: true") }
    members.append("slot: \(rule.slot.value)")
    if let confidence = rule.confidence { members.append("confidence: \(confidence.rawValue)") }
    return members
  }

  /// One key to a line, shortened; the rest is counted.
  private func keyLines(_ keys: [String], indent: PrintedText) -> [PrintedText] {
    let limit = keyLimit ?? keys.count
    let lines = keys.prefix(limit).map { key in
      let line = key.split(whereSeparator: \.isNewline).joined(separator: " ")
      return indent + Wording.quoted(line.count > 80 ? line.prefix(79) + "…" : line)
    }
    return keys.count > limit ? lines + [indent + "and \(keys.count - limit) more"] : lines
  }
}
