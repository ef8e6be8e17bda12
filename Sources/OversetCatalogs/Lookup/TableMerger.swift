import OversetVocabulary

/// Puts the catalogs of one table together: each key once, with the localizations of all its files.
struct TableMerger {
  private(set) var notes: [CatalogNote] = []

  private var places: [ExactString: Int] = [:]
  private var merged: [MergedEntry] = []

  /// The entries, in the order of their first files.
  var entries: [CatalogEntry] { merged.map(\.entry) }

  mutating func add(_ catalog: StringCatalog) {
    for entry in catalog.entries {
      let key = ExactString(entry.key)
      if let place = places[key] {
        notes += merged[place].add(entry)
      } else {
        places[key] = merged.count
        merged.append(MergedEntry(entry))
      }
    }
  }
}

/// An entry, and what further files say of its key: put together once, when all are read.
struct MergedEntry {
  private let first: CatalogEntry
  private var others: [CatalogEntry] = []
  private var localizations: [LocaleTag: Localization]
  private var locales: [LocaleTag]

  init(_ entry: CatalogEntry) {
    first = entry
    localizations = entry.localizations
    locales = entry.locales
  }

  /// The whole; what the first file says counts.
  var entry: CatalogEntry {
    guard !others.isEmpty else { return first }
    let all = [first] + others
    return CatalogEntry(
      key: first.key, comment: all.lazy.compactMap(\.comment).first,
      extractionState: all.lazy.compactMap(\.extractionState).first,
      shouldTranslate: all.allSatisfy(\.shouldTranslate),
      localizations: locales.compactMap { localizations[$0] },
      sourceLanguage: first.sourceLanguage, otherMembers: all.flatMap(\.otherMembers),
      place: first.place)
  }

  /// Adds what another file says.
  ///
  /// - Returns: The texts that are one too many.
  mutating func add(_ entry: CatalogEntry) -> [CatalogNote] {
    var notes: [CatalogNote] = []
    others.append(entry)
    for locale in entry.locales {
      guard let second = entry.localizations[locale] else { continue }
      guard let first = localizations[locale] else {
        localizations[locale] = second
        locales.append(locale)
        continue
      }
      guard first.excludes(second) else { continue }
      notes.append(
        CatalogNote(
          kind: .duplicateAcrossFiles, key: entry.key,
          message: "“\(entry.key)” in “\(locale)” is a duplicate of \(first.place)",
          place: second.place))
    }
    return notes
  }
}

extension Localization {
  /// Whether two texts of one key and locale are one too many. One of a `.stringsdict` takes the place of
  /// one of the `.strings` beside it, and one of a language's folder that of one in `Base.lproj`. Of two
  /// spellings of one locale ``TableFiles`` says it once.
  fileprivate func excludes(_ other: Localization) -> Bool {
    let (path, second) = (CatalogPath(place.file), CatalogPath(other.place.file))
    return CatalogFormat(fileName: place.file) == CatalogFormat(fileName: other.place.file)
      && path.isBase == second.isBase && path.folderName == second.folderName
  }
}
