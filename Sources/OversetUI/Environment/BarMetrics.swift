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

  /// iOS 13 to 18.
  static let ios18 = BarMetrics(
    // From memory, as UINavigationBar's height.
    height: 44,
    // From memory: with its large title a navigation bar is 96 high.
    largeTitleHeight: 52,
    // From memory.
    largeTitleBelow: 8,
    // From memory.
    margin: 16,
    // From memory.
    itemSpacing: 8,
    // From memory, as UIToolbar's height.
    toolbarHeight: 44,
    // From memory, as UITabBar's height.
    tabBarHeight: 49,
    // From memory: medium at 10.
    tabTitleSize: 10,
    // From memory: a field of 36 and 16 below it.
    searchHeight: 52,
    // From memory, as UISearchBar's field.
    searchFieldHeight: 36)

  /// iOS 26: no measured picture shows other heights. The floating bars of tabs and tools take the room that fixed
  /// ones took.
  static let ios26: BarMetrics = {
    var metrics = ios18
    // From memory: a field of 44 and 16 below it.
    metrics.searchHeight = 60
    // From memory.
    metrics.searchFieldHeight = 44
    return metrics
  }()
}
