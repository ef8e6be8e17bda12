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
    _ value: String, locale: String = "en", slot: String = "body(lines:1)", checks: String = "",
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

  @Test("a clean catalog shows its grid, what was not checked, and the totals")
  func cleanCatalog() async throws {
    let outcome = try await outcome("OK")
    #expect(outcome.exitCode == 0)
    #expect(
      SlotTextReport(outcome).text.string == """
        truncated + at risk  iPhoneSE  fit
        en                      0 + 0    1

        Not checked
          text-cut-by-height: needs a component: 1 key: slots do not cut lines by height
          ink-clipped: needs a component: 1 key: slots do not clip
          tracking-on-joining-script: needs a component: 1 key: slots do not set tracking
          same-name-as-source: switched off: 1 key: off by default; switch it on with `rules:` in Config/checks.yml
          foreign-name-reorders: switched off: 1 key: off by default; switch it on with `rules:` in Config/checks.yml

        1 key, 1 locale, 1 layout in slot body(lines:1): 0 truncated, 0 at risk

        """)
  }

  @Test("a truncated string is reported with slot, width and place")
  func truncation() async throws {
    let outcome = try await outcome(String(repeating: "long ", count: 20))
    let text = SlotTextReport(outcome).text.string
    #expect(outcome.exitCode == 1)
    #expect(
      text.hasPrefix(
        "Truncation report: slot body(lines:1)\n  \"key\"  en  iPhoneSE\n    truncated: "))
    #expect(text.contains("has 343.0 pt"))
    #expect(text.contains("    Locales/Test.xcstrings:6:"))
    #expect(text.contains("\nen                      1 + 0    0\n"))
  }

  /// A sign that no device draws is a finding of its string, and no truncation.
  @Test("a character that no font has is reported for its string, not as truncated")
  func missingGlyph() async throws {
    let outcome = try await outcome("a\u{E123}")
    let text = SlotTextReport(outcome).text.string
    #expect(outcome.exitCode == 1)
    #expect(text.hasPrefix("Missing glyphs\n  \"key\"  en  iPhoneSE: no face has U+E123  "))
    #expect(text.contains("\nen                      0 + 0    0\n"))
    #expect(!text.contains("Truncation report"))
  }

  @Test("a locale that no face covers has no numbers in the grid and fails")
  func uncoveredLocale() async throws {
    let outcome = try await outcome("저장", locale: "ko")
    // Nothing was laid out, which is not clean.
    #expect(outcome.exitCode == 1)
    #expect(outcome.isUncovered("ko"))
    #expect(!outcome.isUncovered("de"))
    #expect(
      SlotTextReport(outcome).text.string.hasPrefix(
        """
        truncated + at risk  iPhoneSE  fit
        ko                          -    -

        Not checked
          ko: no face: 1 string
        """))
  }

  @Test("a string at risk fails a strict project alone", arguments: [false, true])
  func atRisk(strict: Bool) async throws {
    let project = try Project(root: try TestProject().root)
    // A string that ends within the slack of the room: letters are added until it does.
    var value = "i"
    let measurer = Measurer(project: project)
    func width() throws -> Double {
      var request = MeasureRequest(text: value)
      request.style = "body"
      return try measurer.measure(request).width
    }
    while try width() < 340 { value += "i" }
    let outcome = try await outcome(value, strict: strict)
    #expect(outcome.findings.map(\.rule.name) == ["text-at-risk"])
    #expect(outcome.exitCode == (strict ? 1 : 0))
    #expect(SlotTextReport(outcome).text.string.contains("0 truncated, 1 at risk"))
  }
}
