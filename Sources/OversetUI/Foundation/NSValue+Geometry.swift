public import Foundation

/// UIKit's names for the rectangles, sizes and points in a value.
extension NSValue {
  /// Holds a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Holds a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Holds a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// The rectangle that it holds, in points.
  public var cgRectValue: CGRect { rectValue }
  /// The size that it holds, in points.
  public var cgSizeValue: CGSize { sizeValue }
  /// The point that it holds, in points.
  public var cgPointValue: CGPoint { pointValue }
}
