package import Foundation

/// `.padding`: room around a view; negative insets let it hang over.
///
/// Source: OpenSwiftUI `PaddingLayout.swift`.
package struct PaddingBehavior: UnaryBehavior, Sendable {
  /// The inset of `.padding()` without a length, in points.
  package static let standard: CGFloat = 16

  /// The room on each side, in points.
  package let insets: EdgeInsets

  /// Creates padding; insets (points) that are not finite count as zero.
  package init(insets: EdgeInsets) {
    self.insets = insets.normalized
  }

  /// The child's size with the insets around it, at least zero.
  package func sizeThatFits(_ proposal: ProposedSize, in context: LayoutContext) -> CGSize {
    let child = context.childSize(proposal.inset(by: insets))
    return CGSize(
      width: child.width + insets.horizontal, height: child.height + insets.vertical)
  }

  /// The child inside the insets.
  package func placements(
    in size: CGSize, proposal: ProposedSize, context: LayoutContext
  ) -> [Placement?] {
    let origin = CGPoint(x: insets.leading, y: insets.top)
    return [Placement(at: origin, proposal: proposal.inset(by: insets))]
  }

  /// The child's preferences, but those of an ordinary view on padded edges.
  package func spacing(in context: LayoutContext) -> ViewSpacing {
    (context.children.first?.spacing ?? .ordinary).reset(insets.affectedEdges)
  }
}
