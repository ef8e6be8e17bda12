public import Foundation

/// A change in space, as a matrix.
public struct CATransform3D: Equatable, Sendable {
  /// The first row.
  public var m11, m12, m13, m14: CGFloat
  /// The second row.
  public var m21, m22, m23, m24: CGFloat
  /// The third row.
  public var m31, m32, m33, m34: CGFloat
  /// The fourth row.
  public var m41, m42, m43, m44: CGFloat

  /// No change.
  public init() {
    (m11, m12, m13, m14) = (1, 0, 0, 0)
    (m21, m22, m23, m24) = (0, 1, 0, 0)
    (m31, m32, m33, m34) = (0, 0, 1, 0)
    (m41, m42, m43, m44) = (0, 0, 0, 1)
  }
}

/// No change.
public let CATransform3DIdentity = CATransform3D()

/// The first change and then the other.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  func row(_ x: (CGFloat, CGFloat, CGFloat, CGFloat)) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
    (
      x.0 * b.m11 + x.1 * b.m21 + x.2 * b.m31 + x.3 * b.m41,
      x.0 * b.m12 + x.1 * b.m22 + x.2 * b.m32 + x.3 * b.m42,
      x.0 * b.m13 + x.1 * b.m23 + x.2 * b.m33 + x.3 * b.m43,
      x.0 * b.m14 + x.1 * b.m24 + x.2 * b.m34 + x.3 * b.m44
    )
  }
  var t = CATransform3D()
  (t.m11, t.m12, t.m13, t.m14) = row((a.m11, a.m12, a.m13, a.m14))
  (t.m21, t.m22, t.m23, t.m24) = row((a.m21, a.m22, a.m23, a.m24))
  (t.m31, t.m32, t.m33, t.m34) = row((a.m31, a.m32, a.m33, a.m34))
  (t.m41, t.m42, t.m43, t.m44) = row((a.m41, a.m42, a.m43, a.m44))
  return t
}

/// A shift in space, in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
  -> CATransform3D
{
  var t = CATransform3D()
  (t.m41, t.m42, t.m43) = (tx, ty, tz)
  return t
}

/// A change of size in space.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var t = CATransform3D()
  (t.m11, t.m22, t.m33) = (sx, sy, sz)
  return t
}

/// A turn about an axis by an angle in radians.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
  -> CATransform3D
{
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3D() }
  let (x, y, z) = (x / length, y / length, z / length)
  let (c, s) = (cos(angle), sin(angle))
  let rest = 1 - c
  var t = CATransform3D()
  (t.m11, t.m12, t.m13) = (x * x * rest + c, x * y * rest + z * s, x * z * rest - y * s)
  (t.m21, t.m22, t.m23) = (x * y * rest - z * s, y * y * rest + c, y * z * rest + x * s)
  (t.m31, t.m32, t.m33) = (x * z * rest + y * s, y * z * rest - x * s, z * z * rest + c)
  return t
}

/// A turn before another change.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// A shift before another change.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// A change of size before another change.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

extension ProjectionTransform {
  /// A change in space, seen from in front.
  public init(_ m: CATransform3D) {
    self.init()
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }
}
