import Foundation
import OversetLayoutEngine
import OversetVocabulary
import Testing

/// Roots, content made for a size, and safe areas.
struct ContainerTests {
  private let screen = CGRect(x: 0, y: 0, width: 400, height: 800)
  private let insets = EdgeInsets(top: 60, leading: 0, bottom: 34, trailing: 0)

  private func box(_ width: CGFloat, _ height: CGFloat) -> LayoutItem {
    LayoutItem(LeafBehavior { _ in LeafMetrics(size: CGSize(width: width, height: height)) })
  }

  @Test("a root is proposed the screen and stands in its middle")
  func rootIsCentred() {
    let root = box(100, 50)
    root.layoutRoot(in: screen)
    #expect(root.frame == CGRect(x: 150, y: 375, width: 100, height: 50))
    #expect(root.proposal == ProposedSize(screen.size))
  }

  @Test("a view placed in bounds takes their size, whatever its own")
  func boundsOverrideTheSize() {
    let stack = LayoutItem(ZStackBehavior(alignment: .bottomTrailing), children: [box(10, 10)])
    stack.place(in: screen, proposal: .unspecified)
    #expect(stack.frame == screen)
    #expect(stack.children[0].frame == CGRect(x: 390, y: 790, width: 10, height: 10))
  }

  @Test("a geometry reader makes its content for the size it is placed in")
  func geometryContentFollowsTheSize() {
    let reader = LayoutItem(GeometryBehavior { size in box(size.width / 4, size.height / 4) })
    #expect(reader.sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    for bounds in [screen, CGRect(x: 8, y: 8, width: 80, height: 40)] {
      reader.place(in: bounds, proposal: ProposedSize(bounds.size))
      #expect(reader.children.count == 1)
      #expect(reader.children.first?.frame.origin == bounds.origin)
      #expect(reader.children.first?.frame.size.width == bounds.size.width / 4)
    }
  }

  @Test("a geometry reader knows its frame and the safe area around it")
  func geometryKnowsFrameAndSafeArea() {
    var seen: ContainerGeometry?
    let reader = LayoutItem(
      GeometryBehavior.reading { geometry in
        seen = geometry
        return box(1, 1)
      })
    let root = LayoutItem(SafeAreaBehavior(insets: insets), children: [reader])
    root.layoutRoot(in: screen)
    #expect(seen?.frame == CGRect(x: 0, y: 60, width: 400, height: 706))
    #expect(seen?.safeAreaInsets == insets)
  }

  @Test("what ignores the safe area reaches the screen's edges from inside its frame")
  func backdropReachesTheEdgesOfTheScreen() {
    let color = LayoutItem(FlexibleLeafBehavior())
    let ignoring = LayoutItem(IgnoresSafeAreaBehavior(), children: [color])
    let root = LayoutItem(SafeAreaBehavior(insets: insets), children: [ignoring])
    root.layoutRoot(in: screen)
    #expect(ignoring.frame == CGRect(x: 0, y: 60, width: 400, height: 706))
    #expect(color.frame == screen)
  }

  @Test("what ignores the safe area grows only at the edges that touch it")
  func onlyTouchingEdgesReachOn() {
    let color = LayoutItem(FlexibleLeafBehavior())
    let ignoring = LayoutItem(IgnoresSafeAreaBehavior(edges: .vertical), children: [color])
    let column = LayoutItem(
      StackBehavior.vertical(spacing: 0), children: [box(10, 100), ignoring])
    let root = LayoutItem(SafeAreaBehavior(insets: insets), children: [column])
    root.layoutRoot(in: screen)
    #expect(color.frame == CGRect(x: 0, y: 160, width: 400, height: 640))
  }

  /// A bar inside a screen: its content reaches under the bar and on to the end of the screen.
  @Test("what ignores the safe area reaches through nested ones")
  func safeAreasNest() {
    let color = LayoutItem(FlexibleLeafBehavior())
    let ignoring = LayoutItem(IgnoresSafeAreaBehavior(), children: [color])
    let bar = LayoutItem(
      SafeAreaBehavior(insets: EdgeInsets(.top, 44)), children: [ignoring])
    let root = LayoutItem(SafeAreaBehavior(insets: insets), children: [bar])
    root.layoutRoot(in: screen)
    #expect(ignoring.frame == CGRect(x: 0, y: 104, width: 400, height: 662))
    #expect(color.frame == screen)
  }

  @Test("a leading inset of the safe area lies on the right from right to left")
  func safeAreaMirrors() {
    let notch = EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0)
    let ignoring = LayoutItem(
      IgnoresSafeAreaBehavior(), children: [LayoutItem(FlexibleLeafBehavior())],
      direction: .rightToLeft)
    let root = LayoutItem(
      SafeAreaBehavior(insets: notch), children: [ignoring], direction: .rightToLeft)
    root.layoutRoot(in: screen)
    #expect(ignoring.frame == CGRect(x: 0, y: 0, width: 370, height: 800))
    #expect(ignoring.children[0].frame == screen)
  }

  @Test("a spacer takes the axis of its stack, also through a modifier")
  func spacerFollowsItsStackThroughModifiers() {
    let spacer = LayoutItem(SpacerBehavior(minLength: 12))
    let padded = LayoutItem(GroupPassThrough(), children: [spacer])
    #expect(spacer.stackAxis == nil)
    #expect(spacer.sizeThatFits(.unspecified) == CGSize(width: 12, height: 12))
    let row = LayoutItem(StackBehavior(axis: .horizontal), children: [padded])
    #expect(spacer.stackAxis == .horizontal)
    #expect(spacer.sizeThatFits(.unspecified) == CGSize(width: 12, height: 0))
    #expect(padded.priority == -.infinity)
    #expect(row.priority == 0)
  }

  /// One mirrored part inside a screen that is not, as `.environment(\.layoutDirection, …)` makes.
  @Test("a right-to-left row inside a left-to-right one mirrors in its own frame")
  func directionMayChangeInside() {
    let inner = LayoutItem(
      StackBehavior.horizontal(spacing: 0), children: [box(10, 10), box(30, 10)],
      direction: .rightToLeft)
    let outer = LayoutItem(
      StackBehavior.horizontal(spacing: 0), children: [box(50, 10), inner])
    outer.place(at: .zero, proposal: .unspecified)
    #expect(inner.frame == CGRect(x: 50, y: 0, width: 40, height: 10))
    #expect(inner.children.map(\.frame.origin.x) == [80, 50])
  }
}
