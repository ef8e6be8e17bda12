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

  /// One slot for every string.
  init(_ slot: Slot) {
    source = .named
    standard = slot
    rules = []
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
  }

  /// Every slot that a string can come to, each once.
  var slots: [Slot] {
    var all: [Slot] = []
    for slot in [standard] + rules.map(\.slot) where !all.contains(slot) { all.append(slot) }
    return all
  }

  /// The slot of an entry: that of the last rule that covers it.
  func choice(for traits: EntryTraits) -> Choice {
    let index = rules.lastIndex { traits.meet($0.rule.condition) }
    return Choice(slot: index.map { rules[$0].slot } ?? standard, rule: index)
  }
}
