import OversetCatalogs
import OversetConfig
import OversetVocabulary

/// Says of each string in which slot it is drawn.
struct SlotChooser: Sendable {
  /// Where the choices come from.
  enum Source: Sendable, Hashable {
    /// One slot for every string.
    case named
    /// The project's rules.
    case rules
    /// Guesses, for want of rules.
    case guesses
  }

  /// A choice, and which rule made it; nil is the default.
  struct Choice {
    let slot: Slot
    let rule: Int?
  }

  let source: Source
  private let standard: Slot
  private let rules: [(rule: SlotRule, slot: Slot)]
  private let index: EntryRuleIndex

  /// One slot for every string.
  init(_ slot: Slot) {
    source = .named
    standard = slot
    rules = []
    index = EntryRuleIndex([])
  }

  /// The slots that rules name.
  ///
  /// - Throws: `Diagnostic` for a slot that there is not, at its place.
  init(_ rules: SlotRules, source: Source) throws(Diagnostic) {
    let table = try SlotTable(rules)
    self.source = source
    standard = try table.slot(rules.standard)
    var chosen: [(SlotRule, Slot)] = []
    for rule in rules.rules { chosen.append((rule, try table.slot(rule.slot))) }
    self.rules = chosen
    index = EntryRuleIndex(rules.rules.map(\.condition))
  }

  /// Every slot that a string can come to, each once.
  var slots: [Slot] {
    var known: Set<Slot> = []
    return ([standard] + rules.map(\.slot)).filter { known.insert($0).inserted }
  }

  /// The slot of an entry: that of the last rule that covers it.
  func choice(for traits: EntryTraits) -> Choice {
    let index = index.candidates(for: traits.key).last { traits.meet(rules[$0].rule.condition) }
    return Choice(slot: index.map { rules[$0].slot } ?? standard, rule: index)
  }
}
