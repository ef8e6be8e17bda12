import OversetChecks
import OversetProject
import OversetSlots
import OversetVocabulary
import Testing

/// What a source says of a text besides its slot, and what is not reported for that.
struct SourceStatementTests {
  @Test("a text whose number is never 1 in the source needs no forms")
  func counts() async throws {
    func rules(_ keys: [String]) async throws -> Set<String> {
      let places = AppPlaces(places: [SourceCheck.place("row")], keysWithoutOne: keys, fileCount: 1)
      let outcome = try await SourceCheck(text: "%lld boats", translation: "%lld Boote")
        .outcome(places)
      return Set(outcome.catalogFindings.flatMap(\.findings).map(\.rule.name))
    }
    #expect(try await rules([]) == ["unpluralised-count"])
    #expect(try await rules(["other"]) == ["unpluralised-count"])
    #expect(try await rules(["name.placeholder"]).isEmpty)
  }

  @Test(
    "a key that only code draws which no user runs is shown to nobody",
    arguments: [
      ([.slot("row")], true), ([.unshown], false), ([.unshown, .deadCode], false),
      ([.deadCode, .slot("row")], true), ([.notDrawn("accessibilityLabel")], true),
    ] as [([TextPlace.Drawing], Bool)])
  func unrunCode(drawings: [TextPlace.Drawing], isShown: Bool) async throws {
    let places = drawings.enumerated().map { SourceCheck.place($1, line: $0 + 1) }
    func rules(
      _ unplaced: [AppPlaces.Unplaced], text: String = "name.placeholder"
    ) async throws -> Set<String> {
      let outcome = try await SourceCheck(text: text, translation: "Name ")
        .outcome(AppPlaces(places: places, unplaced: unplaced, fileCount: 1))
      return Set(outcome.catalogFindings.flatMap(\.findings).map(\.rule.name))
    }
    let mention = AppPlaces.Unplaced(
      key: "name.placeholder", table: nil, mention: nil, reason: "somewhere")
    #expect(try await rules([mention]).contains("raw-key") == isShown)
    #expect(
      try await rules([mention], text: "Name").contains("spacing-drift")
        == drawings.contains(.slot("row")))
    #expect(try await rules([]).isEmpty != isShown)
  }

  /// What a second folder says of a key that is never used for 1 in the first.
  @Test("of two folders both leave 1 out")
  func folders() {
    let never = AppPlaces(places: [SourceCheck.place("row")], keysWithoutOne: ["name.placeholder"])
    for (other, isLeftOut) in [
      (AppPlaces(), true), (never, true),
      (AppPlaces(places: [SourceCheck.place("row")]), false),
    ] {
      for (first, second) in [(never, other), (other, never)] {
        var both = first
        both.formUnion(second)
        #expect(both.keysWithoutOne.isEmpty != isLeftOut)
      }
    }
  }
}
