package import OversetCatalogs
package import OversetVocabulary

/// A catalog whose source texts were looked at, ready to be checked locale by locale.
package struct CheckedCatalog: Sendable {
  private let catalog: StringCatalog
  private let sources: [CheckedSource]
  private let repetitions: [SourceRepetition]
  private let locales: Set<LocaleTag>
  private let copies: CopiedLanguages

  /// Looks at the source texts of `catalog`.
  ///
  /// - Parameters:
  ///   - locales: The locales of the whole table, where `catalog` is a part of it.
  ///   - countsOfOne: What its keys are for one thing alone, where `catalog` is a part of it.
  ///   - copies: The languages of the whole table that nobody has translated, where `catalog` is a part of it.
  package init(
    _ catalog: StringCatalog, locales: [LocaleTag]? = nil, countsOfOne: CountsOfOne? = nil,
    copies: CopiedLanguages? = nil
  ) {
    let notes = Dictionary(grouping: catalog.notes.filter { $0.key != nil }) {
      ExactString($0.key ?? "")
    }
    let countsOfOne = countsOfOne ?? CountsOfOne(catalog.entries)
    self.init(
      catalog, locales: locales ?? catalog.locales,
      sources: catalog.entries.map { entry in
        CheckedSource(
          entry, notes: notes.isEmpty ? [] : notes[ExactString(entry.key)] ?? [],
          countsOfOne: countsOfOne)
      }, copies: copies)
  }

  /// The same, where the source texts were looked at before.
  ///
  /// - Parameters:
  ///   - sources: One for each entry, in their order.
  ///   - copies: The languages of the whole table that nobody has translated; nil looks for them in `catalog`.
  package init(
    _ catalog: StringCatalog, locales: [LocaleTag], sources: [CheckedSource],
    copies: CopiedLanguages? = nil
  ) {
    self.copies = copies ?? CopiedLanguages(catalog)
    self.catalog = catalog
    self.sources = sources
    repetitions = zip(catalog.entries, sources).map { $1.repetition(in: $0) }
    self.locales = Set(locales)
  }

  /// What `checks` find in a locale, in the order of the entries and, for each, of the rules.
  package func findings(
    in locale: CheckedLocale, checks: [any CatalogCheck] = CatalogChecks.onByDefault
  ) -> [Finding] {
    let checks = EntryChecks(checks)
    return catalog.entries.indices.flatMap { findings(inEntry: $0, locale, checks: checks) }
  }

  /// What `checks` find in one entry.
  package func findings(
    inEntry index: Int, _ locale: CheckedLocale, checks: EntryChecks
  ) -> [Finding] {
    let checked = CheckedEntry(
      catalog.entries[index], locale, source: sources[index],
      repetitions[index], copies, isLocaleOfCatalog: locales.contains(locale.tag),
      files: catalog.files)
    var findings: [Finding] = []
    let isStray = StrayKeyCheck.concerns(checked)
    let asked =
      StaleKeyCheck.concerns(checked)
      ? checks.aboutStaleKeys : checked.texts.isEmpty ? checks.withoutTexts : checks.all
    for check in asked { findings += check.findings(in: checked) }
    // Code may still use a key that the source language lacks: what breaks is told.
    if isStray { findings.removeAll { $0.severity < .error && $0.rule.id != .keyNotInSource } }
    return findings
  }
}

/// Rules about catalogs that are asked together.
package struct EntryChecks: Sendable {
  /// All of them.
  let all: [any CatalogCheck]
  /// Those that are asked where an entry has no texts: nobody asks the rules about texts.
  let withoutTexts: [any CatalogCheck]

  /// Those that are asked about a key that no code uses.
  let aboutStaleKeys: [any CatalogCheck]

  /// Rules to ask, in order.
  package init(_ checks: [any CatalogCheck]) {
    all = checks
    withoutTexts = checks.filter { !($0 is any CatalogTextCheck) }
    aboutStaleKeys = checks.filter { $0 is StaleKeyCheck }
  }
}
