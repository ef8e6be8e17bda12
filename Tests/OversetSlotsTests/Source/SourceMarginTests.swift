import OversetChecks
import OversetSlots
import OversetVocabulary
import Testing

/// What a source states of the space beside a text, and of its lines.
struct SourceMarginTests {
  /// 27 letters: 225 points as the title of a bar, 214 as running text, on a screen of 375.
  private static let check = SourceCheck(translation: "Benachrichtigungen erlauben")

  @Test(
    "the margins that the source states take the place of the slot's own",
    arguments: [
      ("navigationTitle", nil, false), ("navigationTitle", 120, false),
      ("navigationTitle", 175, true), ("body(lines:1)", nil, false), ("body(lines:1)", 200, true),
      ("button", 375, true), ("barButton", 375, false), ("tabItem(of:2)", 375, false),
    ] as [(String, Double?, Bool)])
  func margins(slot: String, margins: Double?, isCut: Bool) async throws {
    let place = SourceCheck.place(slot) { $0.margins = margins }
    #expect(SourceCheck.isCut(try await Self.check.outcome([place])) == isCut)
  }

  /// Words of some 360 points on two lines of a menu, which is 250 wide.
  @Test(
    "an item of a menu has the room that nothing beside its title takes",
    arguments: [(nil, false), (32, false), (150, true)] as [(Double?, Bool)])
  func menus(margins: Double?, isCut: Bool) async throws {
    let check = SourceCheck(translation: "Sehr viele kurze Wörter stehen in zwei Zeilen")
    let place = SourceCheck.place("menuItem") { $0.margins = margins }
    #expect(SourceCheck.isCut(try await check.outcome([place])) == isCut)
  }

  @Test("a view in a bar has its own font, and the bar's title not its frame")
  func titleViews() async throws {
    func isCut(_ change: (inout TextSetting) -> Void) async throws -> Bool {
      SourceCheck.isCut(
        try await Self.check.outcome([SourceCheck.place("navigationTitle", change)]))
    }
    #expect(try await isCut { $0.size = 40 })
    #expect(try await !isCut { $0.width = 40 })
  }

  @Test(
    "a text is not cut by lines of which only the usual number is known",
    arguments: [(true, false), (nil, true)] as [(Bool?, Bool)])
  func openLines(isOpen: Bool?, isCut: Bool) async throws {
    let place = SourceCheck.place("row") {
      ($0.lineLimit, $0.margins, $0.hasOpenLines) = (1, 200, isOpen)
    }
    #expect(SourceCheck.isCut(try await Self.check.outcome([place])) == isCut)
  }
}
