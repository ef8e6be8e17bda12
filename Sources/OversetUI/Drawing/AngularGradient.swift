public import Foundation
public import OversetLayoutEngine
import OversetLayoutTree

/// Colours that change around a point. As a view it fills the space that it is offered.
public struct AngularGradient: View, ShapeStyle {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never
  /// A style that is drawn as it is.
  public typealias Resolved = Never

  private let gradient: Gradient
  private let center: UnitPoint
  private let startAngle: Angle
  private let endAngle: Angle

  /// Creates a gradient on its course.
  nonisolated public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle)
  {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Creates a gradient of colours at equal distances.
  nonisolated public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle
    )
  }

  /// Creates a gradient of colours at places.
  nonisolated public init(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates a gradient all around, from an angle.
  nonisolated public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Creates a gradient of colours all around, from an angle.
  nonisolated public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// The colours on their course.
  nonisolated public func _resolved(in environment: EnvironmentValues) -> _ResolvedColor {
    gradient.paint(
      .angular(
        center: center.point, from: startAngle.degrees, to: endAngle.degrees), in: environment)
  }

  /// A rectangle of the gradient.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    [ShapeDrawing(fill: view.paint(in: context.environment)).node(of: Rectangle(), in: context)]
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient of colours at equal distances.
  nonisolated public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient of colours at places.
  nonisolated public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient on its course.
  nonisolated public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }
}

/// Colours that change outwards from a point, between two shares of the frame. As a view it fills the space that it
/// is offered.
public struct EllipticalGradient: View, ShapeStyle {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never
  /// A style that is drawn as it is.
  public typealias Resolved = Never

  private let gradient: Gradient
  private let center: UnitPoint
  private let startRadiusFraction: CGFloat
  private let endRadiusFraction: CGFloat

  /// Creates a gradient on its course.
  nonisolated public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  /// Creates a gradient of colours at equal distances.
  nonisolated public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Creates a gradient of colours at places.
  nonisolated public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// The colours on their course.
  nonisolated public func _resolved(in environment: EnvironmentValues) -> _ResolvedColor {
    gradient.paint(
      .elliptical(center: center.point, from: startRadiusFraction, to: endRadiusFraction),
      in: environment)
  }

  /// A rectangle of the gradient.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    [ShapeDrawing(fill: view.paint(in: context.environment)).node(of: Rectangle(), in: context)]
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// A gradient of colours at equal distances.
  nonisolated public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// A gradient of colours at places.
  nonisolated public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      stops: stops, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// A gradient on its course.
  nonisolated public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}
