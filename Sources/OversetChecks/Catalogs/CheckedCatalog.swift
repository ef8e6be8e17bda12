package import OversetCatalogs
import OversetVocabulary

/// A catalog whose source texts were looked at, ready to be checked locale by locale.
package struct CheckedCatalog: Sendable {
  private let catalog: StringCatalog
  private let sources: [CheckedSource]
  private let locales: Set<LocaleTag>

  /// Looks at the source texts of `catalog`.
  package init(_ catalog: StringCatalog) {
    self.catalog = catalog
    let notes = Dictionary(grouping: catalog.notes.filter { $0.key != nil }) {
      ExactString($0.key ?? "")
    }
    sources = catalog.entries.map { entry in
      CheckedSource(entry, notes: notes.isEmpty ? [] : notes[ExactString(entry.key)] ?? [])
    }
    locales = Set(catalog.locales)
  }

  /// What `checks` find in a locale, in the order of the entries and, for each, of the rules.
  package func findings(
    in locale: CheckedLocale, checks: [any CatalogCheck] = CatalogChecks.onByDefault
  ) -> [Finding] {
    let isLocaleOfCatalog = locales.contains(locale.tag)
    // Nobody asks the rules about texts where an entry has none.
    let entryChecks = checks.filter { !($0 is any CatalogTextCheck) }
    var findings: [Finding] = []
    for (entry, source) in zip(catalog.entries, sources) {
      let checked = CheckedEntry(
        entry, locale, source: source, isLocaleOfCatalog: isLocaleOfCatalog)
      for check in checked.texts.isEmpty ? entryChecks : checks {
        findings += check.findings(in: checked)
      }
    }
    return findings
  }
}
