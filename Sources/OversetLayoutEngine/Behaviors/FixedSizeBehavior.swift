public import Foundation

/// `.fixedSize(horizontal:vertical:)`: the view at its ideal length, whatever is offered.
public struct FixedSizeBehavior: UnaryBehavior, Sendable {
  /// Whether the width is fixed.
  public let horizontal: Bool
  /// Whether the height is fixed.
  public let vertical: Bool

  /// Creates the behaviour for either axis or both.
  public init(horizontal: Bool = true, vertical: Bool = true) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The child's size with nothing proposed on the fixed axes, in points.
  public func sizeThatFits(_ proposal: ProposedSize, in context: LayoutContext) -> CGSize {
    context.childSize(childProposal(proposal))
  }

  /// The child with nothing proposed on the fixed axes.
  public func placements(
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
