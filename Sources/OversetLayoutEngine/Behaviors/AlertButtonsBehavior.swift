package import Foundation

/// The buttons of an alert: two side by side where each fits into half of the width, else one below the other.
///
/// Side by side the last one stands first if ``isLastFirst``, as a button that cancels does. Source: the
/// behaviour of alerts on iOS, from memory.
package struct AlertButtonsBehavior: LayoutBehavior, Sendable {
  /// Whether the last of two buttons stands at the leading edge.
  package let isLastFirst: Bool

  /// Creates the buttons' layout.
  package init(isLastFirst: Bool) {
    self.isLastFirst = isLastFirst
  }

  /// The width offered, and the height of the highest button or of all (points).
  package func sizeThatFits(_ proposal: ProposedSize, in context: LayoutContext) -> CGSize {
    let widest = context.children.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let width = proposal.width ?? widest
    let heights = sizes(in: width, context).map(\.height)
    let height = isOneRow(in: width, context) ? heights.max() ?? 0 : heights.reduce(0, +)
    return CGSize(width: width, height: height)
  }

  /// The buttons in one row or one column.
  package func placements(
    in size: CGSize, proposal: ProposedSize, context: LayoutContext
  ) -> [Placement?] {
    if isOneRow(in: size.width, context) {
      let offer = ProposedSize(width: size.width / 2, height: size.height)
      return [0, 1].map { index in
        let isFirst = (index == 0) != isLastFirst
        return Placement(at: CGPoint(x: isFirst ? 0 : size.width / 2, y: 0), proposal: offer)
      }
    }
    var y: CGFloat = 0
    return sizes(in: size.width, context).map { child in
      defer { y += child.height }
      return Placement(
        at: CGPoint(x: 0, y: y), proposal: ProposedSize(width: size.width, height: nil))
    }
  }

  /// The buttons lie in no stack.
  package func stackAxis(ofChild index: Int, inherited: Axis?) -> Axis? { nil }

  private func isOneRow(in width: CGFloat, _ context: LayoutContext) -> Bool {
    context.children.count == 2
      && context.children.allSatisfy { $0.sizeThatFits(.unspecified).width <= width / 2 }
  }

  private func sizes(in width: CGFloat, _ context: LayoutContext) -> [CGSize] {
    let share = isOneRow(in: width, context) ? width / 2 : width
    return context.children.map { $0.sizeThatFits(ProposedSize(width: share, height: nil)) }
  }
}
