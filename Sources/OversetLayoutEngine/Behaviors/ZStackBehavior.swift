public import Foundation

/// `ZStack`: children on top of each other, each offered all the space.
///
/// As large as the largest of the children with the highest priority; every child is then placed
/// for that size, so a lower-priority backdrop follows it. Source: OpenSwiftUI.
public struct ZStackBehavior: LayoutBehavior, Sendable {
  /// The guides the children meet at.
  public let alignment: Alignment

  /// Creates a stack in depth.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// The largest width and height among the children of the highest priority, in points.
  public func sizeThatFits(_ proposal: ProposedSize, in context: LayoutContext) -> CGSize {
    guard let highest = context.children.map(\.priority).max() else { return .zero }
    return context.children.lazy.filter { $0.priority == highest }
      .map { $0.sizeThatFits(proposal) }
      .reduce(CGSize.zero) { size, child in
        CGSize(width: max(size.width, child.width), height: max(size.height, child.height))
      }
  }

  /// Each child for the stack's final size, its guides at those of the bounds.
  public func placements(
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
  public func stackAxis(ofChild index: Int, inherited: Axis?) -> Axis? { nil }
}
