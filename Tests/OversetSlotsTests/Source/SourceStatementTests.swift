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
}
