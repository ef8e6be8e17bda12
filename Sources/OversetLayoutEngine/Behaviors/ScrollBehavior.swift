package import Foundation

/// `ScrollView`: offers its content endless room along the scrolled axes.
///
/// It takes what it is offered along a scrolled axis and the content's length across it. The content
/// starts at the top leading corner, scrolled to its beginning, or stands with its anchor at that of the view. One child:
/// several views are a stack that the caller makes.
package struct ScrollBehavior: UnaryBehavior, Sendable {
  /// The axes that scroll.
  package let axes: Axis.Set
  /// The point of content longer than the view that lies at the same point of the view; nil is the beginning. It runs from
  /// the leading edge (from memory).
  package let anchor: UnitPoint?
  /// The same point of content shorter than the view.
  package let alignment: UnitPoint?

  /// Creates a scroll view.
  package init(
    axes: Axis.Set = .vertical, anchor: UnitPoint? = nil, alignment: UnitPoint? = nil
  ) {
    self.axes = axes
    self.anchor = anchor
    self.alignment = alignment
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
    guard anchor != nil || alignment != nil else { return [Placement(proposal: offer)] }
    let content = context.childSize(offer)
    // Along each axis, since content may be longer than the view along one of them alone.
    func share(_ room: CGFloat, _ part: (UnitPoint) -> CGFloat) -> CGFloat {
      (room < 0 ? anchor : alignment).map { room * part($0) } ?? 0
    }
    let origin = CGPoint(
      x: axes.contains(.horizontal) ? share(size.width - content.width, \.x) : 0,
      y: axes.contains(.vertical) ? share(size.height - content.height, \.y) : 0)
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
