import Foundation
import OversetCatalogs
import OversetChecks
import OversetConfig
import OversetFaultSeeding
import OversetFonts
import OversetShaping
import OversetSlots
import OversetVocabulary
import Testing

/// Faults that are planted into the gallery's catalog, and into one with what it has not, are found, and
/// their clean twins have none.
struct PlantingTests {
  private static let catalogs = Result {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let extra = try #require(
      Bundle.module.url(forResource: "Data/Extra", withExtension: "xcstrings"))
    return try CatalogInput([root.appending(path: "Locales"), extra], root: root).catalogs
  }

  @Test("every fault planted into a catalog is found, and its clean twin is clean")
  func everyCatalogFaultIsFoundAndNothingElse() throws {
    let tallies = CatalogPlanting().tallies(of: try Self.catalogs.get())
    for tally in tallies {
      #expect(tally.isPerfect, "\(tally.rule): \(tally.examples)")
    }
    #expect(tallies.allSatisfy { $0.plantedCount > 0 })
    #expect(tallies.reduce(0) { $0 + $1.plantedCount } > 1000)
  }

  @Test("every text planted into a narrow slot is found, and none in a wide one")
  @MainActor func everyNarrowSlotIsFoundAndNoWideOne() throws {
    let fonts = try FontCollection(manifest: FontManifest.read(from: BundledFonts.folder))
    let tally = SlotPlanting(fonts: fonts).tally(of: try Self.catalogs.get())
    #expect(tally.isPerfect, "\(tally.examples)")
    #expect(tally.plantedCount > 400)
  }

  /// A rule that does not look is missed, in every rule's turn.
  @Test(
    "a rule that is left out misses every fault planted for it",
    arguments: Set(Planter.all.map(\.rule)).sorted { $0.rawValue < $1.rawValue })
  func missesAreCounted(rule: RuleID) throws {
    let checks = CatalogChecks.onByDefault.filter { $0.rule.id != rule }
    #expect(checks.count == CatalogChecks.onByDefault.count - 1)
    let planters = Planter.all.filter { $0.rule == rule }
    let tallies = CatalogPlanting(checks: checks, planters: planters)
      .tallies(of: try Self.catalogs.get())
    #expect(tallies.map(\.rule) == [rule])
    #expect(tallies.allSatisfy { $0.foundCount == 0 && !$0.isPerfect })
  }

  /// Every rule that is on is planted, but for the one about what the reader of files remarks.
  @Test("every rule that is on by default has planted faults, except those about files")
  func everyRuleIsPlanted() {
    let rules = Set(CatalogChecks.onByDefault.map(\.rule.id))
    #expect(rules.subtracting(Planter.all.map(\.rule)) == [.shapeLoss, .keyNotInSource])
  }
}
