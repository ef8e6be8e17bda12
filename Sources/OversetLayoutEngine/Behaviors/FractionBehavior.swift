package import Foundation

/// A view over the leading part of a room, as a bar of progress fills its track.
///
/// It takes the width it is offered; its child is offered the part.
package struct FractionBehavior: UnaryBehavior, Sendable {
  /// The part of the width, 0 to 1.
  package let fraction: CGFloat
  /// The width it has at least, in points, when the room has it; the part is one of the rest.
  package let least: CGFloat

  /// A part of the width; a number outside of 0 to 1 counts as the nearest, NaN as 0.
  package init(_ fraction: CGFloat, least: CGFloat = 0) {
    self.fraction = min(fraction.asLength, 1)
    self.least = least.asLength
  }

  /// The proposed width, with the height of the child for its part (points).
  package func sizeThatFits(_ proposal: ProposedSize, in context: LayoutContext) -> CGSize {
    let child = context.childSize(part(of: proposal))
    return CGSize(width: proposal.width ?? child.width, height: child.height)
  }

  /// The child at the leading edge.
  package func placements(
    in size: CGSize, proposal: ProposedSize, context: LayoutContext
  ) -> [Placement?] {
    [Placement(proposal: part(of: ProposedSize(width: size.width, height: proposal.height)))]
  }

  private func part(of proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: proposal.width.map { $0.isFinite ? least + max($0 - least, 0) * fraction : $0 },
      height: proposal.height)
  }
}
