import OversetCatalogs
import OversetConfig
import OversetVocabulary

/// The slots in which an app's source draws its keys.
struct SourceSlots: Sendable {
  /// What the source says of a key.
  enum Finding: Sendable {
    /// It is drawn in these slots, each once, at the first place of each.
    case drawn([SlotPlacement])
    /// It is read aloud, logged, stored or sent, and nowhere drawn.
    case notDrawn(at: SourcePlace)
    /// Nothing is known of where it is drawn: why not.
    case unknown(String)
  }

  private let places: [String: [TextPlace]]
  private let unplaced: [String: [AppPlaces.Unplaced]]
  /// The slots of the names that the source's places have; none for a name that is no slot's.
  private let slots: [String: Slot]
  /// The rows that the places stand in.
  let rows: SourceRows
  /// The words beside the texts there.
  let words: RowWords

  /// Finds the slots of `places`, whose rows have words of `catalogs`.
  init(_ places: AppPlaces, _ table: SlotTable, catalogs: [CatalogTable] = []) {
    words = RowWords(of: places.places, in: catalogs)
    rows = SourceRows(of: places.places, words)
    self.places = Dictionary(grouping: places.places, by: \.key)
    unplaced = Dictionary(grouping: places.unplaced, by: \.key)
    var slots: [String: Slot] = [:]
    for place in places.places {
      guard case .slot(let name) = place.drawing, slots[name] == nil else { continue }
      slots[name] = try? table.slot(named: name)
    }
    self.slots = slots
  }

  /// Every slot with a setting in which a key is drawn, each once, in the order of the keys.
  var all: [DrawnSlot] {
    var known: Set<DrawnSlot> = []
    return places.keys.sorted().flatMap { key in
      (places[key] ?? []).compactMap { drawn($0) }.filter { known.insert($0).inserted }
    }
  }

  /// What the source says of the key of a table.
  func finding(for key: String, table: String) -> Finding {
    let own = (places[key] ?? []).filter { Self.isSame($0.table, table) }
    let contested = contested(own)
    var placements: [SlotPlacement] = []
    var numbers: [DrawnSlot: Int] = [:]
    for place in own {
      guard let drawn = drawn(place) else { continue }
      let room =
        contested.contains(place.place)
        ? drawn.room.doubted(because: "several views draw what stands there") : drawn.room
      let placement = SlotPlacement(drawn: drawn, evidence: .source(place.place, room))
      if let number = numbers[drawn] {
        // Of places that are drawn alike, the first whose room is known speaks for all.
        if room.isKnown, placements[number].evidence.isUncertain {
          placements[number] = placement
        }
      } else {
        numbers[drawn] = placements.count
        placements.append(placement)
      }
    }
    if !placements.isEmpty { return .drawn(placements) }
    guard let first = own.first else { return .unknown(reason(for: key, table)) }
    let isNowhereDrawn = own.allSatisfy { place in
      if case .notDrawn = place.drawing { true } else { false }
    }
    return isNowhereDrawn ? .notDrawn(at: first.place) : .unknown(reason(of: own))
  }

  /// The places that views of different kinds draw, or views in different rows: a value was followed into each, and
  /// nothing says which of them shows this key.
  private func contested(_ places: [TextPlace]) -> Set<SourcePlace> {
    var kinds: [SourcePlace: Set<String>] = [:]
    var rows: [SourcePlace: Set<RowPlace?>] = [:]
    for place in places {
      if case .slot = place.drawing { rows[place.place, default: []].insert(place.row) }
      switch place.drawing {
      case .slot(let name): kinds[place.place, default: []].insert(slots[name]?.surface ?? name)
      case .unknown: kinds[place.place, default: []].insert("")
      case .notDrawn: continue
      }
    }
    return Set(kinds.filter { $0.value.count > 1 }.keys)
      .union(rows.filter { $0.value.count > 1 }.keys)
  }

  private func drawn(_ place: TextPlace) -> DrawnSlot? {
    guard case .slot(let name) = place.drawing, let slot = slots[name], slot.isDrawn else {
      return nil
    }
    return DrawnSlot(
      slot, place.setting, alone: true, row: place.row.flatMap { rows[$0] })
  }

  /// Why a key that is mentioned at none of its places is drawn nowhere.
  private func reason(for key: String, _ table: String) -> String {
    let own = unplaced[key]?.first { Self.isSame($0.table, table) }
    return own?.reason ?? "the source does not mention the key"
  }

  /// Why places of which one at least may draw say nothing.
  private func reason(of places: [TextPlace]) -> String {
    for place in places {
      switch place.drawing {
      case .unknown(let reason): return reason
      case .slot(let name) where slots[name] == nil: return "no slot is called “\(name)”"
      case .slot, .notDrawn: continue
      }
    }
    return "it is read aloud or stored in some places only"
  }

  /// Whether the table that a source names is that of a catalog. One that names none takes its own.
  static func isSame(_ named: String?, _ table: String) -> Bool {
    guard let named else { return true }
    return named == table || table.split(separator: "/").last.map { $0 == named } ?? false
  }
}

extension Slot {
  /// What draws it, whatever stands beside it: one view's title is large on the first screen and small on others.
  fileprivate var surface: String {
    switch kind {
    case .navigationTitle, .navigationTitleWithBack, .largeTitle: "navigationTitle"
    default: String(name.prefix { $0 != "(" })
    }
  }

  /// Two buttons of an alert that do not fit side by side are stacked: a text is cut only where even that is too
  /// narrow.
  var withoutNeighbour: Slot {
    kind == .alertButton(of: 2) ? Slot(.alertButton(of: 1)) : self
  }
}
