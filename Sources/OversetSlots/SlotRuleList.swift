import OversetConfig
import OversetVocabulary

/// Rules with their slots; of several that cover an entry the last counts.
struct SlotRuleList: Sendable {
  struct Member: Sendable {
    let number: Int
    let rule: SlotRule
    let slot: Slot

    /// The evidence of a rule that only guesses.
    func guess(of traits: EntryTraits) -> SlotEvidence {
      .guessed(
        rule.confidence ?? .low, from: SlotRuleWords.guess(traits.share(of: rule.condition)))
    }
  }

  private let members: [Member]
  private let index: EntryRuleIndex

  init() {
    members = []
    index = EntryRuleIndex([])
  }

  init(_ rules: [SlotRule], _ table: SlotTable) throws(Diagnostic) {
    var members: [Member] = []
    for (number, rule) in rules.enumerated() {
      members.append(
        Member(number: number, rule: rule, slot: try table.slot(rule.slot)))
    }
    self.members = members
    index = EntryRuleIndex(rules.map(\.condition))
  }

  var slots: [Slot] { members.map(\.slot) }

  func all(covering traits: EntryTraits) -> [Member] {
    index.candidates(for: traits.key).map { members[$0] }
      .filter { traits.meet($0.rule.condition) }
  }

  func last(covering traits: EntryTraits) -> Member? {
    index.candidates(for: traits.key).last { traits.meet(members[$0].rule.condition) }
      .map { members[$0] }
  }
}
