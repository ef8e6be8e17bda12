package import Foundation

/// `.fixedSize(horizontal:vertical:)`: the view at its ideal length, whatever is offered.
package struct FixedSizeBehavior: UnaryBehavior, Sendable {
  /// Whether the width is fixed.
  package let horizontal: Bool
  /// Whether the height is fixed.
  package let vertical: Bool

  /// Creates the behaviour for either axis or both.
  package init(horizontal: Bool = true, vertical: Bool = true) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The child's size with nothing proposed on the fixed axes, in points.
  package func sizeThatFits(_ proposal: ProposedSize, in context: LayoutContext) -> CGSize {
    context.childSize(childProposal(proposal))
  }

  /// The child with nothing proposed on the fixed axes.
  package func placements(
    in size: CGSize, proposal: ProposedSize, context: LayoutContext
  ) -> [Placement?] {
    [Placement(proposal: childProposal(proposal))]
  }

  private func childProposal(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: horizontal ? nil : proposal.width,
      height: vertical ? nil : proposal.height
    )
  }
}
