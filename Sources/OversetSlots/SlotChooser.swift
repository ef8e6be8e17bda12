import OversetConfig
import OversetVocabulary

/// Says of each string in which slot it is drawn, and how that is known.
///
/// In this order: the one slot that a caller names; a rule that somebody wrote; what the catalog itself states; a
/// rule that was only suggested; the project's default; a guess.
struct SlotChooser: Sendable {
  /// A choice.
  struct Choice: Sendable {
    /// The slot; nil if nothing says where the string is drawn.
    let slot: Slot?
    let evidence: SlotEvidence
    /// The number of the guessed rule that made it, in ``SlotRules/guesses``; nil for another.
    let guess: Int?
    /// The number of the project's rule that made it; nil for another.
    let rule: Int?

    init(_ slot: Slot?, _ evidence: SlotEvidence, guess: Int? = nil, rule: Int? = nil) {
      self.slot = slot
      self.evidence = evidence
      self.guess = guess
      self.rule = rule
    }

    /// Whether it is a guess of low confidence, which nothing is judged by.
    var isFaint: Bool {
      if case .guessed(.low, _) = evidence { true } else { false }
    }
  }

  /// Whether one slot is named for every string.
  var isNamed: Bool { named != nil }

  private let named: Slot?
  /// The slot of strings that no rule covers, and where the project says so.
  private let standard: Choice?
  let project: SlotRuleList
  /// What formats state, as far as rules can tell.
  let bundled: SlotRuleList
  private let usesGuesses: Bool
  /// Files of apps for the Mac, of whose screens no slot knows: nothing is guessed of them.
  var macFiles: Set<String> = []

  /// One slot for every string.
  init(_ slot: Slot) {
    named = slot
    standard = nil
    project = SlotRuleList()
    bundled = SlotRuleList()
    usesGuesses = false
  }

  /// The slots that the rules of a project name, and those that are stated or guessed without.
  ///
  /// - Throws: `Diagnostic` for a slot that there is not, at its place.
  init(_ rules: SlotRules = SlotRules()) throws(Diagnostic) {
    let table = try SlotTable(rules)
    named = nil
    if let name = rules.standard {
      standard = Choice(try table.slot(name), .rule(name.place))
    } else {
      standard = nil
    }
    project = try SlotRuleList(rules.rules, table)
    bundled = try SlotRuleList(SlotRules.guesses.rules, SlotTable())
    usesGuesses = rules.usesGuesses
  }

  /// Every slot that a string can come to, each once.
  var slots: [Slot] {
    var known: Set<Slot> = []
    let all = [named, standard?.slot] + project.slots + bundled.slots
    return all.compactMap(\.self).filter { known.insert($0).inserted }
  }

  /// The slot of an entry.
  func choice(for traits: EntryTraits) -> Choice {
    if let named { return Choice(named, .named) }
    let own = project.last(covering: traits)
    if let own, !own.rule.isGuess {
      return Choice(own.slot, .rule(own.rule.place), rule: own.number)
    }
    let found = bundled.last(covering: traits)
    if let found, found.rule.confidence == nil {
      return Choice(
        found.slot, .stated(SlotRuleWords.statement(traits.share(of: found.rule.condition))))
    }
    if let own { return Choice(own.slot, own.guess(of: traits), rule: own.number) }
    if let standard { return standard }
    guard usesGuesses, let found, !traits.isForOtherSystem, !macFiles.contains(traits.file) else {
      return Choice(nil, .unknown)
    }
    return Choice(found.slot, found.guess(of: traits), guess: found.number)
  }
}
