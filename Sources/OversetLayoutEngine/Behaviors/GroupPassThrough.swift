public import Foundation

/// A wrapper without any effect on layout: what modifiers of colour, opacity or behaviour are.
public struct GroupPassThrough: UnaryBehavior, Sendable {
  /// Creates the wrapper.
  public init() {}

  /// The child's size, in points.
  public func sizeThatFits(_ proposal: ProposedSize, in context: LayoutContext) -> CGSize {
    context.childSize(proposal)
  }

  /// The child as it is.
  public func placements(
    in size: CGSize, proposal: ProposedSize, context: LayoutContext
  ) -> [Placement?] {
    [Placement(proposal: proposal)]
  }
}
