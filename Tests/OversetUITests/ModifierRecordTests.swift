import OversetLayoutTree
import OversetTestSupport
import OversetVocabulary
import Testing

@testable import OversetUI

/// What modifiers without effect leave behind.
@MainActor
struct ModifierRecordTests {
  @Test("modifiers without effect are kept on the node, the inner before the outer")
  func recordsAreOrdered() throws {
    let view = Text(verbatim: "a")
      .recorded("help", "what it does")
      .ignored("blendMode", "multiply")
    let tree = try Fixture.stage().layout(view, width: 300, for: Stage.english)
    #expect(
      TreeTraversal(tree).nodes.flatMap(\.node.attributes.records) == [
        ModifierRecord("help", words: "what it does"),
        ModifierRecord("blendMode", words: "multiply", effect: .ignored),
      ])
  }

  @Test("a record changes nothing of the description")
  func recordsAreNotDescribed() throws {
    let stage = try Fixture.stage()
    let plain = stage.layout(Text(verbatim: "a"), width: 300, for: Stage.english)
    let recorded = stage.layout(
      Text(verbatim: "a").recorded("help", Text(verbatim: "words")), width: 300,
      for: Stage.english)
    #expect(TreeDescription(plain).text == TreeDescription(recorded).text)
    #expect(recorded.root.attributes.records == [ModifierRecord("help", words: "words")])
  }

  private func ignored(_ view: some View) throws -> [String] {
    let tree = try Fixture.stage().layout(
      view, screen: CGSize(width: 390, height: 844), for: Stage.english)
    return TreeTraversal(tree).nodes.flatMap(\.node.attributes.records)
      .filter { $0.effect == .ignored }.map(\.name)
  }

  @Test("an image keeps what its own modifiers say and is not drawn")
  func recordsOfImages() throws {
    let star = Image(systemName: "star")
    #expect(try ignored(star.symbolRenderingMode(.palette)) == ["symbolRenderingMode"])
    #expect(try ignored(star.symbolRenderingMode(.monochrome)) == [])
    #expect(
      try ignored(star.interpolation(.none).antialiased(false)) == ["interpolation", "antialiased"])
    #expect(try ignored(star.antialiased(true)) == [])
  }

  @Test("a style keeps its shadow and its mode on what is drawn in it")
  func recordsOfStyles() throws {
    let shadow = Rectangle().fill(Color.red.shadow(.drop(radius: 2)))
    #expect(try ignored(shadow) == ["ShapeStyle.shadow"])
    let mixed = Text(verbatim: "a").foregroundStyle(Color.red.blendMode(.multiply))
    #expect(try ignored(mixed) == ["ShapeStyle.blendMode"])
    #expect(try ignored(Rectangle().fill(Color.red.blendMode(.normal))) == [])
  }

  @Test("pages leave a record of their dots where a device would draw some")
  func recordsOfPages() throws {
    func pages(_ count: Int, _ mode: PageTabViewStyle.IndexDisplayMode) -> some View {
      TabView { ForEach(0..<count, id: \.self) { _ in Color.red } }
        .tabViewStyle(.page(indexDisplayMode: mode))
    }
    #expect(try ignored(pages(2, .automatic)) == ["tabViewStyle"])
    #expect(try ignored(pages(1, .automatic)) == [])
    #expect(try ignored(pages(1, .always)) == ["tabViewStyle"])
    #expect(try ignored(pages(2, .never)) == [])
  }

  @Test("what cannot be drawn of a list, a split view and a preview leaves a record")
  func recordsOfContainers() throws {
    #expect(try ignored(Color.red.previewDevice("iPhone SE (3rd generation)")) == ["previewDevice"])
    #expect(
      try ignored(List { Text(verbatim: "a").listSectionSeparatorTint(.red) })
        == ["listSectionSeparatorTint"])
    #expect(
      try ignored(Color.red.navigationSplitViewStyle(.prominentDetail))
        == ["navigationSplitViewStyle"])
  }
}
