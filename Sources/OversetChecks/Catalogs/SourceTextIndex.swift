import OversetCatalogs
import OversetVocabulary

/// Finds source texts by variant and by characters, so that a key of many variants costs no more for each.
///
/// Most keys have one text, and hardly any more than six: those are looked through.
struct SourceTextIndex: Sendable {
  private static let listLimit = 8

  /// Empty for few texts.
  private let byPath: [LeafPath: Int]
  private let byScalars: [[UInt32]: Int]
  private let values: Set<String>

  init(_ texts: [CheckedText]) {
    guard texts.count > Self.listLimit else {
      (byPath, byScalars, values) = ([:], [:], [])
      return
    }
    let places = texts.enumerated()
    byPath = Dictionary(places.map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    byScalars = Dictionary(places.map { ($1.scalars, $0) }, uniquingKeysWith: { first, _ in first })
    values = Set(texts.map(\.value))
  }

  /// The first of `texts`, which were indexed, with that path.
  func position(of path: LeafPath, in texts: [CheckedText]) -> Int? {
    byPath.isEmpty ? texts.firstIndex { $0.path == path } : byPath[path]
  }

  /// The first with those characters.
  func position(of scalars: [UInt32], in texts: [CheckedText]) -> Int? {
    byScalars.isEmpty ? texts.firstIndex { $0.scalars == scalars } : byScalars[scalars]
  }

  /// Whether one is `value`.
  func contains(_ value: String, in texts: [CheckedText]) -> Bool {
    values.isEmpty ? texts.contains { $0.value == value } : values.contains(value)
  }
}

/// Tells which locale of an entry a note is about: the one whose localization begins last before it.
struct NotedLocales {
  private let sorted: [Localization]

  init(_ entry: CatalogEntry) {
    sorted = entry.localizations.values.sorted { $0.place < $1.place }
  }

  /// The notes of each locale, in their order; those before all localizations are left out.
  func group(_ notes: [CatalogNote]) -> [LocaleTag: [CatalogNote]] {
    var groups: [LocaleTag: [CatalogNote]] = [:]
    for note in notes {
      guard let locale = locale(of: note) else { continue }
      groups[locale, default: []].append(note)
    }
    return groups
  }

  /// Files are sorted by name, so a localization of the note's own file stands next to it.
  private func locale(of note: CatalogNote) -> LocaleTag? {
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle].place <= note.place { low = middle + 1 } else { high = middle }
    }
    guard low > 0, sorted[low - 1].place.file == note.place.file else { return nil }
    return sorted[low - 1].locale
  }
}
