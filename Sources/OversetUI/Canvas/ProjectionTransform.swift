public import Foundation

/// A map of the plane by a matrix of three rows: straight lines stay straight.
public struct ProjectionTransform: Equatable, Sendable {
  /// The share of x in x.
  public var m11: CGFloat = 1
  /// The share of x in y.
  public var m12: CGFloat = 0
  /// The share of x in the divisor.
  public var m13: CGFloat = 0
  /// The share of y in x.
  public var m21: CGFloat = 0
  /// The share of y in y.
  public var m22: CGFloat = 1
  /// The share of y in the divisor.
  public var m23: CGFloat = 0
  /// The shift to the right, in points.
  public var m31: CGFloat = 0
  /// The shift downwards, in points.
  public var m32: CGFloat = 0
  /// The divisor of the origin.
  public var m33: CGFloat = 1

  /// Creates the map that changes nothing.
  public init() {}

  /// Creates a map that keeps parallel lines parallel.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// Whether it changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether it keeps parallel lines parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// First this map, then another.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var result = ProjectionTransform()
    result.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    result.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    result.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    result.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    result.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    result.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    result.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    result.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    result.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return result
  }

  /// The part of it that keeps parallel lines parallel.
  var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
  }
}

extension View {
  /// Maps the view when it is drawn; layout does not change. What needs perspective is recorded, and the view is drawn
  /// as it is.
  @ViewBuilder
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    if transform.isAffine {
      transformEffect(transform.affine)
    } else {
      ignored("projectionEffect", "perspective")
    }
  }
}
