/// Reads the schema that the head of `Config/slots.yml` describes.
struct SlotRulesReader {
  private enum RootKey: String, CaseIterable { case `default`, rules, slots }

  private enum RuleKey: String, CaseIterable {
    case key, words, table, comment, `class`, longerThan, sentence, slot, confidence
  }

  private enum SlotKey: String, CaseIterable {
    case name, style, size, weight, width, share, insets, lines, scaleFactor
  }

  func rules(_ document: YAMLDocument) throws(ConfigError) -> SlotRules {
    var rules = SlotRules()
    guard let root = try document.root?.mapping(RootKey.self) else { return rules }
    if let node = root[.default] { rules.standard = Placed(try node.text(), at: node.place) }
    rules.customSlots = try customSlots(root[.slots])
    rules.rules = try root[.rules]?.list { node throws(ConfigError) in try rule(node) } ?? []
    return rules
  }

  // MARK: Rules

  private func rule(_ node: YAMLNode) throws(ConfigError) -> SlotRule {
    let mapping = try node.mapping(RuleKey.self)
    let slot = try mapping.required(.slot)
    let rule = SlotRule(
      key: try mapping[.key]?.text(),
      words: try texts(mapping[.words]).map { alternatives(in: $0.lowercased()) },
      tables: try mapping[.table].map { node throws(ConfigError) in
        alternatives(in: try node.text())
      } ?? [],
      comments: try mapping[.comment].map { node throws(ConfigError) in
        alternatives(in: try node.text().lowercased())
      } ?? [],
      classes: try mapping[.class].map { node throws(ConfigError) in
        alternatives(in: try node.text())
      } ?? [],
      longerThan: try mapping[.longerThan]?.integer(in: 0...100_000),
      isSentence: try isSentence(mapping[.sentence]),
      slot: Placed(try slot.text(), at: slot.place),
      confidence: try mapping[.confidence]?.choice(SlotRule.Confidence.self))
    guard !rule.isUnconditional else {
      throw mapping.error(
        "a rule states no condition",
        "add key, words, table, comment, class, longerThan or sentence, or change `default`")
    }
    return rule
  }

  /// `false` would state nothing.
  private func isSentence(_ node: YAMLNode?) throws(ConfigError) -> Bool {
    guard let node else { return false }
    guard try node.boolean() else {
      throw node.error("`sentence: false` states no condition", "remove it")
    }
    return true
  }

  /// A list of texts, or one text.
  private func texts(_ node: YAMLNode?) throws(ConfigError) -> [String] {
    guard let node else { return [] }
    guard node.isList else { return [try node.text()] }
    return try node.list { entry throws(ConfigError) in try entry.text() }
  }

  /// What bars separate.
  private func alternatives(in text: String) -> [String] {
    text.split(separator: "|").map { String($0.drop { $0 == " " }) }
  }

  // MARK: Slots

  private func customSlots(_ node: YAMLNode?) throws(ConfigError) -> [CustomSlot] {
    var names: Set<String> = []
    return try node?.list { entry throws(ConfigError) in
      let slot = try customSlot(entry)
      guard names.insert(slot.name).inserted else {
        throw entry.error("a second slot is called `\(slot.name)`", "rename it")
      }
      return slot
    } ?? []
  }

  private func customSlot(_ node: YAMLNode) throws(ConfigError) -> CustomSlot {
    let mapping = try node.mapping(SlotKey.self)
    let name = try mapping.required(.name)
    let word = try name.text()
    guard word.wholeMatch(of: /[A-Za-z][A-Za-z0-9-]*/) != nil else {
      throw name.mismatch(
        "letters, digits and hyphens, a letter first", "write for example `ticket`")
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

  private func extent(_ mapping: YAMLMapping<SlotKey>) throws(ConfigError) -> CustomSlot.Extent {
    switch (mapping[.width], mapping[.share]) {
    case (let width?, nil): return .points(try width.number(in: 1...10_000))
    case (nil, let share?): return .share(try share.number(in: 0.01...1))
    case (nil, nil):
      throw mapping.error(
        "`width` is missing", "add `width: …` in points, or `share: …` of the screen")
    case (_?, _?):
      throw mapping.error("`width` and `share` are both given", "keep one of them")
    }
  }
}
