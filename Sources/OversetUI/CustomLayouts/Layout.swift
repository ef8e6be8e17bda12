public import Foundation
public import OversetLayoutEngine
import OversetLayoutTree

/// A container whose rules are yours: it says how large it is and where its views stand.
///
/// Overset asks for the size again before it places the views, with the same cache, so a layout may keep in it what
/// it found while measuring.
public protocol Layout: Sendable {
  /// What the layout keeps between its functions.
  associatedtype Cache = Void
  /// The views that it lays out.
  typealias Subviews = LayoutSubviews

  /// Along which axis the layout runs; by default none.
  static var layoutProperties: LayoutProperties { get }

  /// Makes the cache.
  func makeCache(subviews: Subviews) -> Cache

  /// Renews the cache. By default it is made anew.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distances to neighbours that the container prefers.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// How large the container is for a proposal, in points.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Places the views in a rectangle, in points. Views that are not placed stand in its middle.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Where a guide across the width lies; nil leaves it to the views.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Where a guide down the height lies; nil leaves it to the views.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// The engine's own rules, which the layouts of this module have.
  var _rules: _LayoutRules? { get }
}

/// Rules of the engine, opaque to app code.
public struct _LayoutRules: Sendable {
  /// The rules for views of which only the sizes are known.
  let behavior: any LayoutBehavior & Sendable
  /// The rules for nodes, where these say more, such as which row of a grid they stand in.
  var forNodes: (@MainActor @Sendable ([_ViewNode]) -> any LayoutBehavior & Sendable)?
}

/// What the engine may know of a layout.
public struct LayoutProperties: Sendable {
  /// The axis of the stack that the layout is; nil if it is none.
  public var stackOrientation: Axis?

  /// No stack.
  public init() {}
}

extension Layout {
  /// No stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Made anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// That of the views together.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  /// None.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    nil
  }

  /// None.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    nil
  }

  /// None: the layout's own functions are asked.
  public var _rules: _LayoutRules? { nil }

  /// A container that lays the views of `content` out.
  @MainActor
  public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    LaidOut(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Nothing.
  public func makeCache(subviews: Subviews) {}
}

/// Views in a layout.
private struct LaidOut<Rules: Layout, Content: View>: View {
  typealias Body = Never

  let layout: Rules
  let content: Content

  static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    let nodes = resolve(view.content, in: context.descending(to: "Layout"))
    let rules = view.layout._rules
    let behavior =
      rules?.forNodes?(nodes) ?? rules?.behavior ?? CustomLayoutBehavior(layout: view.layout)
    return [_ViewNode("\(Rules.self)", behavior, children: nodes, in: context)]
  }
}
