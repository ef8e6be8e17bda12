import OversetVocabulary

/// Puts the catalogs of one table together.
struct TableMerger {
  private(set) var keys: [ExactString] = []
  private(set) var entries: [ExactString: CatalogEntry] = [:]
  private(set) var notes: [CatalogNote] = []

  mutating func add(_ catalog: StringCatalog) {
    for entry in catalog.entries {
      let key = ExactString(entry.key)
      if let earlier = entries[key] {
        noteDuplicates(of: earlier, in: entry)
        entries[key] = earlier.merging(entry)
      } else {
        keys.append(key)
        entries[key] = entry
      }
    }
  }

  private mutating func noteDuplicates(of earlier: CatalogEntry, in later: CatalogEntry) {
    for locale in later.locales {
      guard let first = earlier.localizations[locale], let second = later.localizations[locale],
        first.excludes(second)
      else { continue }
      notes.append(
        CatalogNote(
          kind: .duplicateAcrossFiles, key: later.key,
          message: "“\(later.key)” in “\(locale)” is a duplicate of \(first.place)",
          place: second.place))
    }
  }
}

extension Localization {
  /// Whether two texts of one key and locale are one too many. One of a `.stringsdict` takes the place of
  /// one of the `.strings` beside it, and one of a language's folder that of one in `Base.lproj`.
  fileprivate func excludes(_ other: Localization) -> Bool {
    CatalogFormat(fileName: place.file) == CatalogFormat(fileName: other.place.file)
      && CatalogPath(place.file).isBase == CatalogPath(other.place.file).isBase
  }
}
