import Foundation
import OversetChecks
import OversetProject
import OversetReports
import OversetSlots
import OversetTestBasics
import OversetTestProjects
import OversetTextTools
import OversetVocabulary
import Testing

struct SlotTextReportTests {
  private func outcome(
    _ value: String, locale: String = "en", slot: String = "navigationTitle", checks: String = "",
    strict: Bool = false
  ) async throws -> SlotOutcome {
    let project = try TestProject(
      matrix: "devices: [iPhoneSE]\nstrict: \(strict)\n", checks: checks,
      catalog: """
        {
          "sourceLanguage" : "\(locale)",
          "strings" : {
            "key" : {
              "localizations" : {
                "\(locale)" : { "stringUnit" : { "state" : "translated", "value" : "\(value)" } }
              }
            }
          },
          "version" : "1.0"
        }
        """)
    let check = SlotCheck(
      project: try Project(root: project.root), slot: try Slot(named: slot),
      selection: MatrixSelection())
    return try await check.outcome(files: [project.root.appending(path: "Locales/Test.xcstrings")])
  }

  @Test("a clean catalog shows what was not checked, and the totals")
  func cleanCatalog() async throws {
    let outcome = try await outcome("OK")
    #expect(outcome.exitCode == 0)
    let text = SlotTextReport(outcome).text.string
    #expect(text.hasPrefix("Not checked\n  "))
    #expect(text.contains("rules about components, not strings: text-cut-by-height, ink-clipped"))
    #expect(text.hasSuffix("\n\nnothing found; 1 key in 1 locale, 1 layout\n"))
  }

  @Test("a truncated string is reported with locale, percent, slot, place and what is shown")
  func truncation() async throws {
    let outcome = try await outcome(String(repeating: "long ", count: 19) + "long")
    let text = SlotTextReport(outcome, paths: ["My App"]).text.string
    #expect(outcome.exitCode == 1)
    #expect(text.hasPrefix("Found\n  severity  rule            causes  sites  finds\n"))
    #expect(text.contains("\n  error     text-truncated       1      1  text truncated\n"))
    #expect(text.contains("\n  error  text-truncated  key  en +"))
    #expect(text.contains("  on 1 of 1 device  navigationTitle"))
    #expect(text.contains("Locales/Test.xcstrings:6:"))
    #expect(text.contains("shows \"long long"))
    #expect(text.contains("has 200.0 pt"))
    #expect(text.contains("\n  overset check 'My App' --explain key  # "))
    #expect(text.hasSuffix("\n\n1 error (1 site in 1 key); 1 key in 1 locale, 1 layout\n"))
  }

  @Test("a locale that no face covers is named first among what was not checked, and fails")
  func uncoveredLocale() async throws {
    let outcome = try await outcome("ᏣᎳ", locale: "chr")
    // Nothing was laid out, which is not clean.
    #expect(outcome.exitCode == 1)
    #expect(outcome.isUncovered("chr"))
    #expect(!outcome.isUncovered("de"))
    let text = SlotTextReport(outcome).text.string
    #expect(text.contains("Not checked\n  1 locale without a face for the letters, 1 string"))
    #expect(text.contains(" not laid out: chr\n"))
    #expect(text.contains("1 key in 1 locale, 1 of them not looked at, 0 layouts\n"))
  }

  @Test("a string at risk fails a strict project alone", arguments: [false, true])
  func atRisk(strict: Bool) async throws {
    let project = try Project(root: try TestProject().root)
    // A string that ends within the error margin of the room: letters are added until it does.
    var value = "i"
    let measurer = Measurer(project: project)
    func width() throws -> Double {
      var request = MeasureRequest(text: value)
      request.style = "body"
      request.weight = .name("semibold")
      return try measurer.measure(request).width
    }
    while try width() < 197 { value += "i" }
    let outcome = try await outcome(value, strict: strict)
    #expect(outcome.findings.map(\.rule.name) == ["text-at-risk"])
    #expect(outcome.exitCode == (strict ? 1 : 0))
    let text = SlotTextReport(outcome).text.string
    #expect(text.contains("  warning  text-at-risk  key  en -"))
    #expect(text.contains("1 warning (1 site in 1 key)"))
  }
}
