public import Foundation

/// A point in a rectangle as fractions of its width and height.
///
/// A unit point is absolute: 0 is the left side in either layout direction, as in SwiftUI, whose
/// gradients and anchors do not mirror.
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width, from the left; 0 to 1 inside the rectangle.
  public var x: CGFloat
  /// The fraction of the height, from the top; 0 to 1 inside the rectangle.
  public var y: CGFloat

  /// Creates a point from fractions of the width and height.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// Creates the upper left corner.
  public init() {
    self.init(x: 0, y: 0)
  }

  /// The origin, (0, 0).
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle, (0.5, 0.5).
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the left side.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the right side.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the upper side.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower side.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The upper left corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The upper right corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The lower left corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The lower right corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
