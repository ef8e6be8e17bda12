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

  init(_ catalog: StringCatalog, _ chooser: SlotChooser) {
    self.catalog = catalog
    checked = CheckedCatalog(catalog)
    specifiers = catalog.entries.map(EntrySpecifiers.init)
    traits = catalog.entries.map { EntryTraits($0, table: catalog.table) }
    let choices = traits.map(chooser.choice)
    slots = choices.map(\.slot)
    isCovered = choices.map { $0.rule != nil || chooser.source == .named }
  }

  /// How many keys came to each slot, in the order of their first keys.
  static func uses(in catalogs: [SlottedCatalog]) -> [SlotUse] {
    var order: [Slot] = []
    var counts: [Slot: (all: Int, uncovered: Int)] = [:]
    for catalog in catalogs {
      for (slot, isCovered) in zip(catalog.slots, catalog.isCovered) {
        if counts[slot] == nil { order.append(slot) }
        counts[slot, default: (0, 0)].all += 1
        counts[slot, default: (0, 0)].uncovered += isCovered ? 0 : 1
      }
    }
    return order.map { slot in
      let count = counts[slot] ?? (0, 0)
      return SlotUse(slot: slot, keyCount: count.all, uncoveredCount: count.uncovered)
    }
  }
}
