package import Foundation
import OversetVocabulary

/// `.offset(x:y:)`: moves what is seen without moving anything else.
///
/// A positive x goes right in either direction of layout: in SwiftUI an offset does not mirror, which
/// is a common fault of right-to-left screens. From memory, not measured.
package struct OffsetBehavior: UnaryBehavior, Sendable {
  /// The distance to the right, in points.
  package let x: CGFloat
  /// The distance downwards, in points.
  package let y: CGFloat

  /// Creates an offset; distances (points) that are not finite count as zero.
  package init(x: CGFloat = 0, y: CGFloat = 0) {
    self.x = x.asCoordinate
    self.y = y.asCoordinate
  }

  /// The child's size, in points.
  package func sizeThatFits(_ proposal: ProposedSize, in context: LayoutContext) -> CGSize {
    context.childSize(proposal)
  }

  /// The child, moved. A behaviour's space is mirrored with it, so rightwards is backwards where
  /// lines run from the right.
  package func placements(
    in size: CGSize, proposal: ProposedSize, context: LayoutContext
  ) -> [Placement?] {
    let leadingX = context.direction == .leftToRight ? x : -x
    return [Placement(at: CGPoint(x: leadingX, y: y), proposal: proposal)]
  }

  /// The child's guide where it would be without the offset.
  package func explicitGuide(
    _ guide: AlignmentKey, in arrangement: Arrangement, context: LayoutContext
  ) -> CGFloat? {
    context.children.first?.explicitGuide(guide, proposal: arrangement.proposal)
  }
}
