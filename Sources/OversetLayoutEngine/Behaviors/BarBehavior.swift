package import Foundation

/// A view beside a bar: child 0 is the view, child 1 the bar at one edge, as large as it wants to be; there may
/// be none.
///
/// It takes all it is offered. To the view the bar is part of what the safe area keeps free, so that a
/// background that ignores the safe area goes on behind it.
package struct BarBehavior: LayoutBehavior, Sendable {
  /// The edge at which the bar stands.
  package let edge: Edge
  /// Where the bar stands along its edge.
  package let alignment: Alignment
  /// The room between view and bar, in points.
  package let spacing: CGFloat
  /// Whether views inside measure themselves against the room that the bar leaves.
  package let isContainer: Bool

  /// A bar over, under or beside a view; the spacing in points.
  package init(
    edge: Edge = .top, alignment: Alignment = .center, spacing: CGFloat = 0,
    isContainer: Bool = false
  ) {
    self.edge = edge
    self.alignment = alignment
    self.spacing = spacing.asCoordinate
    self.isContainer = isContainer
  }

  /// Whether one of its guides is the app's.
  package var runsAppCode: Bool { alignment.isOfApp }

  /// The proposal; the view with the bar beside it where there is none (points).
  package func sizeThatFits(_ proposal: ProposedSize, in context: LayoutContext) -> CGSize {
    screen(proposal, context).sizeThatFits(proposal, in: context)
  }

  /// The view in the middle of the room that the bar leaves, and the bar along its edge.
  package func placements(
    in size: CGSize, proposal: ProposedSize, context: LayoutContext
  ) -> [Placement?] {
    let view = screen(ProposedSize(size), context)
      .placements(in: size, proposal: proposal, context: context)
    guard context.children.count > 1 else { return view }
    let offer = offer(ProposedSize(size))
    let bar = context.children[1].dimensions(offer)
    var origin = alignment.origin(of: bar, in: ViewDimensions(size))
    switch edge {
    case .top: origin.y = 0
    case .bottom: origin.y = size.height - bar.height
    case .leading: origin.x = 0
    case .trailing: origin.x = size.width - bar.width
    }
    return view + [Placement(at: origin, proposal: offer)]
  }

  /// The bar at its edge.
  package func safeAreaInsets(in size: CGSize, context: LayoutContext) -> EdgeInsets {
    insets(ProposedSize(size), context)
  }

  /// The room that the bar leaves, in points.
  package func containerSize(
    for proposal: ProposedSize, in context: LayoutContext
  ) -> ProposedSize {
    proposal.inset(by: insets(proposal, context))
  }

  /// It touches its neighbours.
  package func spacing(in context: LayoutContext) -> ViewSpacing { .none }

  /// Its children lie in no stack.
  package func stackAxis(ofChild index: Int, inherited: Axis?) -> Axis? { nil }

  private func screen(_ proposal: ProposedSize, _ context: LayoutContext) -> SafeAreaBehavior {
    SafeAreaBehavior(insets: insets(proposal, context))
  }

  /// What the bar takes, in points.
  private func insets(_ proposal: ProposedSize, _ context: LayoutContext) -> EdgeInsets {
    guard context.children.count > 1 else { return EdgeInsets() }
    let bar = context.children[1].sizeThatFits(offer(proposal))
    let length = edge == .top || edge == .bottom ? bar.height : bar.width
    return EdgeInsets(Edge.Set(edge), length.asLength.asCoordinate + spacing)
  }

  /// A bar gets the whole length of its edge, and is as thick as it wants to be.
  private func offer(_ proposal: ProposedSize) -> ProposedSize {
    edge == .top || edge == .bottom
      ? ProposedSize(width: proposal.width, height: nil)
      : ProposedSize(width: nil, height: proposal.height)
  }
}
