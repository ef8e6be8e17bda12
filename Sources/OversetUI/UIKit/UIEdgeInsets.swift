public import Foundation

/// Distances from the sides of a rectangle, whatever the direction of the interface.
public struct UIEdgeInsets: Hashable, Sendable {
  /// From the upper side, in points.
  public var top: CGFloat
  /// From the left side, in points.
  public var left: CGFloat
  /// From the lower side, in points.
  public var bottom: CGFloat
  /// From the right side, in points.
  public var right: CGFloat

  /// No distance.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Distances in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distance.
  public init() { self = .zero }
}
