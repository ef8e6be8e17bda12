package import Foundation

/// `.aspectRatio`, `.scaledToFit`, `.scaledToFill`: offers the child a size of a fixed ratio.
///
/// The view takes the child's answer, so one that fills overflows its parent, and one that is not
/// flexible keeps its own size. Source: OpenSwiftUI `AspectRatioLayout.swift`.
package struct AspectRatioBehavior: UnaryBehavior, Sendable {
  /// Width divided by height; `nil` takes that of the child's ideal size.
  package let ratio: CGFloat?
  /// Whether the ratio is fitted into the proposal or fills it.
  package let contentMode: ContentMode

  /// Creates the behaviour; a ratio that is not positive and finite counts as not given.
  package init(_ ratio: CGFloat? = nil, contentMode: ContentMode) {
    self.ratio = Self.valid(ratio)
    self.contentMode = contentMode
  }

  private static func valid(_ ratio: CGFloat?) -> CGFloat? {
    ratio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
  }

  /// The size the child takes when it is offered the ratio, in points.
  package func sizeThatFits(_ proposal: ProposedSize, in context: LayoutContext) -> CGSize {
    context.childSize(childProposal(proposal, in: context))
  }

  /// The child, offered the ratio, in the middle.
  package func placements(
    in size: CGSize, proposal: ProposedSize, context: LayoutContext
  ) -> [Placement?] {
    let offer = childProposal(proposal, in: context)
    let child = context.childDimensions(offer)
    let origin = CGPoint(x: (size.width - child.width) / 2, y: (size.height - child.height) / 2)
    return [Placement(at: origin, proposal: offer)]
  }

  /// The ratio scaled to the proposal; an axis without a proposal follows the other one.
  private func childProposal(_ proposal: ProposedSize, in context: LayoutContext) -> ProposedSize {
    guard proposal != .unspecified, let ratio = ratio ?? idealRatio(in: context) else {
      return proposal
    }
    switch (proposal.width, proposal.height) {
    case (let width?, let height?):
      let isWidthLarger = width > height * ratio
      let followsHeight = contentMode == .fit ? isWidthLarger : !isWidthLarger
      return followsHeight
        ? ProposedSize(width: height * ratio, height: height)
        : ProposedSize(width: width, height: width / ratio)
    case (let width?, nil):
      return ProposedSize(width: width, height: width / ratio)
    case (nil, let height?):
      return ProposedSize(width: height * ratio, height: height)
    case (nil, nil):
      return proposal
    }
  }

  private func idealRatio(in context: LayoutContext) -> CGFloat? {
    let ideal = context.childSize(.unspecified)
    return Self.valid(ideal.width / ideal.height)
  }
}
