import Foundation
import OversetLayoutTree
import OversetTestSupport
import OversetVocabulary
import Testing

@testable import OversetUI

/// Modifiers whose effect a device would show and Overset does not draw are listed as ignored; their usual values are not.
@MainActor
struct IgnoredModifierTests {
  private func tree(_ view: some View) throws -> LayoutTree {
    try Fixture.stage().layout(
      view, screen: CGSize(width: 390, height: 844), for: Stage.english)
  }

  private func ignored(_ view: some View) throws -> [String] {
    try TreeTraversal(tree(view)).nodes.flatMap(\.node.attributes.records)
      .filter { $0.effect == .ignored }.map(\.name)
  }

  private let text = Text(verbatim: "a")

  @Test("what changes the side or the language of texts")
  func directions() throws {
    #expect(
      try ignored(text.multilineTextAlignment(strategy: .writingDirectionBased))
        == ["multilineTextAlignment(strategy:)"])
    #expect(try ignored(text.multilineTextAlignment(strategy: .layoutBased)) == [])
    #expect(try ignored(text.writingDirection(strategy: .layoutBased)) == ["writingDirection"])
    #expect(try ignored(text.writingDirection(strategy: .contentBased)) == [])
    #expect(try ignored(text.layoutDirectionBehavior(.mirrors)) == ["layoutDirectionBehavior"])
    #expect(try ignored(text.layoutDirectionBehavior(.fixed)) == [])
    let thai = Locale.Language(languageCode: .thai)
    #expect(try ignored(text.typesettingLanguage(thai)) == ["typesettingLanguage"])
    #expect(try ignored(text.typesettingLanguage(thai, isEnabled: false)) == [])
    #expect(try ignored(text.typesettingLanguage(.automatic)) == [])
  }

  /// A look of an app's own.
  private struct Framed: TextEditorStyle {
    func makeBody(configuration: Configuration) -> some View { Color.red }
  }

  @Test("what changes the look of rows, editors and fields for searching")
  func looks() throws {
    #expect(try ignored(text.listItemTint(Color.red)) == ["listItemTint"])
    #expect(try ignored(text.listItemTint(.monochrome)) == ["listItemTint"])
    #expect(try ignored(text.listItemTint(nil as Color?)) == [])
    let editor = TextEditor(text: .constant("a"))
    #expect(try ignored(editor.textEditorStyle(Framed())) == ["textEditorStyle"])
    #expect(try ignored(editor.textEditorStyle(.plain)) == [])
    #expect(try ignored(text.searchToolbarBehavior(.minimize)) == ["searchToolbarBehavior"])
    #expect(try ignored(text.searchToolbarBehavior(.automatic)) == [])
  }

  @Test("actions that the first layout on a device runs")
  func actions() throws {
    let scroll = ScrollView { text }
    #expect(
      try ignored(
        scroll.onScrollGeometryChange(for: CGFloat.self, of: { $0.contentSize.height }) { _, _ in })
        == ["onScrollGeometryChange"])
    #expect(try ignored(text.onScrollVisibilityChange { _ in }) == ["onScrollVisibilityChange"])
    #expect(try ignored(scroll.onScrollPhaseChange { _, _ in }) == [])
  }

  @Test("a label of a role that is not known, and a field for searching that a device moves")
  func systemParts() throws {
    #expect(try ignored(Button(role: .destructive) {}) == ["Button(role:action:)"])
    #expect(try ignored(Button(role: .cancel) {}) == [])
    func screen(_ kind: ToolbarDefaultItemKind) -> some View {
      NavigationStack { text.toolbar { DefaultToolbarItem(kind: kind, placement: .bottomBar) } }
    }
    #expect(try ignored(screen(.search)) == ["DefaultToolbarItem"])
    #expect(try ignored(screen(.sidebarToggle)) == [])
  }

  @Test("a tab's bubble while it is shown", arguments: [true, false])
  func bubbles(isShown: Bool) throws {
    let tabs = TabView {
      Tab("a", systemImage: "star") { text }
        .popover(isPresented: .constant(isShown)) { text }
    }
    #expect(try ignored(tabs) == (isShown ? ["popover"] : []))
  }

  @Test("a picture that is not read is a frame of its size")
  func pictures() throws {
    func size(of view: some View) throws -> CGSize? {
      try tree(view).nodes.first { $0.kind == "Image" }?.frame.size
    }
    let drawn = Image(size: CGSize(width: 31, height: 17)) { _ in }
    #expect(try size(of: drawn) == CGSize(width: 31, height: 17))
    #expect(try ignored(drawn) == ["Image(size:renderer:)"])
    let pixels = CGImage(width: 60, height: 20)
    let turned = Image(decorative: pixels, scale: 2, orientation: .left)
    #expect(try size(of: turned) == CGSize(width: 10, height: 30))
    let endless = Image(size: CGSize(width: CGFloat.infinity, height: -1)) { _ in }
    #expect(try size(of: endless) == .zero)
  }

  @Test("a bar leaves its title out wherever that is said, and the way back has it")
  func removedTitles() throws {
    func texts(_ view: some View) throws -> [String] {
      try tree(NavigationStack { view }).texts.map(\.text.string)
    }
    let titled = text.navigationTitle(Text(verbatim: "Title"))
    #expect(try texts(titled).contains("Title"))
    #expect(try !texts(titled.toolbar(removing: .title)).contains("Title"))
    let removed = text.toolbar(removing: .title).navigationTitle(Text(verbatim: "Title"))
    #expect(try !texts(removed).contains("Title"))
    #expect(try texts(titled.toolbar(removing: .sidebarToggle)).contains("Title"))
  }

  /// What an app's view reads of the values that modifiers set.
  private struct KeptReader: View {
    @Environment(\.isScrollEnabled) private var scrolls
    @Environment(\.menuOrder) private var order
    @Environment(\.autocorrectionDisabled) private var isUncorrected
    @Environment(\.verticalScrollIndicatorVisibility) private var vertical
    @Environment(\.horizontalScrollIndicatorVisibility) private var horizontal
    @Environment(\.symbolRenderingMode) private var mode
    @Environment(\.labelsVisibility) private var labels
    @Environment(\.backgroundStyle) private var background

    var body: some View {
      let isBare = mode == nil && background == nil && labels == .automatic
      Text(
        verbatim: "\(scrolls) \(order == .fixed) \(isUncorrected) \(vertical == .hidden) "
          + "\(horizontal == .hidden) \(isBare)")
    }
  }

  @Test("views read the values that modifiers around them set")
  func keptValues() throws {
    func text(_ view: some View) throws -> String? { try tree(view).texts.first?.text.string }
    #expect(try text(KeptReader()) == "true false false false false true")
    let told = KeptReader().scrollDisabled(true).menuOrder(.fixed).autocorrectionDisabled()
      .scrollIndicators(.hidden, axes: .vertical).symbolRenderingMode(.monochrome)
      .labelsVisibility(.visible).backgroundStyle(.red)
    #expect(try text(told) == "false true true true false false")
    #expect(try text(KeptReader().scrollDisabled(false).scrollDisabled(true))?.prefix(5) == "false")
  }
}
