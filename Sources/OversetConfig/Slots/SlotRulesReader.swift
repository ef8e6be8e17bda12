import OversetVocabulary

/// Reads the schema that the head of `Config/slots.yml` describes.
struct SlotRulesReader {
  private enum RootKey: String, CaseIterable { case `default`, guesses, rules, slots }

  private enum RuleKey: String, EntryConditionKey {
    case key, words, role, table, comment, `class`, longerThan, shorterThan, sentence, slot
    case confidence, confirmed
  }

  private enum SlotKey: String, CaseIterable {
    case name, style, size, weight, width, share, insets, lines, scaleFactor
  }

  func rules(_ document: YAMLDocument) throws(Diagnostic) -> SlotRules {
    var rules = SlotRules()
    guard let root = try document.root?.mapping(RootKey.self) else { return rules }
    if let node = root[.default] { rules.standard = Placed(try node.text(), at: node.place) }
    rules.usesGuesses = try root[.guesses]?.boolean() ?? true
    rules.customSlots = try customSlots(root[.slots])
    rules.rules =
      try root[.rules]?.rules(\.condition) { node throws(Diagnostic) in try rule(node) } ?? []
    return rules
  }

  // MARK: Rules

  private func rule(_ node: YAMLNode) throws(Diagnostic) -> SlotRule {
    let mapping = try node.mapping(RuleKey.self)
    let slot = try mapping.required(.slot)
    return SlotRule(
      condition: try EntryConditionReader().condition(of: mapping),
      slot: Placed(try slot.text(), at: slot.place),
      confidence: try mapping[.confidence]?.choice(SlotRule.Confidence.self),
      isConfirmed: try mapping[.confirmed]?.boolean() ?? false, place: node.place)
  }

  // MARK: Slots

  private func customSlots(_ node: YAMLNode?) throws(Diagnostic) -> [CustomSlot] {
    var names: Set<String> = []
    return try node?.list(upTo: 1_000) { entry throws(Diagnostic) in
      let slot = try customSlot(entry)
      guard names.insert(slot.name).inserted else {
        throw entry.error("two slots have the name `\(slot.name)`", "rename one of them")
      }
      return slot
    } ?? []
  }

  private func customSlot(_ node: YAMLNode) throws(Diagnostic) -> CustomSlot {
    let mapping = try node.mapping(SlotKey.self)
    let name = try mapping.required(.name)
    let word = try name.text()
    guard word.wholeMatch(of: /[A-Za-z][A-Za-z0-9-]*/) != nil else {
      throw name.mismatch(
        "letters, digits and hyphens, starting with a letter", "for example, write `ticket`")
    }
    return CustomSlot(
      name: word,
      style: try mapping[.style]?.choice(TextStyle.self) ?? .body,
      size: try mapping[.size]?.number(in: 1...1000),
      weight: try mapping[.weight]?.integer(in: 100...900),
      extent: try extent(mapping),
      insets: try mapping[.insets]?.number(in: 0...1000) ?? 0,
      lines: try mapping[.lines]?.integer(in: 0...1000) ?? 1,
      scaleFactor: try mapping[.scaleFactor]?.number(in: 0.01...1) ?? 1)
  }

  private func extent(_ mapping: YAMLMapping<SlotKey>) throws(Diagnostic) -> CustomSlot.Extent {
    switch (mapping[.width], mapping[.share]) {
    case (let width?, nil): return .points(try width.number(in: 1...10_000))
    case (nil, let share?): return .share(try share.number(in: 0.01...1))
    case (nil, nil):
      throw mapping.error(
        "`width` is missing", "add `width: …` in points, or `share: …` of the screen")
    case (_?, _?):
      throw mapping.error("`width` and `share` are both set", "remove one of them")
    }
  }
}
