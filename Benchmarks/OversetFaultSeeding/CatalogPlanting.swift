package import OversetCatalogs
package import OversetChecks
import OversetVocabulary

/// Plants faults into the clean entries of catalogs, beside clean twins, and asks the rules about
/// catalogs.
package struct CatalogPlanting {
  private let checks: [any CatalogCheck]
  private let planters: [Planter]

  /// A planting of every kind, to be found by `checks`.
  package init(
    checks: [any CatalogCheck] = CatalogChecks.onByDefault, planters: [Planter] = Planter.all
  ) {
    self.checks = checks
    self.planters = planters
  }

  /// How many faults of each rule were found, in the order of the planters.
  package func tallies(of catalogs: [StringCatalog]) -> [PlantTally] {
    var tallies: [PlantTally] = []
    for rule in planters.map(\.rule) { tallies.update(rule) { _ in } }
    for catalog in catalogs {
      for tag in catalog.locales {
        guard let locale = CheckedLocale(tag: tag) else { continue }
        let sites = cleanSites(of: catalog, in: locale)
        for planter in planters { plant(planter, sites, catalog, locale, &tallies) }
      }
    }
    return tallies
  }

  /// The entries of which no rule finds anything in the locale, neither in their catalog nor alone, where no other
  /// entry explains them. Of two with one key the first; none that is stale, of which no rule is asked.
  private func cleanSites(of catalog: StringCatalog, in locale: CheckedLocale) -> [PlantSite] {
    let findings = self.findings(in: catalog, locale)
    var seen = Set(findings.map(\.name))
    let sites = catalog.entries.enumerated().filter { seen.insert($0.element.key).inserted }
      .filter { $0.element.extractionState != "stale" }
      .map { PlantSite($0.element, locale: locale.tag, index: $0.offset) }
    return sites.filter { site in
      self.findings([site.with(site.localization)], catalog, locale)[site.entry.key] == nil
    }
  }

  private func plant(
    _ planter: Planter, _ sites: [PlantSite], _ catalog: StringCatalog, _ locale: CheckedLocale,
    _ tallies: inout [PlantTally]
  ) {
    let plants = sites.compactMap(planter.plant)
    guard !plants.isEmpty else { return }
    let faulty = findings(plants.map(\.faulty), catalog, locale)
    let clean = findings(plants.map(\.twin), catalog, locale)
    tallies.update(planter.rule) { tally in
      for plant in plants {
        tally.plantedCount += 1
        let found = faulty[plant.faulty.key] ?? []
        if found.contains(where: {
          $0.rule.id == planter.rule && $0.catalogText?.variant == plant.variant
        }) {
          tally.foundCount += 1
        } else {
          tally.note("missed \(Self.told(plant.faulty, locale.tag))")
        }
        for finding in clean[plant.twin.key] ?? [] {
          tally.falseCount += 1
          tally.note(
            "invented \(finding.rule.name): \(finding.message); \(Self.told(plant.twin, locale.tag))"
          )
        }
      }
    }
  }

  /// What the rules find of some entries, by key.
  private func findings(
    _ entries: [CatalogEntry], _ catalog: StringCatalog, _ locale: CheckedLocale
  ) -> [String: [Finding]] {
    // A text in the locale, so that the catalog is translated into it whatever was taken out.
    let neighbour = CatalogEntry(
      key: "planted neighbour",
      localizations: [
        Localization(
          locale: locale.tag,
          unit: StringUnit(
            value: "x", state: "translated",
            place: SourcePlace(file: "planted.xcstrings", line: 1, column: 1)))
      ], sourceLanguage: catalog.sourceLanguage,
      place: SourcePlace(file: "planted.xcstrings", line: 1, column: 1))
    let planted = StringCatalog(
      table: catalog.table, sourceLanguage: catalog.sourceLanguage,
      entries: entries + [neighbour])
    return Dictionary(grouping: findings(in: planted, locale), by: \.name)
  }

  /// What rules say of each entry by itself: faults that are planted everywhere make no copy of the source.
  private func findings(in catalog: StringCatalog, _ locale: CheckedLocale) -> [Finding] {
    CheckedCatalog(catalog, copies: .perKey).findings(in: locale, checks: checks)
  }

  /// The key, and its texts in the locale.
  private static func told(_ entry: CatalogEntry, _ locale: LocaleTag) -> String {
    var texts: [String] = []
    entry.forEachLeaf { if $0.locale == locale { texts.append("“\($0.value)”") } }
    return "“\(entry.key)” in \(locale): \(texts.joined(separator: ", "))"
  }
}
