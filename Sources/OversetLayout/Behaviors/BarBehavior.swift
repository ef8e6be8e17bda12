public import Foundation

/// A view below a bar: child 0 is the view, child 1 the bar at the top.
///
/// It takes all it is offered. To the view the bar is part of what the safe area keeps free, so that a
/// background that ignores the safe area goes on behind it.
public struct BarBehavior: LayoutBehavior {
  /// The height of the bar, in points.
  public let height: CGFloat

  /// A bar of `height` points; a height that is not finite counts as zero.
  public init(height: CGFloat) { self.height = height.asLength }

  /// The proposal; the view with the bar above it where there is none (points).
  public func sizeThatFits(_ proposal: ProposedSize, in context: LayoutContext) -> CGSize {
    screen.sizeThatFits(proposal, in: context)
  }

  /// The view in the middle of the room below the bar, and the bar across the top.
  public func placements(
    in size: CGSize, proposal: ProposedSize, context: LayoutContext
  ) -> [Placement?] {
    let bar = Placement(proposal: ProposedSize(width: size.width, height: height))
    return screen.placements(in: size, proposal: proposal, context: context) + [bar]
  }

  /// The bar at the top.
  public var safeAreaInsets: EdgeInsets {
    EdgeInsets(top: height, leading: 0, bottom: 0, trailing: 0)
  }

  /// It touches its neighbours.
  public func spacing(in context: LayoutContext) -> ViewSpacing { .none }

  /// Its children lie in no stack.
  public func stackAxis(ofChild index: Int, inherited: Axis?) -> Axis? { nil }

  private var screen: SafeAreaBehavior { SafeAreaBehavior(insets: safeAreaInsets) }
}
