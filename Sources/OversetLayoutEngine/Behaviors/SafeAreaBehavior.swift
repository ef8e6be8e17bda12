package import Foundation

/// A screen with a safe area: takes all it is offered and centres its child between the insets.
///
/// Behaviours inside learn where the safe area ends, so that ``IgnoresSafeAreaBehavior`` can reach
/// beyond it.
package struct SafeAreaBehavior: UnaryBehavior, Sendable {
  /// The part at each edge that the child keeps clear of, in points.
  package let insets: EdgeInsets

  /// Creates a screen; insets (points) that are not finite count as zero.
  package init(insets: EdgeInsets) {
    self.insets = insets.normalized
  }

  /// The proposal; the child with the insets around it where there is none (points).
  package func sizeThatFits(_ proposal: ProposedSize, in context: LayoutContext) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    let child = context.childSize(proposal.inset(by: insets))
    return CGSize(
      width: proposal.width ?? child.width + insets.horizontal,
      height: proposal.height ?? child.height + insets.vertical
    )
  }

  /// The child in the middle of the safe area.
  package func placements(
    in size: CGSize, proposal: ProposedSize, context: LayoutContext
  ) -> [Placement?] {
    let offer = proposal.inset(by: insets)
    let child = context.childSize(offer)
    let origin = CGPoint(
      x: insets.leading + (size.width - insets.horizontal - child.width) / 2,
      y: insets.top + (size.height - insets.vertical - child.height) / 2
    )
    return [Placement(at: origin, proposal: offer)]
  }

  /// The insets it was made with.
  package func safeAreaInsets(in size: CGSize, context: LayoutContext) -> EdgeInsets { insets }

  /// Views inside measure themselves against the screen.
  package var isContainer: Bool { true }

  /// The room between the insets, in points.
  package func containerSize(
    for proposal: ProposedSize, in context: LayoutContext
  ) -> ProposedSize {
    proposal.inset(by: insets)
  }
}

/// `.ignoresSafeArea(edges:)`: where the view touches the end of the safe area, its child reaches on
/// to the end of the screen.
///
/// The view's own size does not change; only the child is offered more and moved outwards. Source:
/// OpenSwiftUI `SafeAreaIgnoringLayout.swift`.
package struct IgnoresSafeAreaBehavior: UnaryBehavior, Sendable {
  /// The edges at which the safe area is ignored.
  package let edges: Edge.Set

  /// Creates the behaviour for some edges.
  package init(edges: Edge.Set = .all) {
    self.edges = edges
  }

  /// The child's size, in points.
  package func sizeThatFits(_ proposal: ProposedSize, in context: LayoutContext) -> CGSize {
    context.childSize(proposal)
  }

  /// The child, reaching beyond the view by the insets of the safe area.
  package func placements(
    in size: CGSize, proposal: ProposedSize, context: LayoutContext
  ) -> [Placement?] {
    let reach = context.safeAreaInsets.restricted(to: edges)
    let origin = CGPoint(x: -reach.leading, y: -reach.top)
    return [Placement(at: origin, proposal: proposal.inset(by: reach.negated))]
  }
}
