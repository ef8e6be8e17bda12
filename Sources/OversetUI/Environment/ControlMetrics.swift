import Foundation

/// The measures of controls, in points.
struct ControlMetrics: Sendable {
  /// Whether buttons with a background are capsules.
  let hasCapsuleButtons: Bool
  /// The size of a switch.
  let switchSize: CGSize
  /// The size of a switch's thumb.
  let thumbSize: CGSize
  /// The width of the column of icons in a list, from memory: titles begin 60 points from the edge of a row.
  let listIconWidth: CGFloat = 28
  /// The space between an icon and its title in a list, from memory.
  let listIconSpacing: CGFloat = 16

  /// iOS 13 to 18.
  static let ios18 = ControlMetrics(
    // From memory.
    hasCapsuleButtons: false,
    // From memory, as UISwitch.
    switchSize: CGSize(width: 51, height: 31),
    // From memory.
    thumbSize: CGSize(width: 27, height: 27))

  /// iOS 26.
  static let ios26 = ControlMetrics(
    // Seen in pictures of a public app.
    hasCapsuleButtons: true,
    // Measured in one of them.
    switchSize: CGSize(width: 63, height: 28),
    // From memory.
    thumbSize: CGSize(width: 39, height: 24))
}
