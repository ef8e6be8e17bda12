import Foundation
import OversetChecks
import OversetProject
import OversetRun
import OversetTestBasics
import OversetTestProjects
import OversetUI
import Testing

/// A text that no catalog has is the same in every language: that is not calm.
struct TextNotInCatalogTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Save" : {
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Sichern" } }
          }
        }
      },
      "version" : "1.0"
    }
    """

  private func outcome(
    _ view: @escaping @MainActor @Sendable () -> Text, locales: String = "[en, de, ar]",
    catalog: String? = TextNotInCatalogTests.catalog, checks: String = ""
  ) async throws -> RunOutcome {
    let project = try TestProject(
      matrix: "locales: \(locales)\ndevices: [iPhoneSE, iPhone16Pro]\n", checks: checks,
      catalog: catalog)
    let card = Component(
      "Card", presentation: .fitting(width: 343),
      states: ["one", "two"].map { ComponentState($0) { view() } })
    return try await project.outcome([card])
  }

  private func keys(_ outcome: RunOutcome) -> [String?] {
    outcome.findings.filter { $0.rule.id == .textNotInCatalog }.map(\.key)
  }

  @Test("a key that no catalog has is one warning for its component, in whatever cells it is shown")
  func unknownKeyIsFoundOnce() async throws {
    let outcome = try await outcome { Text("Delete") }
    #expect(keys(outcome) == ["Delete"])
    let finding = try #require(outcome.findings.first)
    #expect(finding.severity == .warning && finding.locale == "ar")
    #expect(finding.node?.component == "Card" && finding.node?.state == "one")
    #expect(outcome.failures.isEmpty)
  }

  @Test("a key of a catalog is not among them, even where its translation is missing")
  func knownKeyIsCalm() async throws {
    #expect(keys(try await outcome { Text("Save") }).isEmpty)
  }

  @Test("what is no key, or has no letters, needs no translation")
  func verbatimTextIsCalm() async throws {
    let name = "Ada"
    #expect(keys(try await outcome { Text(verbatim: "Delete") }).isEmpty)
    #expect(keys(try await outcome { Text(name) }).isEmpty)
    #expect(keys(try await outcome { Text("\(3)/\(12) • %") }).isEmpty)
    #expect(keys(try await outcome { Text("\(name)") }).isEmpty)
    #expect(keys(try await outcome { Text("\(3) of \(12)") }) == ["%lld of %lld"])
  }

  @Test("each part of a text is looked at: what is joined, an argument, and what code looks up")
  func partsAreFound() async throws {
    #expect(keys(try await outcome { Text("Save") + Text("Delete") }) == ["Delete"])
    #expect(keys(try await outcome { Text("Save \(Text("Delete"))") }) == ["Save %@", "Delete"])
    #expect(keys(try await outcome { Text(String(localized: "Delete")) }) == ["Delete"])
    #expect(
      keys(try await outcome { Text(String(localized: "Delete").uppercased()) }) == ["Delete"])
  }

  @Test("an app in its own language needs no catalog, a pseudolocale does")
  func sourceLanguageIsCalm() async throws {
    #expect(keys(try await outcome({ Text("Delete") }, locales: "[en, en-GB]")).isEmpty)
    #expect(keys(try await outcome({ Text("Delete") }, locales: "[en, en-XA]")) == ["Delete"])
  }

  @Test("a suppression accepts it for all cells, and the rule can be switched off")
  func itCanBeAccepted() async throws {
    let known = try await outcome(
      { Text("Delete") },
      checks: "known: [{rule: text-not-in-catalog, key: Delete, reason: a brand}]")
    #expect(known.findings.map(\.acceptedReason) == ["a brand"])
    #expect(known.staleSuppressions.isEmpty)
    let off = try await outcome({ Text("Delete") }, checks: "rules: {text-not-in-catalog: off}")
    #expect(keys(off).isEmpty)
  }

  @Test("a baseline lists it once, and holds in a run of one locale")
  func baselineListsItOnce() async throws {
    let whole = try await outcome { Text("Delete") }
    let narrow = try await outcome({ Text("Delete") }, locales: "[en, ar]")
    let baseline = Baseline(of: whole.findings)
    #expect(baseline.count == 1)
    #expect(narrow.findings.allSatisfy(baseline.findings.lists))
    #expect(narrow.findings.count == 1)
  }

  @Test(
    "a project without catalogs says so under what it did not check, one with catalogs does not")
  func noCatalogIsSaid() async throws {
    let without = try await outcome({ Text(verbatim: "Ada") }, catalog: nil)
    let gap = try #require(without.notChecked.first { $0.reason == .noCatalog })
    #expect(gap.count == without.cells.count && gap.detail.contains("matrix.yml"))
    let with = try await outcome { Text(verbatim: "Ada") }
    #expect(!with.notChecked.contains { $0.reason == .noCatalog })
  }
}
