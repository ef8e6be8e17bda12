package import Foundation

/// Room at the leading and the trailing edge that depends on the width offered.
package struct SideMarginBehavior: UnaryBehavior, Sendable {
  /// The room on each side.
  package let margin: SideMargin

  /// Creates the room.
  package init(_ margin: SideMargin) {
    self.margin = margin
  }

  /// The child's size with the room beside it, in points.
  package func sizeThatFits(_ proposal: ProposedSize, in context: LayoutContext) -> CGSize {
    padding(in: proposal).sizeThatFits(proposal, in: context)
  }

  /// The child between the margins.
  package func placements(
    in size: CGSize, proposal: ProposedSize, context: LayoutContext
  ) -> [Placement?] {
    padding(in: proposal).placements(in: size, proposal: proposal, context: context)
  }

  private func padding(in proposal: ProposedSize) -> PaddingBehavior {
    PaddingBehavior(insets: margin.insets(in: proposal.width))
  }
}
