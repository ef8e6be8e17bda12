package import OversetVocabulary

/// Where some of a program's files draw the texts of the catalogs.
package struct SourcePlaces: Sendable {
  /// A key that is written in the source.
  package struct Mention: Hashable, Sendable {
    /// The key.
    package let key: String
    /// Where.
    package let place: SourcePlace
  }

  /// The places, by key, then by table, file and position; none twice.
  package var places: [TextPlace]
  /// The literals that are keys, in the order of the source.
  package var mentions: [Mention]
  /// The literals that are keys of accessors that no code asks for, or of code that nobody runs.
  package var unasked: [Mention] = []
  /// The texts with values in code that nobody runs.
  package var unrunTexts: [SourcePlace] = []

  /// What the source says that matters to its translations, in the order of the source.
  package var facts: [SourceFact] = []
  /// The texts that lookups state beside a key, in the order of the source.
  package var defaults: [DefaultText] = []
  /// Of the keys that are written in the source, whether 1 is never their number.
  package var leavesOutOne: [String: Bool] = [:]

  package init(places: [TextPlace] = [], mentions: [Mention] = []) {
    self.places = places
    self.mentions = mentions
  }

  /// Adds what was found in other files.
  package mutating func formUnion(_ other: SourcePlaces) {
    places += other.places
    mentions += other.mentions
    unasked += other.unasked
    unrunTexts += other.unrunTexts
    facts += other.facts
    defaults += other.defaults
    leavesOutOne.merge(other.leavesOutOne) { $0 && $1 }
  }

  /// The keys that are written in the source and drawn nowhere, as far as it could be followed: each with its first mention.
  package var unplaced: [AppPlaces.Unplaced] {
    var seen = Set(places.lazy.filter { !$0.drawing.isUnrun }.map(\.key))
    var unplaced: [AppPlaces.Unplaced] = []
    for mention in mentions where seen.insert(mention.key).inserted {
      unplaced.append(
        AppPlaces.Unplaced(
          key: mention.key, table: nil, mention: mention.place,
          reason: "mentioned, and not followed to a drawing"))
    }
    return unplaced.sorted { $0.key < $1.key }
  }

  /// All that was found, as plain values.
  package func appPlaces(
    fileCount: Int, skipped: [AppPlaces.Skipped] = [], refused: [Diagnostic] = []
  ) -> AppPlaces {
    AppPlaces(
      places: places, unplaced: unplaced, unasked: unasked.map(\.key),
      facts: FactSearch.withoutRepetitions(facts),
      defaults: defaults,
      keysWithoutOne: leavesOutOne.filter(\.value).map(\.key),
      fileCount: fileCount, skipped: skipped, refused: refused)
  }
}
