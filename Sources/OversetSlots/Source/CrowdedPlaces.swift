import OversetVocabulary

/// The places that so many keys reach through data of the app that they draw whatever they are given: nothing says
/// which of the keys come there.
struct CrowdedPlaces: Sendable {
  /// The most keys that may reach a place through data before nothing is said of them there.
  private static let maximumKeys = 12

  private let places: Set<SourcePlace>

  init(of all: [TextPlace]) {
    var keys: [SourcePlace: Set<String>] = [:]
    for place in all where place.isIndirect { keys[place.place, default: []].insert(place.key) }
    places = Set(keys.filter { $0.value.count > Self.maximumKeys }.keys)
  }

  /// Whether nothing says that a key comes to its place.
  func leavesOpen(_ place: TextPlace) -> Bool { place.isIndirect && places.contains(place.place) }
}
