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

  /// What else is drawn at the place of a tab's title or next to it, and what a text that is too long for the tab
  /// comes to.
  struct Way: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let other: String
    var line = 1
    let found: [Severity]
  }

  static let ways = [
    Way(testDescription: "both too narrow", other: "menuItem", found: [.error]),
    Way(testDescription: "one of unknown room", other: "chip", found: [.warning]),
    Way(testDescription: "one that wraps", other: "row", found: []),
    Way(testDescription: "one that wraps elsewhere", other: "row", line: 2, found: [.error]),
    Way(testDescription: "no slot", other: "nothing", found: []),
    Way(testDescription: "no slot elsewhere", other: "nothing", line: 2, found: [.error]),
  ]

  @Test(
    "a text is cut at a place that may draw it in several ways if each of them cuts it",
    arguments: ways)
  func contestedPlaces(way: Way) async throws {
    let check = SourceCheck(translation: Self.long)
    let outcome = try await check.outcome([
      SourceCheck.place("tabItem(of:5)"), SourceCheck.place(way.other, line: way.line),
    ])
    #expect(truncations(outcome).map(\.severity) == way.found)
  }

  @Test("of several ways that cut a text the roomiest is told")
  func roomiestWay() async throws {
    let check = SourceCheck(translation: Self.long)
    let outcome = try await check.outcome([
      SourceCheck.place("tabItem(of:5)"), SourceCheck.place("tabItem(of:2)"),
    ])
    #expect(truncations(outcome).map(\.catalogText?.slot) == ["tabItem(of:2)"])
  }

  @Test(
    "a slot that a place may have instead has to cut the text too",
    arguments: [("largeTitle", true), ("row", false)])
  func otherSlots(other: String, isCut: Bool) async throws {
    var place = SourceCheck.place("navigationTitle")
    place.otherSlots = [other]
    let outcome = try await SourceCheck(translation: Self.long).outcome([place])
    #expect(SourceCheck.isCut(outcome) == isCut)
  }

  /// The width in points, and whether a text with a number is cut there.
  @Test(
    "a text with a number is cut if it is cut with the shortest number",
    arguments: [(45.0, true), (65.0, false), (200.0, false)])
  func shortestNumbers(width: Double, isCut: Bool) async throws {
    let check = SourceCheck(text: "%lld days", translation: "%lld Tage")
    let place = SourceCheck.place("body(lines:1)") { $0.width = width }
    #expect(SourceCheck.isCut(try await check.outcome([place])) == isCut)
  }

  @Test("a text is judged with the length of words that the project asks for")
  func askedLengths() async throws {
    var check = SourceCheck(text: "%lld days", translation: "%lld Tage")
    check.samples = "lengths: [typical, long]\n"
    let place = SourceCheck.place("body(lines:1)") { $0.width = 65 }
    #expect(SourceCheck.isCut(try await check.outcome([place])))
  }

  @Test("what a place always draws too is judged for itself")
  func additions() async throws {
    var value = SourceCheck.place("tabItem(of:5)")
    value.isAddition = true
    let check = SourceCheck(translation: Self.long)
    let outcome = try await check.outcome([SourceCheck.place("row"), value])
    #expect(truncations(outcome).map(\.severity) == [.error])
    let contested = try await check.outcome([
      SourceCheck.place("row"), SourceCheck.place("menuItem"), value,
    ])
    #expect(truncations(contested).isEmpty)
  }

  @Test(
    "a text of which one branch alone shows it is cut only if all branches cut it",
    arguments: [("row", true, false), ("row", false, true), ("tabItem(of:4)", true, true)])
  func openChoices(_ other: String, isChoice: Bool, isCut: Bool) async throws {
    var first = SourceCheck.place("tabItem(of:5)")
    var second = SourceCheck.place(other, line: 2)
    if isChoice {
      first.choice = SourcePlace(file: "View.swift", line: 9, column: 1)
      second.choice = first.choice
    }
    let check = SourceCheck(translation: Self.long)
    #expect(SourceCheck.isCut(try await check.outcome([first, second])) == isCut)
  }

  @Test("a text that no screen of the phone draws is not judged, and counted")
  func otherSurfaces() async throws {
    var menu = SourceCheck.place("menuItem")
    menu.surface = .keyboardMenu
    let check = SourceCheck(translation: Self.long)
    let alone = try await check.outcome([menu])
    #expect(alone.findings.isEmpty)
    #expect(alone.notChecked.contains { $0.subject == "other screens" && $0.count == 1 })
    let both = try await check.outcome([menu, SourceCheck.place("tabItem(of:3)", line: 2)])
    #expect(truncations(both).map(\.severity) == [.error])
  }

  @Test("of places that are drawn alike, one whose room is known makes an error")
  func certainPlaces() async throws {
    let check = SourceCheck(translation: Self.long)
    let outcome = try await check.outcome([
      SourceCheck.place("tabItem(of:5)", line: 1), SourceCheck.place("chip", line: 1),
      SourceCheck.place("tabItem(of:5)", line: 2),
    ])
    #expect(truncations(outcome).contains { $0.severity == .error })
  }

  private func truncations(_ outcome: SlotOutcome) -> [Finding] {
    outcome.findings.filter { $0.rule.id == .textTruncated }
  }
}
