public import Foundation
import OversetLayoutTree

/// The whole frame.
public struct Rectangle: InsettableShape {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never
  /// Creates the shape; `.rect` is shorter where a shape is expected.
  nonisolated public init() {}
  /// The frame itself.
  nonisolated public var _geometry: _ShapeGeometry { _ShapeGeometry(.rectangle) }
}

/// The curve of a rounded corner. Overset draws both as a quarter of a circle.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// Apple's smooth corner. Drawn as a quarter of a circle: pictures of corners differ slightly from a
  /// device.
  case continuous
}

/// The frame with rounded corners.
public struct RoundedRectangle: InsettableShape {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never
  /// The radius of each corner, in points.
  public var cornerRadius: CGFloat
  /// Creates the shape with a radius in points.
  nonisolated public init(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.cornerRadius = cornerRadius
  }
  /// The frame with rounded corners.
  nonisolated public var _geometry: _ShapeGeometry {
    _ShapeGeometry(.roundedRectangle(radius: cornerRadius))
  }
}

/// The largest circle that fits in the frame, in its middle.
public struct Circle: InsettableShape {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never
  /// Creates the shape; `.circle` is shorter where a shape is expected.
  nonisolated public init() {}
  /// The largest circle in the frame.
  nonisolated public var _geometry: _ShapeGeometry { _ShapeGeometry(.circle) }
}

/// The ellipse that touches all four sides of the frame.
public struct Ellipse: InsettableShape {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never
  /// Creates the shape.
  nonisolated public init() {}
  /// The ellipse in the frame.
  nonisolated public var _geometry: _ShapeGeometry { _ShapeGeometry(.ellipse) }
}

/// The frame with half circles at its shorter sides.
public struct Capsule: InsettableShape {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never
  /// Creates the shape; both corner styles are drawn alike.
  nonisolated public init(style: RoundedCornerStyle = .continuous) {}
  /// The frame with its shorter sides fully rounded.
  nonisolated public var _geometry: _ShapeGeometry { _ShapeGeometry(.capsule) }
}

extension Shape where Self == Rectangle {
  /// The whole frame.
  nonisolated public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// The frame with rounded corners, whose radius is in points.
  nonisolated public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == Circle {
  /// The largest circle that fits in the frame.
  nonisolated public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  /// The frame with half circles at its shorter sides.
  nonisolated public static var capsule: Capsule { Capsule() }
}
