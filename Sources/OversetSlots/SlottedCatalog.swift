import OversetCatalogs
import OversetChecks
import OversetConfig
import OversetVocabulary

/// A catalog, and the slot of each of its entries.
struct SlottedCatalog: Sendable {
  /// What is known of an entry before its texts are looked at.
  struct Member: Sendable {
    /// What rules look at.
    let traits: EntryTraits
    /// The arguments that it takes in every locale.
    let specifiers: EntrySpecifiers
    /// Its slot.
    let choice: SlotChooser.Choice
    /// Why none of its texts is laid out; nil if they are.
    let exclusion: LayoutExclusion?
  }

  let catalog: StringCatalog
  /// Ready for the rules about catalogs.
  let checked: CheckedCatalog
  /// One for each entry, in their order.
  let members: [Member]

  /// A part of a table that has those locales, counts of one, and languages that nobody has translated.
  ///
  /// - Parameter unused: The keys that no file of the app's source names.
  init(
    _ catalog: StringCatalog, locales: [LocaleTag], countsOfOne: CountsOfOne,
    copies: CopiedLanguages, _ chooser: SlotChooser, unused: Set<String> = []
  ) {
    self.init(
      catalog,
      checked: CheckedCatalog(
        catalog, locales: locales, countsOfOne: countsOfOne, copies: copies),
      members: catalog.entries.map { entry in
        Member(
          entry, table: catalog.table, chooser,
          isUnused: !unused.isEmpty && unused.contains(entry.key))
      })
  }

  /// The same, where what is known of each entry is at hand.
  init(_ catalog: StringCatalog, checked: CheckedCatalog, members: [Member]) {
    self.catalog = catalog
    self.checked = checked
    self.members = members
  }

  /// How many keys were placed by what.
  var placement: KeyPlacement {
    members.reduce(into: KeyPlacement()) { $0.count($1.choice) }
  }

  /// The keys that came to each slot.
  var uses: SlotUses {
    var uses = SlotUses()
    for member in members { uses.count(member.choice, isJudged: member.exclusion == nil) }
    return uses
  }
}

extension SlottedCatalog.Member {
  /// What is known of an entry by its key, its comment, its file and its source text.
  init(_ entry: CatalogEntry, table: String, _ chooser: SlotChooser, isUnused: Bool = false) {
    let traits = EntryTraits(entry, table: table)
    let choice = chooser.choice(for: traits)
    self.init(
      traits: traits, specifiers: EntrySpecifiers(of: entry), choice: choice,
      exclusion: isUnused ? .unused : LayoutExclusion(of: traits, choice))
  }
}

/// How many keys came to each slot, in the order of their first keys.
struct SlotUses: Sendable {
  private struct Use: Hashable {
    let slot: Slot
    let evidence: SlotEvidence
  }

  private var order: [Use] = []
  private var counts: [Use: (all: Int, judged: Int)] = [:]

  /// Counts a key in each of its slots; one of which nothing is known has none.
  mutating func count(_ choice: SlotChooser.Choice, isJudged: Bool) {
    var known: Set<Use> = []
    for placement in choice.placements {
      let use = Use(slot: placement.drawn.slot, evidence: placement.evidence.common)
      guard known.insert(use).inserted else { continue }
      add(use, all: 1, judged: isJudged ? 1 : 0)
    }
  }

  /// Adds what another process has counted of a key.
  mutating func add(_ recorded: [RecordedUse]) {
    for use in recorded {
      add(
        Use(slot: use.slot, evidence: use.evidence), all: 1, judged: use.isJudged ? 1 : 0)
    }
  }

  /// Those of a key, in their order.
  var recorded: [RecordedUse] {
    order.map { use in
      RecordedUse(
        slot: use.slot, evidence: use.evidence, isJudged: (counts[use]?.judged ?? 0) > 0)
    }
  }

  /// Adds those of further keys.
  mutating func add(_ others: SlotUses) {
    for use in others.order {
      let count = others.counts[use] ?? (0, 0)
      add(use, all: count.all, judged: count.judged)
    }
  }

  /// One for each slot.
  var list: [SlotUse] {
    var slots: [Slot] = []
    var sources: [Slot: [SlotUse.Source]] = [:]
    for use in order {
      let count = counts[use] ?? (0, 0)
      if sources[use.slot] == nil { slots.append(use.slot) }
      sources[use.slot, default: []].append(
        SlotUse.Source(evidence: use.evidence, keyCount: count.all, judgedCount: count.judged))
    }
    return slots.map { SlotUse(slot: $0, sources: sources[$0] ?? []) }
  }

  private mutating func add(_ use: Use, all: Int, judged: Int) {
    if counts[use] == nil { order.append(use) }
    counts[use, default: (0, 0)].all += all
    counts[use, default: (0, 0)].judged += judged
  }
}
