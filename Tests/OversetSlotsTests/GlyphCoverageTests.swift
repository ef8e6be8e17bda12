import Foundation
import OversetChecks
import OversetProject
import OversetSlots
import OversetTestBasics
import OversetTestProjects
import OversetVocabulary
import Testing

/// A letter that the faces lack is a gap of theirs: its string is not laid out, and a locale only where most
/// strings are such.
struct GlyphCoverageTests {
  private static let long = "Benachrichtigungseinstellungen der Donaudampfschifffahrtsgesellschaft"

  private func outcome(_ texts: [String], locale: String) async throws -> SlotOutcome {
    let entries = texts.enumerated().map { index, text in
      """
      "key\(index)" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "Ok" } },
        "\(locale)" : { "stringUnit" : { "state" : "translated", "value" : "\(text)" } } } }
      """
    }
    let project = try TestProject(
      matrix: "devices: [iPhoneSE]\n",
      catalog: """
        { "sourceLanguage" : "en", "strings" : { \(entries.joined(separator: ",")) },
          "version" : "1.0" }
        """)
    let check = SlotCheck(
      project: try Project(root: project.root, readsCatalogs: false),
      slot: try Slot(named: "button"), selection: MatrixSelection())
    return try await check.outcome(files: [project.root.appending(path: "Locales")])
  }

  @Test(
    "a locale is left out only if most of its texts cannot be drawn",
    arguments: [
      (["ᏣᎳ", "OK", "Nein"], 1, false), (["ᏣᎳ", "ᎠᎡ"], 2, true), (["ᏣᎳ", "OK"], 1, false),
      (["ᏣᎳ", "ᎠᎡ", "OK"], 2, true), (["OK", "Ja"], 0, false),
    ])
  func shares(texts: [String], undrawn: Int, isLeftOut: Bool) async throws {
    let outcome = try await outcome(texts, locale: "de")
    #expect(outcome.isUncovered("de") == isLeftOut)
    let partial = outcome.notChecked.filter { $0.reason == .noGlyph }
    #expect(partial.map(\.count) == (isLeftOut || undrawn == 0 ? [] : [undrawn]))
    #expect(partial.allSatisfy { $0.detail.hasSuffix(": de \(undrawn) of \(texts.count)") })
    #expect(outcome.laidOutCount == texts.count * 2 - (isLeftOut ? texts.count : undrawn))
    #expect(!outcome.findings.contains { $0.rule.id == .glyphMissing })
  }

  /// A rare letter beside a text that is too long: the fault stays a fault.
  @Test(
    "one letter without a face does not change the verdict of the other texts",
    arguments: ["\u{1D07}", "\u{22C5}\u{A789}", "\u{1F5C2}\u{A789}", "ok"])
  func aRareLetter(letter: String) async throws {
    let outcome = try await outcome([Self.long, "Finans \(letter)"], locale: "tr")
    #expect(outcome.findings.map(\.name) == ["key0"])
    #expect(outcome.exitCode == 1)
  }

  @Test("a character that no system draws is the app's fault")
  func neverDrawn() async throws {
    let outcome = try await outcome(["Finans \u{E123}"], locale: "tr")
    #expect(outcome.findings.map(\.rule.id) == [.glyphMissing])
    #expect(outcome.exitCode == 1)
    #expect(!outcome.notChecked.contains { $0.reason == .noGlyph })
  }
}
