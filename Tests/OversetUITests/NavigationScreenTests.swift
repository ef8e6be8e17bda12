import Foundation
import OversetChecks
import OversetDriving
import OversetLayoutEngine
import OversetLayoutTree
import OversetTestSupport
import OversetText
import OversetUI
import OversetVocabulary
import Testing

/// Bars, links, tabs and searching on a screen of 300 x 400 points with 20 points of safe area above and 30
/// below.
@MainActor
struct NavigationScreenTests {
  private func tree(
    _ view: some View, _ variant: ViewEnvironment = Stage.english
  ) throws -> LayoutTree {
    try Stage().layout(
      view, screen: CGSize(width: 300, height: 400),
      safeArea: EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0), for: variant)
  }

  private func frame(_ name: String, in tree: LayoutTree) throws -> CGRect {
    try #require(tree.nodes.first { $0.identifier == name }).frame
  }

  /// What views have done.
  @MainActor private final class Log {
    private(set) var words: [String] = []

    func add(_ word: String) { words.append(word) }
  }

  private var color: some View { Color.red.accessibilityIdentifier("content") }

  private func stack(title: String) -> some View {
    NavigationStack {
      color
        .navigationTitle(Text(verbatim: title))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { box("leading", 40, 20) }
          ToolbarItemGroup(placement: .topBarTrailing) {
            box("first", 30, 20)
            box("second", 30, 20)
          }
          ToolbarItem(placement: .bottomBar) { box("bottom", 50, 20) }
        }
    }
  }

  @Test("items stand at the edges of the bar, and those of the bottom bar at the bottom")
  func itemsStandInTheirBars() throws {
    let tree = try tree(stack(title: "Hi"))
    #expect(try frame("leading", in: tree) == rect(16, 32, 40, 20))
    #expect(try frame("second", in: tree) == rect(254, 32, 30, 20))
    #expect(try frame("first", in: tree) == rect(216, 32, 30, 20))
    #expect(try frame("bottom", in: tree) == rect(125, 338, 50, 20))
    #expect(try frame("content", in: tree) == rect(0, 64, 300, 262))
    let title = try #require(tree.texts.first).node.frame
    #expect(abs(title.midX - 150) < 0.01)
  }

  @Test("a title that would touch an item moves aside, and is truncated if it does not fit")
  func titlesGiveWay() throws {
    let moved = try #require(try tree(stack(title: "A longer title")).texts.first)
    #expect(moved.node.frame.minX >= 64 && moved.node.frame.maxX <= 208)
    #expect(!moved.text.layout.isTruncated)
    let long = try #require(try tree(stack(title: "A title that is too long for it")).texts.first)
    #expect(long.text.layout.isTruncated)
  }

  @Test("bars in a right-to-left interface are those of a left-to-right one, mirrored")
  func barsMirror() throws {
    var other = Stage.english
    other.direction = .rightToLeft
    let view = stack(title: "Hi")
    for (one, two) in zip(try tree(view).nodes, try tree(view, other).nodes) {
      #expect(abs(one.frame.minX - (300 - two.frame.maxX)) < 0.01)
    }
  }

  @Test("the last value of a path is the screen shown, with a way back")
  func pathsLeadToScreens() throws {
    let view = NavigationStack(path: .constant([1, 2])) {
      color.navigationTitle(Text(verbatim: "Root"))
        .navigationDestination(for: Int.self) { number in
          Text(verbatim: "Screen \(number)").navigationTitle(Text(verbatim: "Title \(number)"))
        }
    }
    let tree = try tree(view)
    #expect(tree.strings.contains("Screen 2") && tree.strings.contains("Title 2"))
    #expect(tree.strings.contains("Title 1") && !tree.strings.contains("Screen 1"))
    #expect(tree.nodes.contains { $0.identifier == "back" })
  }

  @Test("a link that is tapped shows its destination, and the way back the screen before")
  func linksLeadToScreens() throws {
    let log = Log()
    let view = NavigationStack {
      List {
        NavigationLink {
          Text(verbatim: "Inside").onAppear { log.add("inside") }
        } label: {
          Text(verbatim: "Go").accessibilityIdentifier("go")
        }
      }
      .navigationTitle(Text(verbatim: "Root"))
    }
    let shown = try tree(view)
    let arrow = try #require(shown.nodes.first { $0.kind == "Image" })
    #expect(abs(arrow.frame.maxX - (300 - 16 - 16)) < 0.01)
    let driver = try Stage().driver(for: view)
    try driver.appear()
    try driver.tap("Go")
    #expect(log.words == ["inside"])
    try driver.tap("back")
    try driver.tap("Go")
    #expect(log.words == ["inside", "inside"])
  }

  @Test("a presented destination takes the place of its screen")
  func presentedDestinations() throws {
    let view = NavigationStack {
      Text(verbatim: "Root").navigationDestination(isPresented: .constant(true)) {
        Text(verbatim: "Destination")
      }
    }
    #expect(try tree(view).strings == ["Destination"])
  }

  @Test("tabs have equal widths in a bar 49 points high, and the chosen one is shown")
  func tabs() throws {
    let view = TabView(selection: .constant(2)) {
      Text(verbatim: "One").tabItem { Text(verbatim: "A") }.tag(1)
      color.tabItem {
        Image(systemName: "gear")
        Text(verbatim: "A name that is much too long for it")
      }
      .tag(2)
    }
    let tree = try tree(view)
    let tabs = tree.nodes.filter { $0.kind == "tab" }.map(\.frame)
    #expect(tabs == [rect(0, 321, 150, 49), rect(150, 321, 150, 49)])
    #expect(try frame("content", in: tree) == rect(0, 20, 300, 301))
    #expect(!tree.strings.contains("One"))
    #expect(tree.texts.contains { $0.text.layout.isTruncated && $0.node.frame.height < 13 })
    let page = try self.tree(view.tabViewStyle(.page))
    #expect(try frame("content", in: page) == rect(0, 20, 300, 350))
  }

  @Test("the chosen tab has the tint, the others are grey")
  func theChosenTabIsTinted() throws {
    let view = TabView {
      Text(verbatim: "a").tabItem { Label("First", systemImage: "star") }
      Text(verbatim: "b").tabItem { Label("Second", systemImage: "star") }
    }
    .tint(.orange)
    let tree = try Fixture.stage().layout(view, screen: CGSize(width: 300, height: 500))
    let colors = tree.texts.filter { ["First", "Second"].contains($0.text.string) }
      .map { $0.text.colors[0].hex }
    #expect(colors.first == "#FF9500")
    #expect(colors.count == 2 && colors.last != colors.first)
  }

  @Test("a field for searching stands below the title")
  func searching() throws {
    let view = NavigationStack {
      color.navigationTitle(Text(verbatim: "Title"))
        .searchable(text: .constant(""), prompt: Text(verbatim: "Prompt"))
    }
    let tree = try tree(view)
    #expect(try frame("content", in: tree).minY == 20 + 44 + 52 + 52)
    let field = try #require(tree.nodes.first { $0.kind == "search" }).frame
    #expect(field == rect(16, 116, 268, 36))
  }

  @Test("a hidden bar takes no room")
  func hiddenBars() throws {
    let view = stack(title: "Hi")
    #expect(
      try frame(
        "content",
        in: tree(
          NavigationStack {
            color.navigationTitle(Text(verbatim: "T")).toolbar(.hidden, for: .navigationBar)
          })) == rect(0, 20, 300, 350))
    _ = view
  }
}
