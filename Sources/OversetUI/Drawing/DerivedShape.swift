public import Foundation
public import OversetLayoutEngine

/// A shape that changes the outline of another.
public struct _DerivedShape<Base: Shape>: InsettableShape {
  let base: Base
  let change: @Sendable (Base, CGRect) -> Path

  /// The changed outline.
  nonisolated public func path(in rect: CGRect) -> Path { change(base, rect) }

  /// The changed outline, which code of the app draws where it draws that of the shape that is changed.
  nonisolated public var _geometry: _ShapeGeometry {
    _ShapeGeometry(
      mirrors: layoutDirectionBehavior == .mirrors, app: base._geometry.app
    ) { path(in: $0) }
  }

  /// As the shape that is changed.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior {
    base.layoutDirectionBehavior
  }

  /// The changed outline in a smaller rectangle.
  nonisolated public func inset(by amount: CGFloat) -> _DerivedShape<Base> {
    let change = change
    return _DerivedShape(base: base) { base, rect in
      change(base, rect.insetBy(dx: amount, dy: amount))
    }
  }
}

extension Shape {
  /// The part of the outline between two shares of its length, 0 to 1.
  nonisolated public func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> _DerivedShape<Self> {
    _DerivedShape(base: self) { base, rect in
      base.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
    }
  }

  /// The shape, turned clockwise about a point of its frame.
  nonisolated public func rotation(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> _DerivedShape<Self> {
    changed(about: anchor) { $0.rotated(by: CGFloat(angle.radians)) }
  }

  /// The shape, larger or smaller from a point of its frame.
  nonisolated public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> _DerivedShape<Self> {
    changed(about: anchor) { $0.scaledBy(x: x, y: y) }
  }

  /// The shape, larger or smaller in both directions from a point of its frame.
  nonisolated public func scale(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> _DerivedShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape, moved by points. Where a view will do, the modifier of views is called, which draws the same.
  @_disfavoredOverload
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> _DerivedShape<Self> {
    _DerivedShape(base: self) { base, rect in base.path(in: rect).offsetBy(dx: x, dy: y) }
  }

  /// The shape, moved by points.
  @_disfavoredOverload
  nonisolated public func offset(_ offset: CGSize) -> _DerivedShape<Self> {
    self.offset(x: offset.width, y: offset.height)
  }

  /// The shape, moved by points.
  nonisolated public func offset(_ offset: CGPoint) -> _DerivedShape<Self> {
    self.offset(x: offset.x, y: offset.y)
  }

  /// The shape in a frame of a size of its own, in points, at the upper left.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> _DerivedShape<Self> {
    _DerivedShape(base: self) { base, rect in
      base.path(
        in: CGRect(origin: rect.origin, size: CGSize(width: width, height: height)))
    }
  }

  /// The shape in a frame of a size of its own, in points, at the upper left.
  nonisolated public func size(_ size: CGSize) -> _DerivedShape<Self> {
    self.size(width: size.width, height: size.height)
  }

  /// The shape with every point mapped.
  nonisolated public func transform(_ transform: CGAffineTransform) -> _DerivedShape<Self> {
    _DerivedShape(base: self) { base, rect in base.path(in: rect).applying(transform) }
  }

  private nonisolated func changed(
    about anchor: UnitPoint,
    _ change: @escaping @Sendable (CGAffineTransform) -> CGAffineTransform
  ) -> _DerivedShape<Self> {
    _DerivedShape(base: self) { base, rect in
      let x = rect.minX + rect.width * anchor.x
      let y = rect.minY + rect.height * anchor.y
      let map = change(CGAffineTransform(translationX: x, y: y))
        .translatedBy(x: -x, y: -y)
      return base.path(in: rect).applying(map)
    }
  }
}

/// A shape of any type.
public struct AnyShape: InsettableShape {
  private let makePath: @Sendable (CGRect) -> Path
  /// What the shape inside says.
  nonisolated public let layoutDirectionBehavior: LayoutDirectionBehavior
  /// The geometry of the shape inside.
  nonisolated public let _geometry: _ShapeGeometry

  /// Hides the type of a shape.
  nonisolated public init<Base: Shape>(_ shape: Base) {
    makePath = { shape.path(in: $0) }
    layoutDirectionBehavior = shape.layoutDirectionBehavior
    _geometry = shape._geometry
  }

  /// The outline of the shape inside.
  nonisolated public func path(in rect: CGRect) -> Path { makePath(rect) }

  /// The shape inside in a smaller rectangle.
  nonisolated public func inset(by amount: CGFloat) -> _DerivedShape<AnyShape> {
    _DerivedShape(base: self) { base, rect in
      base.path(in: rect.insetBy(dx: amount, dy: amount))
    }
  }
}

extension Path: Shape {
  /// The path, which no code draws any more.
  nonisolated public var _geometry: _ShapeGeometry { _ShapeGeometry(mirrors: true) { _ in self } }

  /// The path itself, wherever the rectangle lies.
  nonisolated public func path(in rect: CGRect) -> Path { self }
}
