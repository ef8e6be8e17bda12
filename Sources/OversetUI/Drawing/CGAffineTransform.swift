public import Foundation
import OversetLayoutTree

/// A map of the plane that keeps straight lines straight: what CoreGraphics calls by this name.
public struct CGAffineTransform: Hashable, Sendable {
  /// How far right a step to the right goes.
  public var a: CGFloat
  /// How far down a step to the right goes.
  public var b: CGFloat
  /// How far right a step downwards goes.
  public var c: CGFloat
  /// How far down a step downwards goes.
  public var d: CGFloat
  /// How far right everything goes, in points.
  public var tx: CGFloat
  /// How far down everything goes, in points.
  public var ty: CGFloat

  /// The map that changes nothing.
  public static let identity = CGAffineTransform()

  /// Creates a map by what becomes of the axes and the origin.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates the map that changes nothing.
  public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

  /// Creates a shift, in points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Creates a change of size.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a turn about the origin, in radians; positive turns are clockwise.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = Angle(radians: Double(angle)).sineAndCosine
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether it changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// First this map, then another.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(other.model.after(model))
  }

  /// First a shift, then this map.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// First a change of size, then this map.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// First a turn, then this map.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The map back; this map itself where there is none.
  public func inverted() -> CGAffineTransform { model.inverse.map(CGAffineTransform.init) ?? self }

  /// The map as layout trees have it.
  var model: Transform {
    Transform(a: a, b: b, c: c, d: d, shift: CGPoint(x: tx, y: ty))
  }

  init(_ model: Transform) {
    self.init(
      a: model.a, b: model.b, c: model.c, d: model.d, tx: model.shift.x, ty: model.shift.y)
  }
}

extension CGPoint {
  /// Where the point goes.
  public func applying(_ transform: CGAffineTransform) -> CGPoint { transform.model.apply(self) }
}

extension CGRect {
  /// The box around what the rectangle becomes.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    transform.model.bounds(of: self)
  }
}

extension CGSize {
  /// Where the corner of a rectangle of this size at the origin goes, without the shift.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }
}

extension Angle {
  /// Sine and cosine, rounded to a billionth: mathematical libraries differ in the last digit, and pictures
  /// must not.
  var sineAndCosine: (sine: CGFloat, cosine: CGFloat) {
    let angle = degrees.isFinite ? degrees.truncatingRemainder(dividingBy: 360) : 0
    let turn = angle / 180 * Double.pi
    return (CGFloat((sin(turn) * 1e9).rounded() / 1e9), CGFloat((cos(turn) * 1e9).rounded() / 1e9))
  }
}
