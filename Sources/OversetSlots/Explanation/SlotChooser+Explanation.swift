import OversetConfig
import OversetVocabulary

extension SlotChooser {
  /// Every rule that covers an entry: those of the project, then what Overset knows and guesses.
  ///
  /// - Parameter choice: What was chosen for the entry.
  func rules(covering traits: EntryTraits, _ choice: Choice) -> [KeyExplanation.Match] {
    guard !isNamed else { return [] }
    let own = project.all(covering: traits).map { member in
      KeyExplanation.Match(
        rule: member.rule, isBundled: false, decides: member.number == choice.rule)
    }
    let found = bundled.all(covering: traits)
    var decider = choice.guess
    if case .stated = choice.evidence { decider = found.last?.number }
    return own
      + found.map { member in
        KeyExplanation.Match(
          rule: member.rule, isBundled: true, decides: member.number == decider)
      }
  }
}
