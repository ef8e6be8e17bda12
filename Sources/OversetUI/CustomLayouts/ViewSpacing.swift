public import Foundation
public import OversetLayoutEngine

/// The distances that a view prefers to its neighbours.
public struct ViewSpacing: Sendable {
  private var spacing: OversetLayoutEngine.ViewSpacing

  /// Those of an ordinary view.
  public init() { spacing = OversetLayoutEngine.ViewSpacing() }

  init(_ spacing: OversetLayoutEngine.ViewSpacing) { self.spacing = spacing }

  /// No distance to any neighbour.
  public static let zero = ViewSpacing(OversetLayoutEngine.ViewSpacing.zero)

  /// The distance to the view that follows along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    spacing.distance(to: next.spacing, along: axis)
  }

  /// Takes over the preferences of another view at some edges, keeping the larger of two.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    spacing.formUnion(other.spacing, edges: edges)
  }

  /// The preferences of both at some edges, the larger of two.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    ViewSpacing(spacing.union(other.spacing, edges: edges))
  }
}
