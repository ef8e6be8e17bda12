import OversetChecks
import OversetConfig
import OversetProject
import OversetSlots
import OversetVocabulary
import Testing

/// What is known of the room of a text that an app's source draws.
struct SourceRoomTests {
  /// Longer than any slot on one line.
  private static let long = String(repeating: "Sehr lange Wörter ", count: 8) + "hier"

  /// Slots whose usual neighbours leave less than the text takes.
  @Test(
    "where the source says the slot alone, no usual neighbour takes room from the text",
    arguments: ["barButton", "compactButton", "halfButton", "toast"])
  func neighboursAreNotInvented(slot: String) async throws {
    let short = SourceCheck(translation: "Benachrichtigungen ändern")
    #expect(!SourceCheck.isCut(try await short.outcome([SourceCheck.place(slot)])))
    var ruled = short
    ruled.rules = "rules: [{key: name.*, slot: \(slot)}]\n"
    #expect(SourceCheck.isCut(try await ruled.outcome([])) == (slot != "toast"))
    let long = SourceCheck(translation: Self.long)
    #expect(
      SourceCheck.isCut(try await long.outcome([SourceCheck.place(slot)])) == (slot != "toast"))
  }

  /// What else is drawn at the place of a tab's title, on another line or on the same, and whether a text that is cut is an error.
  @Test(
    "a place that views of different kinds draw has a room that is not known",
    arguments: [
      ("menuItem", 1, false), ("menuItem", 2, true), ("tabItem(of:3)", 1, true),
      ("nothing that is a slot", 1, false),
    ] as [(String, Int, Bool)])
  func contestedPlaces(other: String, line: Int, isError: Bool) async throws {
    let check = SourceCheck(translation: Self.long)
    let outcome = try await check.outcome([
      SourceCheck.place("tabItem(of:5)"), SourceCheck.place(other, line: line),
    ])
    let found = outcome.findings.filter { $0.rule.id == .textTruncated }
    #expect(found.map(\.severity) == [isError ? .error : .warning])
  }

  @Test("of places that are drawn alike, one whose room is known makes an error")
  func certainPlaces() async throws {
    let check = SourceCheck(translation: Self.long)
    let outcome = try await check.outcome([
      SourceCheck.place("tabItem(of:5)", line: 1), SourceCheck.place("chip", line: 1),
      SourceCheck.place("tabItem(of:5)", line: 2),
    ])
    let found = outcome.findings.filter { $0.rule.id == .textTruncated }
    #expect(found.contains { $0.severity == .error })
  }
}
