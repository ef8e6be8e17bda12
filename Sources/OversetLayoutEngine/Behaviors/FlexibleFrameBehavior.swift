package import Foundation

/// `.frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`: limits on a
/// view's size.
///
/// With both a minimum and a maximum the frame takes what it is offered within them, whatever the
/// child is; with one of them it follows the child on the other side; `maxWidth: .infinity` fills.
/// Source: OpenSwiftUI `FrameLayout.swift`; Apple's documentation of the modifier.
package struct FlexibleFrameBehavior: UnaryBehavior, Sendable {
  /// Where the child sits in the frame.
  package let alignment: Alignment
  private let horizontal: LengthLimits
  private let vertical: LengthLimits

  /// Creates a frame; lengths in points, put in order where they contradict each other.
  package init(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) {
    self.alignment = alignment
    horizontal = LengthLimits(min: minWidth, ideal: idealWidth, max: maxWidth)
    vertical = LengthLimits(min: minHeight, ideal: idealHeight, max: maxHeight)
  }

  /// Whether one of its guides is the app's.
  package var runsAppCode: Bool { alignment.isOfApp }

  /// The lengths the proposal and the limits settle, else the child's within the limits.
  package func sizeThatFits(_ proposal: ProposedSize, in context: LayoutContext) -> CGSize {
    if let width = horizontal.length(proposal.width), let height = vertical.length(proposal.height)
    {
      return CGSize(width: width, height: height)
    }
    let child = context.childSize(childProposal(proposal))
    return CGSize(
      width: horizontal.length(proposal.width, child: child.width),
      height: vertical.length(proposal.height, child: child.height)
    )
  }

  /// The child for the frame's final size, its guides at those of the frame.
  package func placements(
    in size: CGSize, proposal: ProposedSize, context: LayoutContext
  ) -> [Placement?] {
    let offer = ProposedSize(
      width: horizontal.placementProposal(proposal.width, length: size.width),
      height: vertical.placementProposal(proposal.height, length: size.height)
    )
    let origin = alignment.origin(of: context.childDimensions(offer), in: ViewDimensions(size))
    return [Placement(at: origin, proposal: offer)]
  }

  /// The child's preferences, but those of an ordinary view at the ends of a limited axis.
  package func spacing(in context: LayoutContext) -> ViewSpacing {
    var limited: Edge.Set = []
    if horizontal.isLimited { limited.formUnion(.horizontal) }
    if vertical.isLimited { limited.formUnion(.vertical) }
    return (context.children.first?.spacing ?? .ordinary).reset(limited)
  }

  private func childProposal(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: horizontal.childProposal(proposal.width),
      height: vertical.childProposal(proposal.height)
    )
  }
}
