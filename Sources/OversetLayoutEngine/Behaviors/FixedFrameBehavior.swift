package import Foundation

/// `.frame(width:height:alignment:)`: a fixed length on one axis or both.
///
/// A length that is negative or not finite counts as not given, as in SwiftUI. Source: OpenSwiftUI
/// `FrameLayout.swift`.
package struct FixedFrameBehavior: UnaryBehavior, Sendable {
  /// The width, in points; `nil` takes the child's.
  package let width: CGFloat?
  /// The height, in points; `nil` takes the child's.
  package let height: CGFloat?
  /// Where the child sits in the frame.
  package let alignment: Alignment

  /// Creates a frame; lengths in points.
  package init(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) {
    self.width = Self.valid(width)
    self.height = Self.valid(height)
    self.alignment = alignment
  }

  private static func valid(_ length: CGFloat?) -> CGFloat? {
    length.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
  }

  /// Whether one of its guides is the app's.
  package var runsAppCode: Bool { alignment.isOfApp }

  /// The fixed lengths, and the child's where none is fixed.
  package func sizeThatFits(_ proposal: ProposedSize, in context: LayoutContext) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let child = context.childSize(childProposal(proposal))
    return CGSize(width: width ?? child.width, height: height ?? child.height)
  }

  /// The child for the same proposal, its guides at those of the frame.
  package func placements(
    in size: CGSize, proposal: ProposedSize, context: LayoutContext
  ) -> [Placement?] {
    let proposal = childProposal(proposal)
    let child = context.childDimensions(proposal)
    let origin = alignment.origin(of: child, in: ViewDimensions(size))
    return [Placement(at: origin, proposal: proposal)]
  }

  /// The child's preferences, but those of an ordinary view at the ends of a fixed axis.
  package func spacing(in context: LayoutContext) -> ViewSpacing {
    var fixed: Edge.Set = []
    if width != nil { fixed.formUnion(.horizontal) }
    if height != nil { fixed.formUnion(.vertical) }
    return (context.children.first?.spacing ?? .ordinary).reset(fixed)
  }

  private func childProposal(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }
}
