package import Foundation

/// `Divider`: a line one pixel thick across its stack's axis; horizontal outside of stacks.
///
/// It fills the breadth it is offered; without an offer it is 10 pt long, as a shape is.
package struct DividerBehavior: LayoutBehavior, Sendable {
  /// Creates a divider.
  package init() {}

  /// One pixel along the stack's axis, all that is offered across it (points).
  package func sizeThatFits(_ proposal: ProposedSize, in context: LayoutContext) -> CGSize {
    let axis = context.stackAxis ?? .vertical
    let breadth = proposal.replacingUnspecifiedDimensions()[axis.cross]
    return CGSize(along: axis, 1 / context.displayScale, across: breadth)
  }

  /// A divider has no children.
  package func placements(
    in size: CGSize, proposal: ProposedSize, context: LayoutContext
  ) -> [Placement?] {
    []
  }
}
