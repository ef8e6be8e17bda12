import OversetConfig
import OversetVocabulary

/// Says of each string in which slot it is drawn, and how that is known.
///
/// In this order: the one slot that a caller names; a rule that somebody wrote; the places where the app's source
/// draws it; what the catalog itself states; a rule that was only suggested; the project's default; a guess.
struct SlotChooser: Sendable {
  /// A choice.
  struct Choice: Sendable {
    /// The slots; several only of a key that the source draws in several, and none if nothing says where the
    /// string is drawn.
    let placements: [SlotPlacement]
    let evidence: SlotEvidence
    /// The number of the guessed rule that made it, in ``SlotRules/guesses``; nil for another.
    let guess: Int?
    /// The number of the project's rule that made it; nil for another.
    let rule: Int?
    /// Why the source says nothing of where the key is drawn; nil if it does, and where none was asked.
    var sourceGap: String?

    init(_ slot: Slot?, _ evidence: SlotEvidence, guess: Int? = nil, rule: Int? = nil) {
      placements =
        slot.map { [SlotPlacement(drawn: DrawnSlot($0), evidence: evidence)] } ?? []
      self.evidence = evidence
      self.guess = guess
      self.rule = rule
    }

    /// The slots in which the source draws a key.
    init(_ placements: [SlotPlacement]) {
      self.placements = placements
      evidence = placements.first?.evidence ?? .unknown
      guess = nil
      rule = nil
    }

    /// The slot, or the first of several; nil if nothing says where the string is drawn.
    var slot: Slot? { placements.first?.drawn.slot }

    /// The placements by place, each with what the source leaves open there.
    var ways: [[SlotPlacement]] {
      if placements.count == 1, let only = placements.first, only.others.isEmpty {
        return [placements]
      }
      var ways: [[SlotPlacement]] = []
      var numbers: [Int: Int] = [:]
      for placement in placements {
        let number = numbers[placement.place] ?? ways.count
        if number == ways.count {
          numbers[placement.place] = number
          ways.append([])
        }
        ways[number] += [placement] + placement.others.map { placement.with($0) }
      }
      return ways
    }

    /// Whether it is a guess of low confidence, which nothing is judged by.
    var isFaint: Bool {
      if case .guessed(.low, _) = evidence { true } else { false }
    }
  }

  /// Whether one slot is named for every string.
  var isNamed: Bool { named != nil }

  /// The name of that slot.
  var namedSlot: String? { named?.name }

  private let named: Slot?
  /// The slot of strings that no rule covers, and where the project says so.
  private let standard: Choice?
  let project: SlotRuleList
  /// What formats state, as far as rules can tell.
  let bundled: SlotRuleList
  private let usesGuesses: Bool
  /// Files of apps for the Mac, of whose screens no slot knows: nothing is guessed of them.
  var macFiles: Set<String> = []
  /// What the app's source says; nil where none was read.
  var source: SourceSlots?

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

  /// Every slot that a string can come to, each once, and each setting of the source.
  var slots: [DrawnSlot] {
    var known: Set<DrawnSlot> = []
    let all = [named, standard?.slot] + project.slots + bundled.slots
    return (all.compactMap(\.self).map { DrawnSlot($0) } + (source?.all ?? []))
      .filter { known.insert($0).inserted }
  }

  /// The slot of an entry.
  func choice(for traits: EntryTraits) -> Choice {
    if let named { return Choice(named, .named) }
    let own = project.last(covering: traits)
    if let own, !own.rule.isGuess {
      return Choice(own.slot, .rule(own.rule.place), rule: own.number)
    }
    switch source?.finding(for: traits.key, table: traits.table, in: traits.file) {
    case .drawn(let placements): return Choice(placements)
    case .notDrawn(let place): return Choice(Slot(.hidden), .source(place, .known))
    case .unknown(let reason):
      var choice = choiceWithoutSource(for: traits, own)
      choice.sourceGap = reason
      return choice
    case nil: return choiceWithoutSource(for: traits, own)
    }
  }

  /// The slot of an entry of which neither a written rule nor the source says where it is drawn.
  private func choiceWithoutSource(
    for traits: EntryTraits, _ own: SlotRuleList.Member?
  ) -> Choice {
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
