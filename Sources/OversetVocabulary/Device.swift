package import Foundation

/// A device as it is held: those of the table upright.
package struct Device: Equatable, Sendable {
  /// The name in snapshot names and in `Config/matrix.yml`: letters and digits (`iPhone16Pro`).
  package var token: String
  /// The name for people (`iPhone 16 Pro`).
  package var name: String
  /// Width and height in points.
  package var size: CGSize
  /// Pixels per point.
  package var scale: CGFloat
  /// The safe area in points.
  package var safeArea: SafeArea

  /// A device of one's own.
  package init(token: String, name: String, size: CGSize, scale: CGFloat, safeArea: SafeArea) {
    self.token = token
    self.name = name
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
  }
}
