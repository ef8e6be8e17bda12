import Foundation
import OversetChecks
import OversetDriving
import OversetTestSupport
import OversetUI
import OversetVocabulary
import Testing

/// The rules look at what a step has opened: the items of menus and the buttons behind rows.
@MainActor
struct OpenedMenuTests {
  nonisolated private static let long = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen"

  private func rules(
    of view: some View, after step: (ViewDriver) throws -> Void
  ) throws -> [String] {
    let screen = Viewport.screen(size: CGSize(width: 375, height: 667), safeArea: SafeArea())
    let driver = try Stage().driver(for: view, in: screen, variant: Stage.variant("de"))
    try driver.appear()
    try step(driver)
    let tree = try #require(driver.screens.last).tree
    return TreeChecks.findings(in: CheckedTree(tree)).map(\.rule.name)
  }

  @Test(
    "an item of a menu may take two lines, and a third is a finding",
    arguments: [
      ("Löschen", []), ("Auf allen Geräten anzeigen lassen", []),
      (
        "Auf allen Geräten anzeigen lassen und dort für immer behalten",
        ["control-title-truncated"]
      ),
    ])
  func items(words: String, expected: [String]) throws {
    let view = Text(verbatim: "Hold").contextMenu { Button(words) {} }
    #expect(try rules(of: view) { try $0.longPress("Hold") } == expected)
    let menu = Menu(String("Hold")) { Button(words) {} }
    #expect(try rules(of: menu) { try $0.tap("Hold") } == expected)
  }

  @Test(
    "a button behind a row is a finding where it is wider than the row",
    arguments: [("Löschen", []), (long, ["control-title-truncated"])])
  func buttons(words: String, expected: [String]) throws {
    let list = List {
      Text(verbatim: "Row").swipeActions { Button(words) {} }
    }
    let found = try rules(of: list) { try $0.swipe("Row") }
    #expect(found == expected)
  }
}
