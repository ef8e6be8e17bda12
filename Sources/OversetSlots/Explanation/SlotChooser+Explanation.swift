import OversetConfig
import OversetVocabulary

extension SlotChooser {
  /// The slot of an entry, how it is known, and every rule that covers the entry.
  func explained(
    _ traits: EntryTraits
  ) -> (slot: Slot?, evidence: SlotEvidence?, rules: [KeyExplanation.Match]) {
    let choice = choice(for: traits)
    let matches = rules.enumerated().filter { traits.meet($1.rule.condition) }
    return (
      choice.slot, source == .named ? .named : nil,
      matches.map { number, member in
        KeyExplanation.Match(
          rule: member.rule, isBundled: source == .guesses, decides: number == choice.rule)
      }
    )
  }
}
