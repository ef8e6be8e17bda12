import OversetConfig
import OversetVocabulary

/// The slots in which the places of one key draw it.
///
/// A value is followed to every view that may show it, so that several drawings of one place are ways of which only
/// one is the key's, as are those in the branches of a choice that nobody knows. A text is cut there only if it is cut
/// in each of them.
struct PlaceReading {
  /// The slots of the names that places have.
  let slots: [String: Slot]
  /// The rows that places stand in.
  let rows: SourceRows
  /// The places that draw whatever they are given.
  let crowded: CrowdedPlaces

  /// What is drawn at one place, by which places that draw alike are one.
  private struct Group: Hashable {
    var ways: [DrawnSlot] = []
    var others: [DrawnSlot] = []
    var isOpen = false
    var isElsewhere = false
  }

  /// The placements of a key. Those of other screens than the phone's stand there only where there are no others.
  func placements(of places: [TextPlace]) -> [SlotPlacement] {
    let found = groups(of: places)
    let onPhone = found.filter { !$0.group.isElsewhere }
    var placements: [SlotPlacement] = []
    var known: Set<Group> = []
    var number = 0
    for (group, spots) in onPhone.isEmpty ? found : onPhone
    where known.insert(group).inserted {
      placements += self.placements(of: group, at: spots, number)
      number += 1
    }
    return placements
  }

  /// The slot of a place and what the source sets there; nil where it has none.
  func drawn(_ place: TextPlace) -> DrawnSlot? {
    guard case .slot(let name) = place.drawing, let slot = slots[name], slot.isDrawn else {
      return nil
    }
    return DrawnSlot(
      slot, place.setting, alone: true, row: place.row.flatMap { rows[$0] })
  }

  /// What the text of a place may have instead.
  func others(_ place: TextPlace) -> [DrawnSlot] {
    place.otherSlots.compactMap { name in
      slots[name].map { DrawnSlot($0, place.setting, alone: true) }
    }
  }

  // MARK: - Groups

  private func placements(
    of group: Group, at spots: [SourcePlace], _ number: Int
  ) -> [SlotPlacement] {
    let isKnown = !group.isOpen && (group.ways + group.others).allSatisfy { $0.room.isKnown }
    return zip(group.ways, spots).enumerated().map { way, drawing in
      let (drawn, place) = drawing
      var placement = SlotPlacement(
        drawn: drawn, evidence: .source(place, room(of: drawn, isKnown: isKnown)))
      placement.place = number
      placement.others = way == 0 ? group.others : []
      placement.isUnjudged = group.isOpen || group.isElsewhere
      placement.isElsewhere = group.isElsewhere
      return placement
    }
  }

  /// The room of one way: it is known where that of all ways is.
  private func room(of drawn: DrawnSlot, isKnown: Bool) -> SlotEvidence.Room {
    isKnown || !drawn.room.isKnown
      ? drawn.room : drawn.room.doubted(because: "several views draw what stands there")
  }

  /// What is drawn at each place, in the order of the places, with the places of its ways. The branches of a choice are
  /// one. What a place always draws too is a group for itself.
  private func groups(of places: [TextPlace]) -> [(group: Group, spots: [SourcePlace])] {
    var groups: [(group: Group, spots: [SourcePlace])] = []
    var numbers: [SourcePlace: Int] = [:]
    for place in places where !place.isAddition {
      let shared = place.choice ?? place.place
      let number = numbers[shared] ?? groups.count
      if number == groups.count {
        numbers[shared] = number
        groups.append((Group(), []))
      }
      let count = groups[number].group.ways.count
      add(place, to: &groups[number].group)
      if groups[number].group.ways.count > count { groups[number].spots.append(place.place) }
    }
    for place in places where place.isAddition {
      guard let drawn = drawn(place) else { continue }
      var group = Group(ways: [drawn])
      let shared = place.choice ?? place.place
      group.isOpen = numbers[shared].map { groups[$0].group.ways.count > 1 } ?? false
      groups.append((group, [place.place]))
    }
    return groups.filter { !$0.group.ways.isEmpty }
  }

  private func add(_ place: TextPlace, to group: inout Group) {
    guard let drawn = drawn(place) else {
      if case .notDrawn = place.drawing { return }
      group.isOpen = true
      return
    }
    group.isElsewhere = group.isElsewhere || place.surface != nil
    group.isOpen =
      group.isOpen || place.setting.isOpen(in: drawn.slot) || crowded.leavesOpen(place)
    for way in [drawn] where !group.ways.contains(way) { group.ways.append(way) }
    for other in others(place) where !group.others.contains(other) { group.others.append(other) }
  }
}
