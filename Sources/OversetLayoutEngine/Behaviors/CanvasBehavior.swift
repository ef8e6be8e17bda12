package import Foundation

/// What a canvas has drawn: each child at its own place, whatever the others do.
///
/// It takes the size that it is offered; where nothing is offered, 10 pt, as a geometry reader (from memory).
package struct CanvasBehavior: LayoutBehavior, Sendable {
  private let places: [Placement]

  /// Creates a container.
  ///
  /// - Parameter places: The place and the proposal of each child, in points from the upper left corner; a child without
  ///   one is not shown.
  package init(_ places: [Placement]) { self.places = places }

  /// The proposal; 10 pt where there is none.
  package func sizeThatFits(_ proposal: ProposedSize, in context: LayoutContext) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Each child at its place.
  package func placements(
    in size: CGSize, proposal: ProposedSize, context: LayoutContext
  ) -> [Placement?] {
    context.children.indices.map { places.indices.contains($0) ? places[$0] : nil }
  }

  /// None: what is drawn is lined up with nothing.
  package func explicitGuide(
    _ guide: AlignmentKey, in arrangement: Arrangement, context: LayoutContext
  ) -> CGFloat? {
    nil
  }

  /// That of an ordinary view.
  package func spacing(in context: LayoutContext) -> ViewSpacing { .ordinary }

  /// What is drawn lies in no stack.
  package func stackAxis(ofChild index: Int, inherited: Axis?) -> Axis? { nil }
}
