import Foundation
import OversetChecks
import OversetModel
import OversetTestSupport
import OversetText
import OversetUI
import Testing

/// `ScrollView`: takes the room it is offered, shows the beginning of its content, and cuts off the rest.
@MainActor
struct ScrollViewTests {
  private let size = CGSize(width: 200, height: 100)

  private func blocks(_ count: Int) -> some View {
    ForEach(0..<count, id: \.self) { _ in Circle().frame(width: 50, height: 40) }
  }

  @Test(arguments: [1, 2, 5]) func vertical(count: Int) throws {
    let tree = try Stage().layout(ScrollView { blocks(count) }, screen: size)
    var frames: [CGRect] = []
    var scroll: LayoutNode?
    for node in tree.nodes {
      if node.kind == "ScrollView" { scroll = node }
      if case .shape = node.content { frames.append(node.frame) }
    }
    // Across it is as wide as its content, and stands in the middle.
    #expect(scroll?.frame == CGRect(x: 75, y: 0, width: 50, height: 100))
    #expect(scroll?.clip == .rectangle)
    #expect(frames.map(\.minY) == (0..<count).map { CGFloat($0) * 48 })
    #expect(TreeChecks.findings(in: CheckedTree(tree)).isEmpty)
  }

  /// Sideways it begins at the leading edge, which is the right one in Arabic.
  @Test(arguments: ["en", "ar"]) func horizontal(locale: String) throws {
    let view = ScrollView(.horizontal) { blocks(6) }
    let variant = Stage.variant(locale)
    var other = variant
    other.direction = variant.direction == .leftToRight ? .rightToLeft : .leftToRight
    let stage = try Stage()
    let tree = stage.layout(view, screen: size, for: variant)
    var frames: [CGRect] = []
    for node in tree.nodes {
      if case .shape = node.content { frames.append(node.frame) }
    }
    #expect(frames.first?.minX == (locale == "ar" ? 150 : 0))
    #expect(frames.last?.minX == (locale == "ar" ? -140 : 290))
    let twin = stage.layout(view, screen: size, for: other)
    #expect(TreeChecks.findings(in: CheckedTree(tree, twin: twin)).isEmpty)
  }

  /// A long text that scrolls is not cut: it has all the height it needs.
  @Test func longText() throws {
    let words = String(repeating: "Words that go on and on. ", count: 40)
    let tree = try Stage().layout(ScrollView { Text(verbatim: words) }, screen: size)
    let text = try #require(tree.texts.first)
    #expect(text.node.frame.height > 400)
    #expect(!text.text.layout.isTruncated)
    #expect(TreeChecks.findings(in: CheckedTree(tree)).isEmpty)
  }
}
