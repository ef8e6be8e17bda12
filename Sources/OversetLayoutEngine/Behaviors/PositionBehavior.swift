package import Foundation
import OversetVocabulary

/// `.position(x:y:)`: takes all the space and centres the child on a point of it.
///
/// x runs from the left in either direction of layout (from memory, not measured).
package struct PositionBehavior: UnaryBehavior, Sendable {
  /// The child's centre, in points from the left.
  package let x: CGFloat
  /// The child's centre, in points from the top.
  package let y: CGFloat

  /// Creates a position; coordinates (points) that are not finite count as zero.
  package init(x: CGFloat = 0, y: CGFloat = 0) {
    self.x = x.asCoordinate
    self.y = y.asCoordinate
  }

  /// The proposal, and the child's length where there is none, in points.
  package func sizeThatFits(_ proposal: ProposedSize, in context: LayoutContext) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    return proposal.replacingUnspecifiedDimensions(by: context.childSize(proposal))
  }

  /// The child, its centre at the point.
  package func placements(
    in size: CGSize, proposal: ProposedSize, context: LayoutContext
  ) -> [Placement?] {
    let child = context.childSize(proposal)
    let leadingX = context.direction == .leftToRight ? x : size.width - x
    let origin = CGPoint(x: leadingX - child.width / 2, y: y - child.height / 2)
    return [Placement(at: origin, proposal: proposal)]
  }
}
