/// Where an app's source draws the texts of its catalogs.
package struct AppPlaces: Hashable, Sendable {
  /// A mention of a key that was not followed to a drawing.
  package struct Unplaced: Hashable, Sendable {
    /// The key, as the catalogs have it.
    package let key: String
    /// The table that the source names; nil if it names none.
    package let table: String?
    /// Where the source mentions the key; nil where it does so nowhere.
    package let mention: SourcePlace?
    /// Why nothing is known of where it is drawn, such as `handed to a package`.
    package let reason: String

    package init(key: String, table: String?, mention: SourcePlace?, reason: String) {
      self.key = key
      self.table = table
      self.mention = mention
      self.reason = reason
    }
  }

  /// Files that were found and not read.
  package struct Skipped: Hashable, Codable, Sendable {
    /// The name of the folder, or of what the files are for, such as `Pods` or `tests`.
    package let name: String
    /// How many folders or files.
    package let count: Int

    package init(name: String, count: Int) {
      self.name = name
      self.count = count
    }
  }

  /// The places, by key, then by table, file and position.
  package var places: [TextPlace]
  /// The keys that the source draws nowhere, as far as it could be followed; by key, then by table.
  package var unplaced: [Unplaced]
  /// The keys that accessors name which no code asks for, or previews, sorted, each once; other files may name them.
  package var unasked: [String]
  /// What the source says that matters to its translations, by place; a text that is shown in several places is one
  /// fact.
  package var facts: [SourceFact]
  /// The texts that lookups state beside a key, in the order of the source.
  package var defaults: [DefaultText]
  /// The keys whose number is never 1 where the source uses them, sorted.
  package var keysWithoutOne: [String]
  /// The files of fonts in the folder, by the paths that reports show, sorted.
  package var fontFiles: [String] = []
  /// How many files were read.
  package var fileCount: Int
  /// What was not read because it is no source of the app, by name.
  package var skipped: [Skipped]
  /// The files that could not be read, and why.
  package var refused: [Diagnostic]

  package init(
    places: [TextPlace] = [], unplaced: [Unplaced] = [], unasked: [String] = [],
    facts: [SourceFact] = [], defaults: [DefaultText] = [], keysWithoutOne: [String] = [],
    fileCount: Int = 0, skipped: [Skipped] = [], refused: [Diagnostic] = []
  ) {
    self.places = places.sorted(by: Self.precedes)
    self.unplaced = unplaced
    self.unasked = Set(unasked).sorted()
    self.facts = facts
    self.defaults = defaults
    self.keysWithoutOne = Set(keysWithoutOne).sorted()
    self.fileCount = fileCount
    self.skipped = skipped
    self.refused = refused
  }

  /// Adds what was read in another folder.
  package mutating func formUnion(_ other: AppPlaces) {
    let fonts = Set(fontFiles + other.fontFiles).sorted()
    self = AppPlaces(
      places: places + other.places, unplaced: unplaced + other.unplaced,
      unasked: unasked + other.unasked, facts: facts + other.facts,
      defaults: defaults + other.defaults,
      keysWithoutOne: keysWithoutOne.filter(other.leavesOutOne)
        + other.keysWithoutOne.filter(leavesOutOne),
      fileCount: fileCount + other.fileCount, skipped: skipped + other.skipped,
      refused: refused + other.refused)
    fontFiles = fonts
  }

  /// Whether no use of a key here has the number 1; so where there is none.
  private func leavesOutOne(_ key: String) -> Bool {
    keysWithoutOne.contains(key)
      || !places.contains { $0.key == key } && !unplaced.contains { $0.key == key }
  }

  /// The names of the fonts that places state, sorted, each once.
  package var fontNames: [String] {
    Set(places.compactMap { $0.setting.font?.name }).sorted()
  }

  /// Notes which fonts texts are measured with: the digests of their files, by name.
  package mutating func measure(with digests: [String: String]) {
    for index in places.indices {
      guard let name = places[index].setting.font?.name else { continue }
      places[index].setting.font?.digest = digests[name]
    }
  }

  private static func precedes(_ left: TextPlace, _ right: TextPlace) -> Bool {
    if left.key != right.key { return left.key < right.key }
    if left.table != right.table { return (left.table ?? "") < (right.table ?? "") }
    return left.place < right.place
  }
}
