import OversetCatalogs
import OversetConfig
import OversetVocabulary

/// Chooses sample values for the arguments of strings.
struct ArgumentSampler: Sendable {
  /// Sample values, and their name in reports; empty for the usual ones.
  struct ArgumentSet {
    let name: String
    let choice: SampleChoice
  }

  private let rules: SampleRules
  private let index: EntryRuleIndex
  private let guesses: [SampleRules.Rule]

  /// - Throws: `Diagnostic` where the guesses of the package cannot be read.
  init(_ rules: SampleRules) throws(Diagnostic) {
    self.rules = rules
    index = EntryRuleIndex(rules.rules.map(\.condition))
    guesses = try SampleRules.guesses.rules
  }

  /// The sample values for the arguments of an entry in a locale, by number; one set if it takes none.
  ///
  /// - Parameter counted: The arguments that the source text shows to be counts.
  func argumentSets(
    of entry: EntryTraits, _ specifiers: [Int: FormatSpecifier], counted: Set<Int>,
    locale: LocaleTag
  ) -> [ArgumentSet] {
    guard !specifiers.isEmpty else { return [ArgumentSet(name: "", choice: SampleChoice())] }
    let objects = specifiers.filter { $0.value.kind == .object }.keys.sorted()
    var base = SampleChoice()
    for number in counted { base.kinds[number] = .count }
    apply(to: &base, objects, entry)
    let hasNames = objects.contains { base.kinds[$0] == nil && base.texts[$0] == nil }
    return rules.lengths.flatMap { length in
      (rules.layOutOpposite && hasNames ? [false, true] : [false]).map { isOpposite in
        argumentSet(base, length, isOpposite: isOpposite, locale: locale)
      }
    }
  }

  /// What the arguments that take words are: of several rules that cover one the last counts. Guesses are
  /// for a single one: of several nothing says which is meant.
  private func apply(to choice: inout SampleChoice, _ objects: [Int], _ traits: EntryTraits) {
    if objects.count == 1 { for rule in guesses { apply(rule, to: &choice, objects, traits) } }
    for place in index.candidates(for: traits.key) {
      apply(rules.rules[place], to: &choice, objects, traits)
    }
  }

  private func apply(
    _ rule: SampleRules.Rule, to choice: inout SampleChoice, _ objects: [Int],
    _ traits: EntryTraits
  ) {
    guard traits.meet(rule.condition) else { return }
    for number in rule.argument.map({ [$0] }) ?? objects {
      choice.kinds[number] = rule.kind
      choice.texts[number] = rule.text
    }
  }

  private func argumentSet(
    _ base: SampleChoice, _ length: SampleLength, isOpposite: Bool, locale: LocaleTag
  ) -> ArgumentSet {
    var choice = base
    choice.length = length
    choice.isOpposite = isOpposite
    for word in rules.words where word.length == length && fits(word, locale) {
      if isOpposite, word.kind == .name { continue }
      choice.words[word.kind] = word.text
    }
    let words = [length == .typical ? nil : length.rawValue, isOpposite ? "other direction" : nil]
    return ArgumentSet(name: words.compactMap { $0 }.joined(separator: ", "), choice: choice)
  }

  private func fits(_ word: SampleRules.Word, _ locale: LocaleTag) -> Bool {
    guard let tag = word.locale else { return true }
    return tag == locale || locale.identifier.hasPrefix("\(tag)-")
  }
}
