import Foundation
import OversetChecks
import OversetProject
import OversetSlots
import OversetTestBasics
import OversetTestProjects
import OversetVocabulary
import Testing

/// Texts that wrap onto more lines than the source text.
struct LineGrowthTests {
  private static func messages(
    slot: String, text: String, translation: String, checks: String = ""
  ) async throws -> [String] {
    let files = try TestProject(
      matrix: "devices: [iPhoneSE]\n", checks: checks,
      catalog: """
        { "sourceLanguage" : "en", "strings" : { "a" : { "localizations" : {
          "en" : { "stringUnit" : { "state" : "translated", "value" : "\(text)" } },
          "de" : { "stringUnit" : { "state" : "translated", "value" : "\(translation)" } } } } },
          "version" : "1.0" }
        """)
    let check = SlotCheck(
      project: try Project(root: files.root, readsCatalogs: false), slot: try Slot(named: slot),
      selection: MatrixSelection())
    let outcome = try await check.outcome(files: [files.root.appending(path: "Locales")])
    #expect(outcome.exitCode == 0)
    #expect(outcome.findings.allSatisfy { $0.severity == .info && $0.rule == LineGrowth.rule })
    return outcome.findings.map(\.message)
  }

  private static func words(_ count: Int) -> String {
    Array(repeating: "Wort", count: count).joined(separator: " ")
  }

  @Test(
    "a text with more lines than are usual and than English takes is worth knowing",
    arguments: [
      ("row", 1, 30, ["takes 5 lines, en takes 1"]), ("row", 1, 8, []), ("row", 30, 30, []),
      ("row", 30, 24, []), ("row", 12, 40, []), ("wrappingButton", 1, 10, []),
      ("wrappingButton", 1, 20, ["takes 3 lines, en takes 1"]), ("body", 1, 100, []),
      ("sectionFooter", 1, 20, []),
    ])
  func lines(slot: String, source: Int, translation: Int, messages: [String]) async throws {
    #expect(
      try await Self.messages(
        slot: slot, text: Self.words(source), translation: Self.words(translation)) == messages)
  }

  @Test("the rule can be switched off")
  func off() async throws {
    let found = try await Self.messages(
      slot: "row", text: "Word", translation: Self.words(30), checks: "rules: {more-lines: off}\n")
    #expect(found.isEmpty)
  }

  @MainActor @Test("the slots that state a usual number of lines are among those that wrap")
  func slots() throws {
    let files = try TestProject()
    let listing = try SlotListing(project: try Project(root: files.root))
    for row in listing.rows where row.slot.isDrawn {
      #expect(row.slot.wraps == (row.lineLimit == nil), "\(row.slot.name)")
      #expect(row.usualLines == nil || row.slot.wraps, "\(row.slot.name)")
    }
  }
}
