import OversetCatalogs
import OversetProject
import OversetVocabulary

/// A project in which keys show other texts than those of its catalogs.
struct ShownProject {
  /// The project.
  private(set) var project: Project
  /// The places of the texts that are shown instead, by key; a text that takes none is shown whatever its place.
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
    for catalog in library.catalogs {
      guard let entry = library.entry(key: text.key, table: catalog.table) else { continue }
      isKnown = true
      guard Self.isIn(text.file, entry) else { continue }
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
      guard let plural = text.plural else { return replaced }
      replaced.forEachLeaf { leaf in
        guard leaf.locale == locale, leaf.value == text.text,
          leaf.path.pluralCategory == plural || leaf.path.description == plural
        else { return }
        places[text.key, default: []].insert(leaf.place)
      }
      return replaced
    } catch {
      throw HostRefusal(error.sentence)
    }
  }

  /// Whether a text that stands at a place is the one that a key shows instead, and not another of its plural forms.
  func isShown(_ key: String, at place: SourcePlace?) -> Bool {
    guard let places = places[key] else { return true }
    return place.map(places.contains) ?? false
  }

  /// Whether a file, as reports call it or by the end of its path, is one of those that an entry is written in.
  private static func isIn(_ file: String?, _ entry: CatalogEntry) -> Bool {
    guard let file else { return true }
    let files = [entry.place.file] + entry.localizations.values.map(\.place.file)
    return files.contains { $0 == file || $0.hasSuffix("/\(file)") || file.hasSuffix("/\($0)") }
  }
}

/// Why a host does not answer a question.
package struct HostRefusal: Error {
  /// In one sentence, without a full stop.
  package let reason: String

  init(_ reason: String) { self.reason = reason }
}
