public import Foundation
public import OversetLayoutEngine
import OversetLayoutTree

/// Colours that change along a line. As a view it fills the space that it is offered.
public struct LinearGradient: View, ShapeStyle {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never
  /// A style that is drawn as it is.
  public typealias Resolved = Never

  private let gradient: Gradient
  private let startPoint: UnitPoint
  private let endPoint: UnitPoint

  /// Creates a gradient on its course.
  nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Creates a gradient of colours at equal distances.
  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient of colours at places.
  nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// The colours on their course.
  nonisolated public func _resolved(in environment: EnvironmentValues) -> _ResolvedColor {
    gradient.paint(.linear(from: startPoint.point, to: endPoint.point), in: environment)
  }

  /// A rectangle of the gradient.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    [ShapeDrawing(fill: view.paint(in: context.environment)).node(of: Rectangle(), in: context)]
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient of colours at equal distances.
  nonisolated public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient of colours at places.
  nonisolated public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient on its course.
  nonisolated public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}

/// Colours that change outwards from a point, between two radii in points. As a view it fills the space that it is
/// offered.
public struct RadialGradient: View, ShapeStyle {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never
  /// A style that is drawn as it is.
  public typealias Resolved = Never

  private let gradient: Gradient
  private let center: UnitPoint
  private let startRadius: CGFloat
  private let endRadius: CGFloat

  /// Creates a gradient on its course.
  nonisolated public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Creates a gradient of colours at equal distances.
  nonisolated public init(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Creates a gradient of colours at places.
  nonisolated public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// The colours on their course.
  nonisolated public func _resolved(in environment: EnvironmentValues) -> _ResolvedColor {
    gradient.paint(.radial(center: center.point, from: startRadius, to: endRadius), in: environment)
  }

  /// A rectangle of the gradient.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    [ShapeDrawing(fill: view.paint(in: context.environment)).node(of: Rectangle(), in: context)]
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient of colours at equal distances.
  nonisolated public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient of colours at places.
  nonisolated public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient on its course.
  nonisolated public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
