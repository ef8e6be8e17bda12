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
  /// What it says of entries that their catalog does not.
  let statements: SourceStatements
  private let crowded: CrowdedPlaces
  /// Which tables of one name places draw from.
  let namesakes: NamesakeTables

  /// Finds the slots of `places`, whose rows have words of `catalogs`.
  init(_ places: AppPlaces, _ table: SlotTable, catalogs: [CatalogTable] = []) {
    self.init(
      places, table, RowWords(of: places.places, in: catalogs), NamesakeTables(catalogs))
  }

  /// Finds the slots of `places`, whose rows have those words, and which draw from those tables.
  init(
    _ places: AppPlaces, _ table: SlotTable, _ words: RowWords, _ namesakes: NamesakeTables
  ) {
    self.namesakes = namesakes
    self.words = words
    rows = SourceRows(of: places.places, words)
    crowded = CrowdedPlaces(of: places.places)
    self.places = Dictionary(grouping: places.places, by: \.key)
    statements = SourceStatements(places.defaults, self.places, namesakes)
    unplaced = Dictionary(grouping: places.unplaced, by: \.key)
    var slots: [String: Slot] = [:]
    for place in places.places {
      guard case .slot(let name) = place.drawing else { continue }
      for name in [name] + place.otherSlots where slots[name] == nil {
        slots[name] = try? table.slot(named: name)
      }
    }
    self.slots = slots
  }

  /// Every slot with a setting in which a key is drawn, each once, in the order of the keys.
  var all: [DrawnSlot] {
    var known: Set<DrawnSlot> = []
    let reading = PlaceReading(slots: slots, rows: rows, crowded: crowded)
    return places.keys.sorted().flatMap { key in
      (places[key] ?? []).flatMap { place in
        [reading.drawn(place)].compactMap(\.self) + reading.others(place)
      }.filter { known.insert($0).inserted }
    }
  }

  /// What the source says of the key of a table that has it in a file.
  func finding(for key: String, table: String, in file: String) -> Finding {
    let own = (places[key] ?? []).filter { namesakes.draws($0, from: table, in: file) }
    let placements = PlaceReading(slots: slots, rows: rows, crowded: crowded)
      .placements(of: own)
    if !placements.isEmpty { return .drawn(placements) }
    guard let first = own.first else { return .unknown(reason(for: key, table)) }
    let isNowhereDrawn = own.allSatisfy { place in
      if case .notDrawn = place.drawing { true } else { false }
    }
    return isNowhereDrawn ? .notDrawn(at: first.place) : .unknown(reason(of: own))
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
  /// Two buttons of an alert that do not fit side by side are stacked: a text is cut only where even that is too
  /// narrow.
  var withoutNeighbour: Slot {
    kind == .alertButton(of: 2) ? Slot(.alertButton(of: 1)) : self
  }
}
