package import OversetVocabulary

/// The localized strings of one table, whatever file format they were written in.
package struct StringCatalog: Sendable {
  /// The table's name: the file's name without its extension, as in `Localizable`.
  package let table: String
  /// The folder of the table's files, without `.lproj`: tables of one name in two folders are two.
  package let folder: String
  /// The language the app is written in, such as `en`.
  package let sourceLanguage: LocaleTag
  /// The entries in file order; keys are unique.
  package let entries: [CatalogEntry]
  /// What was read but is unusual, in file order.
  package let notes: [CatalogNote]
  /// Every locale of the catalog with at least one entry, the source language included, sorted.
  package let locales: [LocaleTag]
  /// The files of the whole table, where its format has one for each locale.
  package let files: TableFiles

  /// A catalog out of its parts.
  package init(
    table: String, sourceLanguage: LocaleTag, entries: [CatalogEntry], notes: [CatalogNote] = [],
    folder: String = "", files: TableFiles = TableFiles()
  ) {
    self.folder = folder
    self.files = files
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
  package func forEachLeaf(_ visit: (CatalogLeaf) -> Void) {
    for entry in entries { entry.forEachLeaf(visit) }
  }
}
