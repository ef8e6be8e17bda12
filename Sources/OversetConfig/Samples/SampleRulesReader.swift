import OversetVocabulary

/// Reads the schema that the head of `Config/samples.yml` describes.
struct SampleRulesReader {
  private enum RootKey: String, CaseIterable { case lengths, opposite, rules, words }

  private enum RuleKey: String, EntryConditionKey {
    case key, words, role, table, comment, `class`, longerThan, shorterThan, sentence, argument,
      kind, text
  }

  private enum WordKey: String, CaseIterable { case kind, locale, length, text }

  func rules(_ document: YAMLDocument) throws(Diagnostic) -> SampleRules {
    var rules = SampleRules()
    guard let root = try document.root?.mapping(RootKey.self) else { return rules }
    if let node = root[.lengths] {
      rules.lengths = try lengths(node)
    }
    rules.layOutOpposite = try root[.opposite]?.boolean() ?? false
    rules.rules =
      try root[.rules]?.rules(\.condition) { node throws(Diagnostic) in try rule(node) } ?? []
    rules.words =
      try root[.words]?.list(upTo: 1_000) { node throws(Diagnostic) in try word(node) } ?? []
    return rules
  }

  private func lengths(_ node: YAMLNode) throws(Diagnostic) -> [SampleLength] {
    var lengths: [SampleLength] = []
    _ = try node.list { entry throws(Diagnostic) in
      let length = try entry.choice(SampleLength.self)
      guard !lengths.contains(length) else {
        throw entry.error("\(entry.found) is in `lengths` twice", "remove one of them")
      }
      lengths.append(length)
    }
    guard !lengths.isEmpty else {
      throw node.error("`lengths` is empty", "for example, write `[typical, long]`")
    }
    return lengths
  }

  private func rule(_ node: YAMLNode) throws(Diagnostic) -> SampleRules.Rule {
    let mapping = try node.mapping(RuleKey.self)
    let rule = SampleRules.Rule(
      condition: try EntryConditionReader().condition(of: mapping),
      argument: try mapping[.argument]?.integer(in: 1...99),
      kind: try mapping[.kind]?.choice(SampleKind.self),
      text: try mapping[.text]?.text())
    guard (rule.kind == nil) != (rule.text == nil) else {
      throw mapping.error("there is neither `kind` nor `text`", "add one of them")
    }
    return rule
  }

  private func word(_ node: YAMLNode) throws(Diagnostic) -> SampleRules.Word {
    let mapping = try node.mapping(WordKey.self)
    return SampleRules.Word(
      kind: try mapping.required(.kind).choice(SampleKind.self),
      locale: try mapping[.locale]?.localeTag(),
      length: try mapping[.length]?.choice(SampleLength.self) ?? .typical,
      text: try mapping.required(.text).text())
  }
}
