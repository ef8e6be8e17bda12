public import Foundation

/// A device as it is held: those of the table upright.
public struct Device: Equatable, Sendable {
  /// What the system's bars and the display's edges keep free, in points.
  public struct SafeArea: Hashable, Sendable {
    /// Below the upper edge.
    public var top: CGFloat
    /// Above the lower edge.
    public var bottom: CGFloat
    /// Beside the edge at which lines begin; zero where the device is held upright.
    public var leading: CGFloat
    /// Beside the edge at which lines end; zero where the device is held upright.
    public var trailing: CGFloat

    /// A safe area in points.
    public init(top: CGFloat, bottom: CGFloat, leading: CGFloat = 0, trailing: CGFloat = 0) {
      self.top = top
      self.bottom = bottom
      self.leading = leading
      self.trailing = trailing
    }
  }

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
