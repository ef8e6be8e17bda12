import Foundation
import OversetDriving
import OversetLayoutTree
import OversetTestSupport
import OversetUI
import OversetVocabulary
import Testing

/// A list whose rows can be pressed, swiped and deleted, on a screen with tabs and a search.
private struct Inbox: View {
  @State private var names = ["Anna", "Boris", "Chen"]
  @State private var pinned = ""
  @State private var query = ""

  var body: some View {
    TabView {
      NavigationStack {
        List {
          ForEach(names, id: \.self) { name in
            NavigationLink {
              Text(verbatim: "Letter of \(name)")
            } label: {
              Text(verbatim: name)
            }
            .contextMenu {
              Button("Pin") { pinned = name }
              Menu("More") { Button("Mark as unread") { pinned = "unread \(name)" } }
            }
            .swipeActions(edge: .leading) { Button("Flag") { pinned = "flag \(name)" } }
          }
          .onDelete { names.remove(atOffsets: $0) }
        }
        .searchable(text: $query)
        .refreshable { await MainActor.run { pinned = "fresh" } }
        .navigationTitle(Text(verbatim: "Inbox"))
        .toolbar { Menu("Sort") { Button("By date") { pinned = "date" } } }
      }
      .tabItem { Text(verbatim: "Mail") }
      Text(verbatim: "Nothing here").tabItem { Text(verbatim: "Sent") }
    }
  }
}

/// A screen that asks, and presents a sheet.
private struct Asking: View {
  @State private var asks = false
  @State private var presents = false
  @State private var presses = 0

  var body: some View {
    VStack {
      Button("Delete") { asks = true }
      Button("Details") { presents = true }
      Text(verbatim: "Hold").onLongPressGesture { presses += 1 }
      DisclosureGroup("Advanced") { Button("Reset") { presses = 0 } }
    }
    .alert(Text(verbatim: "Sure?"), isPresented: $asks) {
      Button("Delete", role: .destructive) { presses = -1 }
      Button("Keep", role: .cancel) {}
    }
    .sheet(isPresented: $presents) { Text(verbatim: "All about it") }
  }
}

/// Steps for what is no control.
@MainActor
struct DriverGestureTests {
  private func driver(_ view: some View) throws -> ViewDriver {
    let screen = Viewport.screen(size: CGSize(width: 375, height: 667), safeArea: SafeArea())
    let driver = try Stage().driver(for: view, in: screen)
    try driver.appear()
    return driver
  }

  /// The texts that the last screen draws.
  private func shown(_ driver: ViewDriver) throws -> [String] {
    let tree = try #require(driver.screens.last).tree
    return TreeTraversal(tree).nodes.filter { !$0.isHidden }.compactMap {
      guard case .text(let text) = $0.node.content else { return nil }
      return text.string
    }
  }

  @Test("a long press opens a context menu, which is laid out, and a tap on an item closes it")
  func contextMenus() throws {
    let driver = try driver(Inbox())
    #expect(try !shown(driver).contains("Pin"))
    try driver.longPress("Boris")
    #expect(try shown(driver) == ["Pin", "More"])
    try driver.tap("Pin")
    #expect(
      driver.lines == [
        "appeared", "long pressed Boris", "isOpen false -> true", "menu: Pin; More", "tapped Pin",
        "pinned \"\" -> \"Boris\"", "isOpen true -> false",
      ])
    #expect(try shown(driver).contains("Chen"))
  }

  @Test("an item of a menu inside of a menu closes both")
  func menusInMenus() throws {
    let driver = try driver(Inbox())
    try driver.longPress("Anna")
    try driver.openMenu("More")
    #expect(try shown(driver) == ["Mark as unread"])
    try driver.tap("Mark as unread")
    #expect(driver.lines.contains("pinned \"\" -> \"unread Anna\""))
    #expect(try shown(driver).contains("Inbox"))
  }

  @Test("a menu in a bar opens with a tap on its label")
  func menusInBars() throws {
    let driver = try driver(Inbox())
    try driver.tap("Sort")
    #expect(try shown(driver) == ["By date"])
    try driver.dismiss()
    #expect(try shown(driver).contains("Inbox"))
    try driver.openMenu("Sort")
    try driver.tap("By date")
    #expect(driver.lines.suffix(2).contains("pinned \"\" -> \"date\""))
  }

  @Test("a swipe uncovers the buttons at an edge, and the row makes way")
  func swipes() throws {
    let driver = try driver(Inbox())
    try driver.swipe("Boris", edge: .leading)
    #expect(driver.lines.last == "behind the row: Flag")
    let tree = try #require(driver.screens.last).tree
    let texts = tree.texts.filter { ["Flag", "Boris", "Anna"].contains($0.text.string) }
    let places = Dictionary(texts.map { ($0.text.string, $0.node.frame.minX) }) { $1 }
    let (flag, boris) = (try #require(places["Flag"]), try #require(places["Boris"]))
    #expect(flag < boris)
    #expect(boris - (places["Anna"] ?? 0) >= 74)
    try driver.tap("Flag")
    #expect(driver.lines.contains("pinned \"\" -> \"flag Boris\""))
    #expect(try !shown(driver).contains("Flag"))
  }

  @Test("a row of a list with onDelete has a button behind it that deletes it")
  func deleting() throws {
    let driver = try driver(Inbox())
    try driver.swipe("Boris")
    try driver.tap("Delete")
    #expect(try !shown(driver).contains("Boris"))
    #expect(try shown(driver).contains("Chen"))
  }

  @Test("links lead to screens, and the way back leads back")
  func navigation() throws {
    let driver = try driver(Inbox())
    try driver.tap("Chen")
    #expect(try shown(driver).contains("Letter of Chen"))
    try driver.goBack()
    #expect(try !shown(driver).contains("Letter of Chen"))
    #expect(driver.lines.contains("went back"))
  }

  @Test("tabs without a selection switch")
  func tabs() throws {
    let driver = try driver(Inbox())
    try driver.switchTab(to: "Sent")
    #expect(try shown(driver).contains("Nothing here"))
    try driver.switchTab(to: "Mail")
    #expect(try shown(driver).contains("Anna"))
    #expect(throws: ViewDriverError.unknown("Trash", kind: .tab, known: ["Mail", "Sent"])) {
      try driver.switchTab(to: "Trash")
    }
  }

  @Test("searching replaces what is typed, and reloading waits for its end")
  func searchingAndReloading() async throws {
    let driver = try driver(Inbox())
    try driver.search(for: "ann")
    #expect(driver.lines.suffix(2) == ["searched for \"ann\"", "query \"\" -> \"ann\""])
    try await driver.refresh()
    #expect(driver.lines.suffix(2) == ["pulled to refresh", "pinned \"\" -> \"fresh\""])
  }

  /// Below an alert nothing can be touched: its button is the only one of its name.
  @Test("what lies under an alert or a sheet cannot be reached")
  func whatIsCovered() throws {
    let driver = try driver(Asking())
    try driver.tap("Delete")
    #expect(throws: ViewDriverError.unknown("Details", kind: .button, known: ["Delete", "Keep"])) {
      try driver.tap("Details")
    }
    try driver.tap("Delete")
    #expect(driver.lines.contains("presses 0 -> -1"))
    try driver.tap("Details")
    #expect(try shown(driver) == ["All about it"])
    try driver.dismiss()
    #expect(driver.lines.suffix(2) == ["dismissed", "presents true -> false"])
  }

  @Test("a long press runs an action, and a group unfolds by its label")
  func pressingAndUnfolding() throws {
    let driver = try driver(Asking())
    try driver.longPress("Hold")
    #expect(driver.lines.last == "presses 0 -> 1")
    try driver.tap("Advanced")
    #expect(try shown(driver).contains("Reset"))
  }

  @Test("a step whose target is not there lists what is")
  func missingTargets() throws {
    let driver = try driver(Asking())
    #expect(throws: ViewDriverError.unknown("Row", kind: .row, known: [])) {
      try driver.swipe("Row")
    }
    #expect(throws: ViewDriverError.unknown("Row", kind: .pressed, known: ["Hold"])) {
      try driver.longPress("Row")
    }
    #expect(throws: ViewDriverError.unknown("search", kind: .searchField, known: [])) {
      try driver.search(for: "a")
    }
    #expect(throws: ViewDriverError.unknown("on top", kind: .sheet, known: [])) {
      try driver.dismiss()
    }
    let error = ViewDriverError.unknown("Save", kind: .button, known: ["Delete", "Details"])
    #expect(error.description == "no button “Save”; here are: Delete, Details")
  }
}
