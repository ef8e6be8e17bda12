import OversetCatalogs
import OversetChecks
import OversetVocabulary

/// The entries that texts were proposed for of late, with what is known of them whatever text they have: people type one text
/// after the other for a key.
final class KnownEntries {
  /// An entry.
  struct Known {
    /// As its files have it.
    let written: CatalogEntry
    /// The same with the text that the app's source states, where its files have none.
    let entry: CatalogEntry
    /// What the reading of its catalog says of the key.
    let notes: [CatalogNote]
    /// Where it is drawn, by its own source text.
    let member: SlottedCatalog.Member
    /// Its source texts, looked at.
    let source: CheckedSource

    /// Whether ``source`` is also that of the entry after a text in a locale was replaced.
    func hasSource(of replaced: CatalogEntry, for locale: LocaleTag) -> Bool {
      // Notes are told by the locales of an entry, to which that of the text is added.
      locale != replaced.sourceLanguage && replaced.source == entry.source && notes.isEmpty
    }
  }

  /// How many are kept.
  private static let capacity = 1 << 12

  private let ground: CheckGround
  private var known: [PreparedCheck.EntryNumber: Known] = [:]

  init(_ ground: CheckGround) { self.ground = ground }

  /// The entry of a number; nil if there is none.
  subscript(number: PreparedCheck.EntryNumber) -> Known? {
    if let found = known[number] { return found }
    let table = ground.input.tables[number.table]
    guard let written = table.entries(number.entry..<number.entry + 1).first else { return nil }
    let entry = ground.chooser.source?.statements.completing(written, table: table.table) ?? written
    let notes = table.notes.filter { $0.key == entry.key }
    let found = Known(
      written: written, entry: entry, notes: notes,
      member: SlottedCatalog.Member(entry, table: table.table, ground.chooser),
      source: CheckedSource(entry, notes: notes, countsOfOne: ground.countsOfOne[number.table]))
    if known.count >= Self.capacity { known.removeAll(keepingCapacity: true) }
    known[number] = found
    return found
  }
}
