public import Foundation

/// A point; `CGPoint(x:y:)` is the newer form.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// A size; `CGSize(width:height:)` is the newer form.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

/// A rectangle; `CGRect(x:y:width:height:)` is the newer form.
public func CGRectMake(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// A rectangle around two; `union(_:)` is the newer form.
public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }

/// What two rectangles have in common; `intersection(_:)` is the newer form.
public func CGRectIntersection(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.intersection(r2) }

/// A moved rectangle; `offsetBy(dx:dy:)` is the newer form.
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.offsetBy(dx: dx, dy: dy)
}

/// A smaller rectangle around the same middle; `insetBy(dx:dy:)` is the newer form.
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.insetBy(dx: dx, dy: dy)
}

/// Whether a point lies in a rectangle; `contains(_:)` is the newer form.
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }

extension CGSize {
  /// Whether two sizes are equal; `==` is the newer form.
  public func equalTo(_ size: CGSize) -> Bool { self == size }
}

extension CGRect {
  /// Whether two rectangles are equal; `==` is the newer form.
  public func equalTo(_ rect: CGRect) -> Bool { self == rect }
}

extension CGPoint {
  /// Whether two points are equal; `==` is the newer form.
  public func equalTo(_ point: CGPoint) -> Bool { self == point }
}
