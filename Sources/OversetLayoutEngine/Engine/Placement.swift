package import Foundation

/// Where a container puts a child.
package struct Placement: Hashable, Sendable {
  /// The horizontal offset of the child's leading edge from the container's, in points.
  package var x: CGFloat
  /// The offset of the child's top edge from the container's, in points.
  package var y: CGFloat
  /// The proposal for which the child takes its final size.
  package var proposal: ProposedSize

  /// Creates a placement from the child's origin, in points from the container's leading and top
  /// edges.
  package init(at origin: CGPoint = .zero, proposal: ProposedSize) {
    x = origin.x
    y = origin.y
    self.proposal = proposal
  }

  /// The child's origin, in points from the container's leading and top edges.
  package var origin: CGPoint { CGPoint(x: x, y: y) }
}

/// A container's size and the places of its children: the answer for one proposal.
package struct Arrangement {
  /// The container's size, in points.
  package let size: CGSize
  /// The proposal it took that size for.
  package let proposal: ProposedSize
  /// One entry per child; `nil` for a child that is not shown.
  package let placements: [Placement?]

  /// The values (points, in the container's space) of a guide in those children that set it.
  package func childGuides(_ guide: AlignmentKey, context: LayoutContext) -> [CGFloat] {
    zip(context.children, placements).compactMap { child, placement in
      guard let placement else { return nil }
      return child.explicitGuide(guide, proposal: placement.proposal)
        .map { ($0 + placement.origin[guide.axis]).asCoordinate }
    }
  }
}

/// What a container knows about itself once it has been placed.
package struct ContainerGeometry: Sendable {
  /// The frame in root coordinates, in points from the left and top.
  package let frame: CGRect
  /// How far the screen goes on beyond the safe area at this container's edges, in points.
  package let safeAreaInsets: EdgeInsets
}
