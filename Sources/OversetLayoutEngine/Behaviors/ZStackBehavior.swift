package import Foundation

/// `ZStack`: children on top of each other, each offered all the space.
///
/// As large as the largest of the children with the highest priority; every child is then placed
/// for that size, so a lower-priority backdrop follows it. Source: OpenSwiftUI.
package struct ZStackBehavior: LayoutBehavior, Sendable {
  /// The guides the children meet at.
  package let alignment: Alignment

  /// Creates a stack in depth.
  package init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// Whether one of its guides is the app's.
  package var runsAppCode: Bool { alignment.isOfApp }

  /// The largest width and height among the children of the highest priority, in points.
  package func sizeThatFits(_ proposal: ProposedSize, in context: LayoutContext) -> CGSize {
    guard let highest = context.children.map(\.priority).max() else { return .zero }
    return context.children.lazy.filter { $0.priority == highest }
      .map { $0.sizeThatFits(proposal) }
      .reduce(CGSize.zero) { size, child in
        CGSize(width: max(size.width, child.width), height: max(size.height, child.height))
      }
  }

  /// Each child for the stack's final size, its guides at those of the bounds.
  package func placements(
    in size: CGSize, proposal: ProposedSize, context: LayoutContext
  ) -> [Placement?] {
    let bounds = ViewDimensions(size)
    return context.children.map { child in
      let proposal = ProposedSize(size)
      let origin = alignment.origin(of: child.dimensions(proposal), in: bounds)
      return Placement(at: origin, proposal: proposal)
    }
  }

  /// None: in a depth stack a spacer stretches both ways.
  package func stackAxis(ofChild index: Int, inherited: Axis?) -> Axis? { nil }
}
