import OversetCatalogs
import OversetVocabulary

/// What an app's source says of the uses of keys, as the rules about catalogs ask for it.
struct SourceUses {
  /// Whether source was read in which keys are sought: those of some tables may stand nowhere in it.
  let isKnown: Bool
  /// The numbers of the tables whose keys are used if they are not said to be unused.
  let tables: Set<Int>
  /// The keys whose number is never 1.
  let withoutOne: Set<String>
  /// The keys that nothing draws but code that no user runs; other code may mention them.
  let unseen: Set<String>

  /// - Parameters:
  ///   - places: What was read of the source; nil where none was.
  ///   - unused: The keys that it does not mention; nil where nobody asked.
  init(_ places: AppPlaces?, unused: UnusedKeys?, in tables: [CatalogTable]) {
    isKnown = unused != nil && places.map { $0.fileCount > 0 } ?? false
    self.tables = Set(tables.indices.filter { unused?.isKnown(ofTable: $0) == true })
    withoutOne = Set(places?.keysWithoutOne ?? [])
    let drawn = places?.places ?? []
    unseen = Set(drawn.lazy.filter(\.drawing.isUnrun).map(\.key))
      .subtracting(drawn.lazy.filter { !$0.drawing.isUnrun }.map(\.key))
  }
}
