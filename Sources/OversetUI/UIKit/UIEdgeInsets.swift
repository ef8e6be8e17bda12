public import Foundation

/// Distances from the sides of a rectangle, in points. Left is left in both directions, unlike
/// `EdgeInsets`.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the upper side, in points.
  public var top: CGFloat
  /// The distance from the left side, in points.
  public var left: CGFloat
  /// The distance from the lower side, in points.
  public var bottom: CGFloat
  /// The distance from the right side, in points.
  public var right: CGFloat

  /// Zero at all sides.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates insets, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates insets of zero.
  public init() { self = .zero }
}
