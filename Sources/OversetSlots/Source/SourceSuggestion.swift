package import OversetVocabulary

/// Rules for the keys that an app's source draws in one slot alone.
package struct SourceSuggestion: Sendable {
  /// A slot, and the keys that are drawn there and nowhere else.
  package struct Part: Sendable {
    /// The slot.
    package let slot: Slot
    /// The keys, sorted.
    package let keys: [String]
  }

  /// By the names of the slots.
  package let parts: [Part]
  /// How many keys are drawn in several slots: no rule can say so.
  package let severalCount: Int
  /// How many keys the source does not place, or nowhere draws.
  package let otherCount: Int
  /// How many files of source were read.
  package let fileCount: Int

  /// The rules that follow from `places`.
  ///
  /// - Parameter keyCount: How many keys the catalogs have.
  package init(_ places: AppPlaces, _ table: SlotTable, keyCount: Int) {
    var slots: [String: Set<Slot>] = [:]
    for place in places.places {
      guard case .slot(let name) = place.drawing,
        let slot = try? table.slot(named: name).withoutNeighbour, slot.isDrawn
      else { continue }
      slots[place.key, default: []].insert(slot)
    }
    var keys: [Slot: [String]] = [:]
    for (key, own) in slots where own.count == 1 {
      for slot in own { keys[slot, default: []].append(key) }
    }
    parts = keys.map { Part(slot: $0, keys: $1.sorted()) }.sorted { $0.slot.name < $1.slot.name }
    severalCount = slots.values.count { $0.count > 1 }
    otherCount = max(keyCount - slots.count, 0)
    fileCount = places.fileCount
  }

  /// Why there was nothing to look at; nil if there was.
  package var emptiness: Diagnostic? { fileCount == 0 ? .withoutSource : nil }
}
