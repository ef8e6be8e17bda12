public import Foundation
public import OversetLayoutEngine

/// Changes of how a view is drawn that depend on its frame. Overset does not draw them.
public protocol VisualEffect: Sendable {}

/// No change.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates no change.
  public init() {}
}

extension VisualEffect {
  /// Not drawn.
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  /// Not drawn.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  /// Not drawn.
  public func offset(_ offset: CGSize) -> some VisualEffect { self }
  /// Not drawn.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  /// Not drawn.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  /// Not drawn.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { self }
  /// Not drawn.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  /// Not drawn.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect { self }
  /// Not drawn.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  /// Not drawn.
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  /// Not drawn.
  public func contrast(_ amount: Double) -> some VisualEffect { self }
  /// Not drawn.
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
  /// Not drawn.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
  /// Not drawn.
  public func saturation(_ amount: Double) -> some VisualEffect { self }
}

extension View {
  /// Records changes of how the view is drawn that depend on its frame. They are not drawn, and the closure is not
  /// called.
  public func visualEffect<Effect: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
  ) -> some View {
    ignored("visualEffect")
  }
}
