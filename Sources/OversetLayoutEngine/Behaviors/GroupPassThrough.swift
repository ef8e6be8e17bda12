package import Foundation

/// A wrapper without any effect on layout: what modifiers of colour, opacity or behaviour are.
package struct GroupPassThrough: UnaryBehavior, Sendable {
  /// Creates the wrapper.
  package init() {}

  /// The child's size, in points.
  package func sizeThatFits(_ proposal: ProposedSize, in context: LayoutContext) -> CGSize {
    context.childSize(proposal)
  }

  /// The child as it is.
  package func placements(
    in size: CGSize, proposal: ProposedSize, context: LayoutContext
  ) -> [Placement?] {
    [Placement(proposal: proposal)]
  }
}
