public import Foundation
public import OversetLayoutEngine

/// Where a scroll view stands and how large its content is. Nothing scrolls here, so nobody is told one.
public struct ScrollGeometry: Equatable, Sendable {
  /// Where the content begins, in points.
  public var contentOffset: CGPoint
  /// The size of the content, in points.
  public var contentSize: CGSize
  /// The distances around the content, in points.
  public var contentInsets: EdgeInsets
  /// The size of the view, in points.
  public var containerSize: CGSize

  /// Creates a geometry.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that is seen, in points.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The frame of the view, in points.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

/// What scrolls a view.
public enum ScrollPhase: Hashable, Sendable {
  /// Nothing.
  case idle
  /// A finger that has not moved yet.
  case tracking
  /// A finger.
  case interacting
  /// The speed that a finger left behind.
  case decelerating
  /// Code.
  case animating

  /// Whether it scrolls.
  public var isScrolling: Bool { self != .idle }
}

/// How a scroll view stands when what scrolls it changes. Nothing does here.
public struct ScrollPhaseChangeContext: Sendable {
  /// Where it stands.
  public let geometry: ScrollGeometry
  /// How fast it scrolls, in points a second; nil if it does not.
  public let velocity: CGVector?
}

extension View {
  /// Records an action for when a scroll view's geometry changes. On a device the first layout runs it already; here it
  /// does not run.
  public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping @MainActor (ScrollGeometry) -> Value,
    action: @escaping @MainActor (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    ignored("onScrollGeometryChange")
  }

  /// Records an action for when scrolling begins or ends. Nothing scrolls here, so it does not run.
  public func onScrollPhaseChange(
    _ action: @escaping @MainActor (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    recorded("onScrollPhaseChange")
  }

  /// Records an action for when scrolling begins or ends. Nothing scrolls here, so it does not run.
  public func onScrollPhaseChange(
    _ action:
      @escaping @MainActor (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    recorded("onScrollPhaseChange")
  }

  /// Records an action for when the view comes into sight or goes out of it. On a device the first layout runs it already;
  /// here it does not run.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping @MainActor (Bool) -> Void
  ) -> some View {
    ignored("onScrollVisibilityChange")
  }

  /// Records an action for when views inside come into sight or go out of it. On a device the first layout runs it already;
  /// here it does not run.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping @MainActor ([ID]) -> Void
  ) -> some View {
    ignored("onScrollTargetVisibilityChange")
  }
}
