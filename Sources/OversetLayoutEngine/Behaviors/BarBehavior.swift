package import Foundation

/// A view below a bar: child 0 is the view, child 1 the bar at the top, as high as it wants to be; there
/// may be none.
///
/// It takes all it is offered. To the view the bar is part of what the safe area keeps free, so that a
/// background that ignores the safe area goes on behind it.
package struct BarBehavior: LayoutBehavior, Sendable {
  /// A bar over a view.
  package init() {}

  /// The proposal; the view with the bar above it where there is none (points).
  package func sizeThatFits(_ proposal: ProposedSize, in context: LayoutContext) -> CGSize {
    screen(context).sizeThatFits(proposal, in: context)
  }

  /// The view in the middle of the room below the bar, and the bar across the top.
  package func placements(
    in size: CGSize, proposal: ProposedSize, context: LayoutContext
  ) -> [Placement?] {
    let bar = Placement(
      proposal: ProposedSize(width: size.width, height: BarBehavior.height(context)))
    return screen(context).placements(in: size, proposal: proposal, context: context) + [bar]
  }

  /// The bar at the top.
  package func safeAreaInsets(in context: LayoutContext) -> EdgeInsets {
    EdgeInsets(top: BarBehavior.height(context), leading: 0, bottom: 0, trailing: 0)
  }

  /// It touches its neighbours.
  package func spacing(in context: LayoutContext) -> ViewSpacing { .none }

  /// Its children lie in no stack.
  package func stackAxis(ofChild index: Int, inherited: Axis?) -> Axis? { nil }

  private func screen(_ context: LayoutContext) -> SafeAreaBehavior {
    SafeAreaBehavior(insets: safeAreaInsets(in: context))
  }

  /// The height of the bar, in points.
  private static func height(_ context: LayoutContext) -> CGFloat {
    guard context.children.count > 1 else { return 0 }
    return context.children[1].sizeThatFits(.unspecified).height.asLength
  }
}
