import Foundation
import OversetChecks
import OversetLayoutTree
import OversetTestSupport
import OversetText
import OversetUI
import OversetVocabulary
import Testing

/// `ScrollView`: takes the room it is offered, shows the beginning of its content, and cuts off the rest.
@MainActor
struct ScrollViewTests {
  private let size = CGSize(width: 200, height: 100)

  private func blocks(_ count: Int) -> some View {
    ForEach(0..<count, id: \.self) { _ in Circle().frame(width: 50, height: 40) }
  }

  @Test(
    "a scroll view shows its content from the top and clips it, without a finding",
    arguments: [1, 2, 5])
  func vertical(count: Int) throws {
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

  @Test(
    "a horizontal scroll view begins at the leading edge, without a finding",
    arguments: ["en", "ar"])
  func horizontal(locale: LocaleTag) throws {
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
    #expect(TreeChecks.findings(in: CheckedTree(tree, mirrored: twin)).isEmpty)
  }

  @Test("a long text that scrolls has all its height and is not truncated")
  func longText() throws {
    let words = String(repeating: "Words that go on and on. ", count: 40)
    let tree = try Stage().layout(ScrollView { Text(verbatim: words) }, screen: size)
    let text = try #require(tree.texts.first)
    #expect(text.node.frame.height > 400)
    #expect(!text.text.layout.isTruncated)
    #expect(TreeChecks.findings(in: CheckedTree(tree)).isEmpty)
  }

  /// Where the only block or the first one of several stands from the top.
  private func top(_ view: some View) throws -> CGFloat? {
    try Stage().layout(view, screen: size).nodes.first {
      if case .shape = $0.content { true } else { false }
    }?.frame.minY
  }

  @Test("an anchor for the beginning moves long content, one for alignment short content")
  func anchorsByRole() throws {
    let (short, long) = (ScrollView { blocks(1) }, ScrollView { blocks(5) })
    // 5 blocks of 40 with 8 between them are 232 points, 132 more than the view.
    #expect(try top(long.defaultScrollAnchor(.bottom, for: .initialOffset)) == -132)
    #expect(try top(short.defaultScrollAnchor(.bottom, for: .initialOffset)) == 0)
    #expect(try top(long.defaultScrollAnchor(.bottom, for: .alignment)) == 0)
    #expect(try top(short.defaultScrollAnchor(.bottom, for: .alignment)) == 60)
    #expect(try top(short.defaultScrollAnchor(.bottom, for: .sizeChanges)) == 0)
    let both = short.defaultScrollAnchor(.bottom, for: .initialOffset)
      .defaultScrollAnchor(.center, for: .alignment)
    #expect(try top(both) == 30)
    #expect(try top(short.defaultScrollAnchor(.bottom)) == 60)
  }
}
