package import Foundation

/// A shape, a colour, a resizable image: takes all it is offered.
package struct FlexibleLeafBehavior: LayoutBehavior, Sendable {
  /// The size where nothing is offered, in points.
  package let ideal: CGSize

  /// Creates a leaf; 10 by 10 pt where nothing is offered, as shapes are, unless given.
  package init(ideal: CGSize = CGSize(width: 10, height: 10)) {
    self.ideal = ideal
  }

  /// The proposal, and the ideal length where there is none, in points.
  package func sizeThatFits(_ proposal: ProposedSize, in context: LayoutContext) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: ideal)
  }

  /// A leaf has no children.
  package func placements(
    in size: CGSize, proposal: ProposedSize, context: LayoutContext
  ) -> [Placement?] {
    []
  }
}
