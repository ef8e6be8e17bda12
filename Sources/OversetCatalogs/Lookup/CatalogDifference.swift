package import OversetVocabulary

/// What differs between two readings of the same catalogs.
package enum CatalogDifference {
  /// The keys of which anything differs, be it the place in a file; nil where more than single keys does: the tables, their
  /// files or languages.
  package static func keys(
    between earlier: [StringCatalog], and later: [StringCatalog]
  ) -> Set<String>? {
    guard earlier.count == later.count else { return nil }
    var comparison = EntryComparison()
    var keys: Set<String> = []
    for (before, after) in zip(earlier, later) {
      guard before.table == after.table, before.folder == after.folder,
        before.sourceLanguage == after.sourceLanguage, before.locales == after.locales,
        before.files == after.files
      else { return nil }
      let (left, right) = (entries(of: before), entries(of: after))
      for (key, entry) in left where !comparison.isSame(entry, right[key]) {
        keys.insert(entry.key)
      }
      for (key, entry) in right where left[key] == nil { keys.insert(entry.key) }
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

  mutating func isSame(_ left: CatalogEntry, _ right: CatalogEntry?) -> Bool {
    guard let right else { return false }
    return left === right || bytes(of: left) == bytes(of: right)
  }

  private mutating func bytes(of entry: CatalogEntry) -> [UInt8] {
    packer.removeBytes()
    packer.write(entry, keepsComment: true)
    return packer.writer.bytes
  }
}
