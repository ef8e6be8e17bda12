import Foundation

/// The measures of controls, in points.
struct ControlMetrics: Sendable {
  /// Whether buttons with a background are capsules.
  let hasCapsuleButtons: Bool
  /// The size of a switch.
  let switchSize: CGSize
  /// The size of a switch's thumb.
  let thumbSize: CGSize
  /// The width of the column of icons in a list. Titles begin 60 points from the edge of the screen's rows.
  let listIconWidth: CGFloat = 28
  /// The space between an icon and its title in a list.
  let listIconSpacing: CGFloat = 16

  /// iOS 13 to 18: all from memory, also the icons of lists.
  static let ios18 = ControlMetrics(
    hasCapsuleButtons: false, switchSize: CGSize(width: 51, height: 31),
    thumbSize: CGSize(width: 27, height: 27))
  /// iOS 26: the switch measured in a picture, the thumb from memory.
  static let ios26 = ControlMetrics(
    hasCapsuleButtons: true, switchSize: CGSize(width: 63, height: 28),
    thumbSize: CGSize(width: 39, height: 24))
}
