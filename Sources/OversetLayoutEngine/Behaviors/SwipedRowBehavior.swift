package import Foundation

/// A row that a swipe has moved aside: child 0 is the row, child 1 what the swipe uncovers at one of its ends.
package struct SwipedRowBehavior: LayoutBehavior, Sendable {
  /// Whether the buttons stand at the leading edge.
  package let isLeading: Bool

  /// Creates the behaviour.
  package init(isLeading: Bool) { self.isLeading = isLeading }

  /// The size of the row, in points.
  package func sizeThatFits(_ proposal: ProposedSize, in context: LayoutContext) -> CGSize {
    context.childSize(proposal)
  }

  /// The buttons as wide as they want to be, at most as the row, and the row moved out of their way.
  package func placements(
    in size: CGSize, proposal: ProposedSize, context: LayoutContext
  ) -> [Placement?] {
    guard context.children.count == 2 else { return [Placement(proposal: proposal)] }
    let buttons = context.children[1]
    let natural = buttons.sizeThatFits(ProposedSize(width: nil, height: size.height)).width
    let width = min(natural, size.width)
    // A button grows with its title, so that nothing limits it before the row does.
    let offer = ProposedSize(width: natural > width ? width : nil, height: size.height)
    return [
      Placement(at: CGPoint(x: isLeading ? width : -width, y: 0), proposal: proposal),
      Placement(at: CGPoint(x: isLeading ? 0 : size.width - width, y: 0), proposal: offer),
    ]
  }

  /// Rows touch.
  package func spacing(in context: LayoutContext) -> ViewSpacing { .zero }

  /// The children lie in no stack of the outside.
  package func stackAxis(ofChild index: Int, inherited: Axis?) -> Axis? { nil }
}
