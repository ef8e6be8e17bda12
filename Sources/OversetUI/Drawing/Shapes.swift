public import Foundation
import OversetLayoutTree

/// A rectangle.
public struct Rectangle: InsettableShape {
  /// It has no body.
  public typealias Body = Never
  /// A rectangle.
  nonisolated public init() {}
  /// The frame itself.
  nonisolated public var _geometry: _ShapeGeometry { _ShapeGeometry(.rectangle) }
}

/// How a corner bends.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// Apple's smooth corner; drawn as a quarter of a circle.
  case continuous
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: InsettableShape {
  /// It has no body.
  public typealias Body = Never
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat
  /// A rectangle whose corners have a radius of `cornerRadius` points.
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

/// A circle.
public struct Circle: InsettableShape {
  /// It has no body.
  public typealias Body = Never
  /// A circle.
  nonisolated public init() {}
  /// The largest circle in the frame.
  nonisolated public var _geometry: _ShapeGeometry { _ShapeGeometry(.circle) }
}

/// An ellipse.
public struct Ellipse: InsettableShape {
  /// It has no body.
  public typealias Body = Never
  /// An ellipse.
  nonisolated public init() {}
  /// The ellipse in the frame.
  nonisolated public var _geometry: _ShapeGeometry { _ShapeGeometry(.ellipse) }
}

/// A rectangle whose shorter sides are fully round.
public struct Capsule: InsettableShape {
  /// It has no body.
  public typealias Body = Never
  /// A capsule.
  nonisolated public init(style: RoundedCornerStyle = .continuous) {}
  /// The frame with its shorter sides fully rounded.
  nonisolated public var _geometry: _ShapeGeometry { _ShapeGeometry(.capsule) }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  nonisolated public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle whose corners have a radius of `cornerRadius` points.
  nonisolated public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == Circle {
  /// A circle.
  nonisolated public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  /// A capsule.
  nonisolated public static var capsule: Capsule { Capsule() }
}
