public import Foundation
public import OversetLayoutEngine

/// Where scrolling comes to rest. Nothing scrolls here, so nobody asks.
public protocol ScrollTargetBehavior {
  /// What is known while scrolling comes to rest.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes where scrolling comes to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// Where scrolling comes to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content that is seen then, in points.
  public var rect: CGRect
  /// The point of the rectangle that counts, as a share of its size.
  public var anchor: UnitPoint?

  /// By the rectangle.
  public func hash(into hasher: inout Hasher) { hasher.combine(rect.minX + rect.minY) }
}

/// What is known while scrolling comes to rest.
public struct ScrollTargetBehaviorContext {
  /// Where it would come to rest.
  public let originalTarget: ScrollTarget
  /// How fast it is, in points a second.
  public let velocity: CGVector
  /// The size of the content, in points.
  public let contentSize: CGSize
  /// The size of the view, in points.
  public let containerSize: CGSize
  /// The ways that it scrolls.
  public let axes: Axis.Set
}

/// Several behaviours of your own in one type that any view takes.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  /// Takes any behaviour.
  public init<Behavior: ScrollTargetBehavior>(_ behavior: Behavior) {}

  /// Changes nothing: nothing scrolls here.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}
