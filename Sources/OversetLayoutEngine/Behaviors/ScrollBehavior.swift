package import Foundation

/// `ScrollView`: offers its content endless room along the scrolled axes.
///
/// It takes what it is offered along a scrolled axis and the content's length across it. The content
/// starts at the top leading corner, scrolled to its beginning, or stands with its anchor at that of the view. One child: several views are a stack
/// that the caller makes.
package struct ScrollBehavior: UnaryBehavior, Sendable {
  /// The axes that scroll.
  package let axes: Axis.Set
  /// The point of the content that lies at the same point of the view; nil is the beginning. It runs from the leading
  /// edge (from memory).
  package let anchor: UnitPoint?

  /// Creates a scroll view.
  package init(axes: Axis.Set = .vertical, anchor: UnitPoint? = nil) {
    self.axes = axes
    self.anchor = anchor
  }

  /// The proposal along scrolled axes, else the content's length, in points.
  package func sizeThatFits(_ proposal: ProposedSize, in context: LayoutContext) -> CGSize {
    let content = context.childSize(contentProposal(proposal))
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height
    )
  }

  /// The content at its beginning, or at its anchor.
  package func placements(
    in size: CGSize, proposal: ProposedSize, context: LayoutContext
  ) -> [Placement?] {
    let offer = contentProposal(proposal)
    guard let anchor else { return [Placement(proposal: offer)] }
    let content = context.childSize(offer)
    let origin = CGPoint(
      x: axes.contains(.horizontal) ? (size.width - content.width) * anchor.x : 0,
      y: axes.contains(.vertical) ? (size.height - content.height) * anchor.y : 0)
    return [Placement(at: origin, proposal: offer)]
  }

  /// None: what scrolls away lines nothing up outside.
  package func explicitGuide(
    _ guide: AlignmentKey, in arrangement: Arrangement, context: LayoutContext
  ) -> CGFloat? {
    nil
  }

  /// That of an ordinary view: the content's own does not show at a clipped edge.
  package func spacing(in context: LayoutContext) -> ViewSpacing { .ordinary }

  /// The content lies in no stack of the outside.
  package func stackAxis(ofChild index: Int, inherited: Axis?) -> Axis? { nil }

  /// Views inside measure themselves against what shows of them.
  package var isContainer: Bool { true }

  private func contentProposal(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height
    )
  }
}
