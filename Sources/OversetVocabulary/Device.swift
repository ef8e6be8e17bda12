public import Foundation

/// A device as it is held: those of the table upright.
public struct Device: Equatable, Sendable {
  /// The name in snapshot names and in `Config/matrix.yml`: letters and digits (`iPhone16Pro`).
  public var token: String
  /// The name for people (`iPhone 16 Pro`).
  public var name: String
  /// Width and height in points.
  public var size: CGSize
  /// Pixels per point.
  public var scale: CGFloat
  /// The safe area in points.
  public var safeArea: SafeArea

  /// A device of one's own.
  public init(token: String, name: String, size: CGSize, scale: CGFloat, safeArea: SafeArea) {
    self.token = token
    self.name = name
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
  }
}
