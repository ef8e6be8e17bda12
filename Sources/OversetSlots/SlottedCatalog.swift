import OversetCatalogs
import OversetChecks
import OversetConfig
import OversetVocabulary

/// A catalog, and the slot of each of its entries.
struct SlottedCatalog: Sendable {
  let catalog: StringCatalog
  /// Ready for the rules about catalogs.
  let checked: CheckedCatalog
  /// One for each entry, in their order.
  let slots: [Slot]
  /// What rules look at of each entry, in their order.
  let traits: [EntryTraits]
  /// The arguments that each entry takes in every locale, in their order.
  let specifiers: [EntrySpecifiers]
  /// Whether a rule covers the entry, in their order.
  private let isCovered: [Bool]

  /// A part of a table that has those locales.
  init(_ catalog: StringCatalog, locales: [LocaleTag], _ chooser: SlotChooser) {
    self.catalog = catalog
    checked = CheckedCatalog(catalog, locales: locales)
    specifiers = catalog.entries.map(EntrySpecifiers.init)
    traits = catalog.entries.map { EntryTraits($0, table: catalog.table) }
    let choices = traits.map(chooser.choice)
    slots = choices.map(\.slot)
    isCovered = choices.map { $0.rule != nil || chooser.source == .named }
  }

  /// Counts the keys that came to each slot.
  func count(into uses: inout SlotUses) {
    for (slot, isCovered) in zip(slots, isCovered) { uses.count(slot, isCovered: isCovered) }
  }
}

/// How many keys came to each slot, in the order of their first keys.
struct SlotUses: Sendable {
  private var order: [Slot] = []
  private var counts: [Slot: (all: Int, uncovered: Int)] = [:]

  mutating func count(_ slot: Slot, isCovered: Bool) {
    add(slot, all: 1, uncovered: isCovered ? 0 : 1)
  }

  /// Adds those of further keys.
  mutating func add(_ others: SlotUses) {
    for slot in others.order {
      let count = others.counts[slot] ?? (0, 0)
      add(slot, all: count.all, uncovered: count.uncovered)
    }
  }

  var list: [SlotUse] {
    order.map { slot in
      let count = counts[slot] ?? (0, 0)
      return SlotUse(slot: slot, keyCount: count.all, uncoveredCount: count.uncovered)
    }
  }

  private mutating func add(_ slot: Slot, all: Int, uncovered: Int) {
    if counts[slot] == nil { order.append(slot) }
    counts[slot, default: (0, 0)].all += all
    counts[slot, default: (0, 0)].uncovered += uncovered
  }
}
