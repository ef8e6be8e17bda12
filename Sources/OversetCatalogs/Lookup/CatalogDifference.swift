package import OversetVocabulary

/// What differs between two readings of the same catalogs.
package enum CatalogDifference {
  /// The languages in which a key shows something else.
  package enum Languages: Sendable, Equatable {
    /// All: what differs is the text in the source language, which stands in for others, or is of no single text.
    case all
    /// Those that show the texts for these locales.
    case of(Set<LocaleTag>)

    /// Whether who looks the key up in one of `locales` may be given something else.
    package func mayServe(_ locales: Set<LocaleTag>) -> Bool {
      switch self {
      case .all: true
      case .of(let changed):
        changed.contains { tag in locales.contains { LocaleFallback.mayServe($0, by: tag) } }
      }
    }

    func union(_ other: Languages) -> Languages {
      guard case .of(let left) = self, case .of(let right) = other else { return .all }
      return .of(left.union(right))
    }
  }

  /// The keys of which anything differs, be it the place in a file; nil where more than single keys does: the tables, their
  /// files or languages.
  package static func keys(
    between earlier: [StringCatalog], and later: [StringCatalog]
  ) -> [String: Languages]? {
    guard earlier.count == later.count else { return nil }
    var comparison = EntryComparison()
    var keys: [String: Languages] = [:]
    for (before, after) in zip(earlier, later) {
      guard before.table == after.table, before.folder == after.folder,
        before.sourceLanguage == after.sourceLanguage, before.locales == after.locales,
        before.files == after.files
      else { return nil }
      let (left, right) = (entries(of: before), entries(of: after))
      for (key, entry) in left {
        guard let languages = comparison.difference(between: entry, and: right[key]) else {
          continue
        }
        keys[entry.key] = keys[entry.key].map { $0.union(languages) } ?? languages
      }
      for (key, entry) in right where left[key] == nil { keys[entry.key] = .all }
    }
    return keys
  }

  private static func entries(of catalog: StringCatalog) -> [ExactString: CatalogEntry] {
    Dictionary(
      catalog.entries.map { (ExactString($0.key), $0) }, uniquingKeysWith: { first, _ in first })
  }
}

/// Compares entries by their bytes, as one packer writes them: a name has one number in all of them.
private struct EntryComparison {
  private var packer = EntryPacker()

  /// The languages in which two entries of a key differ; nil if they are the same.
  mutating func difference(
    between left: CatalogEntry, and right: CatalogEntry?
  ) -> CatalogDifference.Languages? {
    guard let right else { return .all }
    if left === right { return nil }
    guard head(of: left) == head(of: right) else { return .all }
    let changed = Set(left.locales).union(right.locales).filter { locale in
      text(of: left, locale) != text(of: right, locale)
    }
    if changed.isEmpty { return nil }
    return changed.contains(left.sourceLanguage) ? .all : .of(changed)
  }

  private mutating func head(of entry: CatalogEntry) -> [UInt8] {
    packer.removeBytes()
    packer.writeHead(of: entry, keepsComment: true)
    return packer.writer.bytes
  }

  private mutating func text(of entry: CatalogEntry, _ locale: LocaleTag) -> [UInt8]? {
    guard let localization = entry.localizations[locale] else { return nil }
    packer.removeBytes()
    packer.write(localization)
    return packer.writer.bytes
  }
}
