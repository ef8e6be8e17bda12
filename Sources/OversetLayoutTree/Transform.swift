package import Foundation

/// An affine map of the plane, y downwards: a turn, a scale, a shift, and what they make together.
///
/// `x' = a x + c y + shift.x` and `y' = b x + d y + shift.y`.
package struct Transform: Hashable, Sendable {
  /// How far right a step to the right goes.
  package var a: CGFloat
  /// How far down a step to the right goes.
  package var b: CGFloat
  /// How far right a step downwards goes.
  package var c: CGFloat
  /// How far down a step downwards goes.
  package var d: CGFloat
  /// Where the origin goes.
  package var shift: CGPoint

  /// A map by what becomes of the axes and the origin.
  package init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, shift: CGPoint = .zero) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.shift = shift
  }

  /// A shift.
  package static func translation(x: CGFloat, y: CGFloat) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, shift: CGPoint(x: x, y: y))
  }

  /// Where a point goes.
  package func apply(_ point: CGPoint) -> CGPoint {
    let turned = linear(point)
    return CGPoint(x: turned.x + shift.x, y: turned.y + shift.y)
  }

  /// The box around what a rectangle becomes.
  package func bounds(of rect: CGRect) -> CGRect {
    guard !rect.isNull else { return rect }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(apply)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(
      x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  /// First `inner`, then this.
  package func after(_ inner: Transform) -> Transform {
    let right = linear(CGPoint(x: inner.a, y: inner.b))
    let down = linear(CGPoint(x: inner.c, y: inner.d))
    return Transform(
      a: right.x, b: right.y, c: down.x, d: down.y, shift: apply(inner.shift))
  }

  /// The same map in a plane whose unit is `scale` times as short: of pixels for points.
  package func scaled(by scale: CGFloat) -> Transform {
    Transform(
      a: a, b: b, c: c, d: d, shift: CGPoint(x: shift.x * scale, y: shift.y * scale))
  }

  /// How many times as large an area becomes; negative where it is turned over, zero where nothing is
  /// left.
  package var determinant: CGFloat { a * d - b * c }

  /// The map back; nil if nothing is left to map.
  package var inverse: Transform? {
    let area = determinant
    guard area.isFinite, abs(area) > 1e-12 else { return nil }
    var back = Transform(a: d / area, b: -b / area, c: -c / area, d: a / area)
    let origin = back.apply(shift)
    back.shift = CGPoint(x: -origin.x, y: -origin.y)
    return back
  }

  /// Whether level and upright edges stay so, or change places.
  package var keepsRectangles: Bool {
    let least: CGFloat = 1e-9
    return abs(b) < least && abs(c) < least || abs(a) < least && abs(d) < least
  }

  private func linear(_ point: CGPoint) -> CGPoint {
    CGPoint(x: a * point.x + c * point.y, y: b * point.x + d * point.y)
  }
}
