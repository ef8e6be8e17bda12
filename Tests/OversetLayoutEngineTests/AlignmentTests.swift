import Foundation
import OversetLayoutEngine
import Testing

/// Guides: defaults, explicit values, and how containers combine them.
struct AlignmentTests {
  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
  }

  private func box(_ width: CGFloat, _ height: CGFloat) -> LayoutItem {
    LayoutItem(LeafBehavior { _ in LeafMetrics(size: CGSize(width: width, height: height)) })
  }

  @Test("a guide without an explicit value has its default")
  func guidesHaveDefaults() {
    let dimensions = ViewDimensions(width: 90, height: 40)
    #expect(dimensions[HorizontalAlignment.leading] == 0)
    #expect(dimensions[HorizontalAlignment.center] == 45)
    #expect(dimensions[HorizontalAlignment.trailing] == 90)
    #expect(dimensions[HorizontalAlignment(Third.self)] == 30)
    #expect(dimensions[VerticalAlignment.top] == 0)
    #expect(dimensions[VerticalAlignment.center] == 20)
    #expect(dimensions[VerticalAlignment.bottom] == 40)
    #expect(dimensions[VerticalAlignment.firstTextBaseline] == 40)
    #expect(dimensions[explicit: VerticalAlignment.firstTextBaseline] == nil)
  }

  @Test("a stack lines its views up at a custom guide")
  func customGuideLinesUpAStack() {
    let third = HorizontalAlignment(Third.self)
    let stack = LayoutItem(
      StackBehavior.vertical(alignment: third, spacing: 0), children: [box(90, 10), box(30, 10)])
    stack.place(at: .zero, proposal: .unspecified)
    #expect(stack.children.map(\.frame.origin.x) == [0, 20])
    #expect(stack.frame.size.width == 90)
  }

  /// A column of two texts, 20 pt each: baselines at 16 and 36.
  @Test("a column has the first baseline of its first text and the last of its last")
  func containersCombineBaselines() {
    let text = { LayoutItem(FakeText(characters: 1, "abcd").behavior) }
    let column = LayoutItem(StackBehavior.vertical(spacing: 0), children: [text(), text()])
    let dimensions = column.dimensions(.unspecified)
    #expect(dimensions[explicit: VerticalAlignment.firstTextBaseline] == 16)
    #expect(dimensions[explicit: VerticalAlignment.lastTextBaseline] == 36)
  }

  @Test("a depth stack averages the explicit values of a guide")
  func otherGuidesAreAveraged() {
    let marked = { (value: CGFloat) in
      LayoutItem(
        AlignmentGuideBehavior(HorizontalAlignment.center) { _ in value },
        children: [self.box(40, 10)])
    }
    let depth = LayoutItem(
      ZStackBehavior(alignment: .topLeading), children: [marked(10), marked(30), box(40, 10)])
    #expect(depth.dimensions(.unspecified)[HorizontalAlignment.center] == 20)
  }

  @Test("an explicit baseline moves by the padding and the frame around it")
  func guidePassesThroughPaddingAndFrames() {
    let text = LayoutItem(FakeText(characters: 1, "abcd").behavior)
    let padded = LayoutItem(
      PaddingBehavior(insets: EdgeInsets(.all, 5)), children: [text])
    let frame = LayoutItem(
      FixedFrameBehavior(height: 50, alignment: .bottom), children: [padded])
    // 16 in the text, 5 for the padding, 20 for what the frame leaves above it.
    #expect(frame.dimensions(.unspecified)[explicit: VerticalAlignment.firstTextBaseline] == 41)
  }

  @Test("a guide is computed from the child's dimensions and sets no other guide")
  func guideIsComputedFromTheChild() {
    let guide = LayoutItem(
      AlignmentGuideBehavior(VerticalAlignment.top) { $0[VerticalAlignment.bottom] - 4 },
      children: [box(10, 30)])
    #expect(guide.dimensions(.unspecified)[VerticalAlignment.top] == 26)
    #expect(guide.dimensions(.unspecified)[explicit: VerticalAlignment.center] == nil)
  }

  @Test("scroll views, layers and geometry readers hide the baselines inside them")
  func someContainersHideGuides() {
    let text = { LayoutItem(FakeText(characters: 1, "abcd").behavior) }
    let hidden: [LayoutItem] = [
      LayoutItem(ScrollBehavior(), children: [text()]),
      LayoutItem(LayerBehavior(), children: [box(40, 40), text()]),
      LayoutItem(GeometryBehavior { _ in text() }),
    ]
    for item in hidden {
      item.place(at: .zero, proposal: .unspecified)
      let dimensions = item.dimensions(.unspecified)
      #expect(dimensions[explicit: VerticalAlignment.firstTextBaseline] == nil)
    }
  }
}
