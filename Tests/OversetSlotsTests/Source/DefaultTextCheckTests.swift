import Foundation
import OversetChecks
import OversetProject
import OversetSlots
import OversetTestBasics
import OversetTestProjects
import OversetVocabulary
import Testing

/// Keys for which the source language has no text of its own, and places that draw whatever they are given.
struct DefaultTextCheckTests {
  private static let key = "[Settings/Title] General settings of everything"

  /// What comes of a table whose English part lacks a key that is drawn as a title.
  private static func outcome(
    _ defaults: [DefaultText], english: String = "", german: String = "Titel"
  ) async throws -> SlotOutcome {
    let files = try TestProject(matrix: "devices: [iPhoneSE]\n")
    try files.write(english, to: "App/en.lproj/Localizable.strings")
    try files.write("\"\(key)\" = \"\(german)\";", to: "App/de.lproj/Localizable.strings")
    defer { withExtendedLifetime(files) {} }
    var check = try SlotCheck(
      project: try Project(root: files.root, readsCatalogs: false), selection: MatrixSelection())
    var places = AppPlaces(
      places: [
        TextPlace(
          key: key, table: nil, place: SourcePlace(file: "View.swift", line: 1, column: 1),
          drawing: .slot("navigationTitle"))
      ], fileCount: 1)
    places.defaults = defaults
    let found = places
    check.readSource = { _ in found }
    return try await check.outcome(files: [files.root.appending(path: "App")])
  }

  private static func stated(_ text: String, table: String? = nil) -> DefaultText {
    DefaultText(
      key: key, table: table, text: text,
      place: SourcePlace(file: "Words.swift", line: 3, column: 5))
  }

  @Test("the text that a lookup states is judged where the source language lacks the key")
  func statedTexts() async throws {
    #expect(SourceCheck.isCut(try await Self.outcome([])))
    #expect(!SourceCheck.isCut(try await Self.outcome([Self.stated("General")])))
    let long = try await Self.outcome([Self.stated("All the settings that there are in this app")])
    let cut = long.findings.filter { $0.rule.id == .textTruncated }
    #expect(!cut.isEmpty && cut.allSatisfy { $0.locale == "en" })
    #expect(cut.first?.place?.file == "Words.swift")
  }

  @Test("a text of the source language, or a lookup in another table, outweighs what is stated")
  func others() async throws {
    let english = "\"\(Self.key)\" = \"General settings of everything that is in here\";"
    #expect(
      SourceCheck.isCut(try await Self.outcome([Self.stated("General")], english: english)))
    #expect(SourceCheck.isCut(try await Self.outcome([Self.stated("General", table: "Other")])))
  }

  @Test("blanks and line breaks at the end of a text need no room", arguments: ["", "  \\n  \\n"])
  func trailing(space: String) async throws {
    let outcome = try await Self.outcome([Self.stated("General")], german: "Titel" + space)
    #expect(
      !SourceCheck.isCut(outcome)
        && outcome.laidOutCount == outcome.fittingCount.values.reduce(0, +))
  }

  @Test(
    "a place that more than twelve keys reach through data is open for them",
    arguments: [(12, true, true), (13, true, false), (13, false, true)])
  func crowded(count: Int, isIndirect: Bool, isJudged: Bool) async throws {
    let places = (0..<count).map { number in
      var place = SourceCheck.place("navigationTitle")
      if number > 0 { place.key = "key\(number)" }
      place.isIndirect = isIndirect
      return place
    }
    let check = SourceCheck(translation: "Ein Titel, der in keiner Leiste Platz hat")
    let outcome = try await check.outcome(places)
    #expect(SourceCheck.isCut(outcome) == isJudged)
    #expect(outcome.notChecked.contains { $0.subject == "open places" } == !isJudged)
  }
}
