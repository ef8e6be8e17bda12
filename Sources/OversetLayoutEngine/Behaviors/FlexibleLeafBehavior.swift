public import Foundation

/// A shape, a colour, a resizable image: takes all it is offered.
public struct FlexibleLeafBehavior: LayoutBehavior, Sendable {
  /// The size where nothing is offered, in points.
  public let ideal: CGSize

  /// Creates a leaf; 10 by 10 pt where nothing is offered, as shapes are, unless given.
  public init(ideal: CGSize = CGSize(width: 10, height: 10)) {
    self.ideal = ideal
  }

  /// The proposal, and the ideal length where there is none, in points.
  public func sizeThatFits(_ proposal: ProposedSize, in context: LayoutContext) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: ideal)
  }

  /// A leaf has no children.
  public func placements(
    in size: CGSize, proposal: ProposedSize, context: LayoutContext
  ) -> [Placement?] {
    []
  }
}
