public import OversetVocabulary

/// The localized strings of one table, whatever file format they were written in.
public struct StringCatalog: Sendable {
  /// The table's name: the file's name without its extension, as in `Localizable`.
  public let table: String
  /// The folder of the table's files, without `.lproj`: tables of one name in two folders are two.
  public let folder: String
  /// The language the app is written in, such as `en`.
  public let sourceLanguage: LocaleTag
  /// The entries in file order; keys are unique.
  public let entries: [CatalogEntry]
  /// What was read but is unusual, in file order.
  public let notes: [CatalogNote]
  /// Every locale of the catalog with at least one entry, the source language included, sorted.
  public let locales: [LocaleTag]

  /// A catalog out of its parts.
  public init(
    table: String, sourceLanguage: LocaleTag, entries: [CatalogEntry], notes: [CatalogNote] = [],
    folder: String = ""
  ) {
    self.folder = folder
    self.table = table
    self.sourceLanguage = sourceLanguage
    self.entries = entries
    self.notes = notes
    var tags: Set<LocaleTag> = [sourceLanguage]
    for entry in entries { tags.formUnion(entry.locales) }
    locales = tags.sorted()
  }

  /// Visits every string of the catalog once: entries, their locales and their variants in file
  /// order.
  public func forEachLeaf(_ visit: (CatalogLeaf) -> Void) {
    for entry in entries { entry.forEachLeaf(visit) }
  }
}
