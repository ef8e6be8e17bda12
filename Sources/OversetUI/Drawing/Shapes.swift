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
  /// The outline in a rectangle, in points.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The shape in a smaller rectangle.
  nonisolated public func inset(by amount: CGFloat) -> _DerivedShape<Rectangle> {
    _DerivedShape(base: self) { base, rect in
      base.path(in: rect.insetBy(dx: amount, dy: amount))
    }
  }
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
  /// Creates the shape with the size of its corners, in points; the smaller side counts.
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    cornerRadius = min(cornerSize.width, cornerSize.height)
  }
  /// The frame with rounded corners.
  nonisolated public var _geometry: _ShapeGeometry {
    _ShapeGeometry(.roundedRectangle(radius: cornerRadius))
  }
  /// The outline in a rectangle, in points.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: cornerRadius)
  }
  /// The shape in a smaller rectangle.
  nonisolated public func inset(by amount: CGFloat) -> _DerivedShape<RoundedRectangle> {
    _DerivedShape(base: self) { base, rect in
      base.path(in: rect.insetBy(dx: amount, dy: amount))
    }
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
  /// The outline in a rectangle, in points.
  nonisolated public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  /// The shape in a smaller rectangle.
  nonisolated public func inset(by amount: CGFloat) -> _DerivedShape<Circle> {
    _DerivedShape(base: self) { base, rect in
      base.path(in: rect.insetBy(dx: amount, dy: amount))
    }
  }
}

/// The ellipse that touches all four sides of the frame.
public struct Ellipse: InsettableShape {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never
  /// Creates the shape.
  nonisolated public init() {}
  /// The ellipse in the frame.
  nonisolated public var _geometry: _ShapeGeometry { _ShapeGeometry(.ellipse) }
  /// The outline in a rectangle, in points.
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// The shape in a smaller rectangle.
  nonisolated public func inset(by amount: CGFloat) -> _DerivedShape<Ellipse> {
    _DerivedShape(base: self) { base, rect in
      base.path(in: rect.insetBy(dx: amount, dy: amount))
    }
  }
}

/// The frame with half circles at its shorter sides.
public struct Capsule: InsettableShape {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never
  /// Creates the shape; both corner styles are drawn alike.
  nonisolated public init(style: RoundedCornerStyle = .continuous) {}
  /// The frame with its shorter sides fully rounded.
  nonisolated public var _geometry: _ShapeGeometry { _ShapeGeometry(.capsule) }
  /// The outline in a rectangle, in points.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
  /// The shape in a smaller rectangle.
  nonisolated public func inset(by amount: CGFloat) -> _DerivedShape<Capsule> {
    _DerivedShape(base: self) { base, rect in
      base.path(in: rect.insetBy(dx: amount, dy: amount))
    }
  }
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

extension Shape where Self == Ellipse {
  /// The ellipse that touches all four sides of the frame.
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// The frame with half circles at its shorter sides; both corner styles are drawn alike.
  nonisolated public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule() }
  /// The frame with half circles at its shorter sides.
  nonisolated public static var capsule: Capsule { Capsule() }
}
