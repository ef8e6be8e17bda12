package import OversetVocabulary

/// The files of a table whose format has one for each locale.
package struct TableFiles: Sendable, Hashable {
  /// The first file of each locale that has texts.
  package private(set) var byLocale: [LocaleTag: String] = [:]
  /// How many keys the files of each locale have.
  private var keyCounts: [LocaleTag: Int] = [:]
  /// What is unusual about their names.
  private(set) var notes: [CatalogNote] = []

  /// None: the whole table is in one file.
  package init() {}

  private func isPlural(_ file: String) -> Bool { file.hasSuffix(".stringsdict") }

  /// Whether the files of a locale have most of the keys. A source language with fewer has its texts elsewhere:
  /// its keys are the texts.
  package func isWhole(_ locale: LocaleTag) -> Bool {
    (keyCounts[locale] ?? 0) * 2 >= keyCounts.values.max() ?? 0
  }

  /// Adds a file that has texts. Two spellings of one locale are noted once.
  mutating func add(_ file: String, keyCount: Int, source: LocaleTag) {
    guard !KeyText.isStated(by: file) else { return }
    let path = CatalogPath(file)
    let locale = path.locale ?? source
    keyCounts[locale, default: 0] += keyCount
    guard let first = byLocale[locale], !(isPlural(first) && !isPlural(file)) else {
      // A text without plural forms is missing in the file for such texts.
      byLocale[locale] = file
      return
    }
    let known = CatalogPath(first)
    guard let name = path.folderName, let other = known.folderName, name != other,
      !path.isBase, !known.isBase
    else { return }
    let note = CatalogNote(
      kind: .localeSpelledTwice, key: nil,
      message:
        "“\(name)” and “\(other)” are one locale; of a key in both the text of \(other) is used",
      place: SourcePlace(file: file))
    if !notes.contains(where: { $0.message == note.message }) { notes.append(note) }
  }
}
