import OversetCatalogs
import OversetProject
import OversetVocabulary

/// A project in which keys show other texts than those of its catalogs.
struct ShownProject {
  /// The project.
  private(set) var project: Project
  /// The places of the texts that are shown instead, by key: what another table or plural form has stays as it is. None where
  /// the file that is meant does not have the key.
  private var places: [String: Set<SourcePlace>] = [:]

  /// Puts texts in the places of those that keys have in a locale.
  ///
  /// - Throws: Why that cannot be done.
  init(
    _ project: Project, showing texts: [HostRequest.ShownText], in locale: LocaleTag
  ) throws(HostRefusal) {
    self.project = project
    for text in texts { try show(text, in: locale) }
  }

  private mutating func show(
    _ text: HostRequest.ShownText, in locale: LocaleTag
  ) throws(HostRefusal) {
    var library = project.strings.catalogLibrary
    // A text that is put together of parts by number cannot be told from the others where it is shown.
    if text.plural?.contains(".") == true, text.plural?.hasPrefix("plural.") == false {
      throw HostRefusal("components do not tell which part of a text varies by number")
    }
    var isKnown = false
    places[text.key] = places[text.key] ?? []
    for catalog in library.catalogs {
      guard let entry = library.entry(key: text.key, table: catalog.table) else { continue }
      isKnown = true
      guard entry.isIn(text.file, of: library.files[catalog.table] ?? []) else { continue }
      library = library.replacing(
        try replaced(entry, text, locale), in: catalog.table)
    }
    if !isKnown, let catalog = library.catalogs.first {
      // The code asks for a key that no catalog has yet.
      let entry = CatalogEntry(
        key: text.key, localizations: [], sourceLanguage: catalog.sourceLanguage,
        place: SourcePlace(file: text.file ?? ""))
      library = library.replacing(try replaced(entry, text, locale), in: catalog.table)
    }
    project = project.showing(library)
  }

  private mutating func replaced(
    _ entry: CatalogEntry, _ text: HostRequest.ShownText, _ locale: LocaleTag
  ) throws(HostRefusal) -> CatalogEntry {
    do throws(CatalogEntry.ReplacementFault) {
      let replaced = try entry.replacing(text.text, in: locale, plural: text.plural)
      replaced.forEachLeaf { leaf in
        guard leaf.locale == locale, leaf.value == text.text else { return }
        if let plural = text.plural {
          guard leaf.path.pluralCategory == plural || leaf.path.description == plural else {
            return
          }
        }
        places[text.key, default: []].insert(leaf.place)
      }
      return replaced
    } catch {
      throw HostRefusal(error.sentence)
    }
  }

  /// Whether the text of a key is shown instead of one of the catalogs.
  func isPlaced(_ key: String) -> Bool { places[key].map { !$0.isEmpty } ?? false }

  /// Whether a text that stands at a place is the one that a key shows instead, and not that of another table or plural form.
  func isShown(_ key: String, at place: SourcePlace?) -> Bool {
    guard let places = places[key] else { return true }
    return place.map(places.contains) ?? false
  }
}

/// Why a host does not answer a question.
package struct HostRefusal: Error {
  /// In one sentence, without a full stop.
  package let reason: String

  init(_ reason: String) { self.reason = reason }
}
