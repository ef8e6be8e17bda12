import Foundation

/// The measures of bars in one version of iOS, in points.
struct BarMetrics: Sendable {
  /// The height of a navigation bar without its large title.
  var height: CGFloat
  /// The smallest height of the part of a navigation bar with a large title.
  var largeTitleHeight: CGFloat
  /// The room below the line of a large title.
  var largeTitleBelow: CGFloat
  /// From the edges of a bar to its first and last item.
  var margin: CGFloat
  /// The room between two items of a bar, and between items and title.
  var itemSpacing: CGFloat
  /// The height of a bar of tools at the bottom.
  var toolbarHeight: CGFloat
  /// The height of a bar of tabs.
  var tabBarHeight: CGFloat
  /// The size of a tab's name.
  var tabTitleSize: CGFloat
  /// The height of the part of a bar that holds a field for searching.
  var searchHeight: CGFloat
  /// The height of that field.
  var searchFieldHeight: CGFloat

  /// iOS 13 to 18, from memory, as in UIKit.
  static let ios18 = BarMetrics(
    height: 44, largeTitleHeight: 52, largeTitleBelow: 8, margin: 16, itemSpacing: 8,
    toolbarHeight: 44, tabBarHeight: 49, tabTitleSize: 10, searchHeight: 52,
    searchFieldHeight: 36)

  /// iOS 26: as before, since no measured picture shows otherwise; the floating bars of tabs and tools take
  /// the room that fixed ones took, and fields are 44 points high (from memory).
  static let ios26 = BarMetrics(
    height: 44, largeTitleHeight: 52, largeTitleBelow: 8, margin: 16, itemSpacing: 8,
    toolbarHeight: 44, tabBarHeight: 49, tabTitleSize: 10, searchHeight: 60,
    searchFieldHeight: 44)
}
