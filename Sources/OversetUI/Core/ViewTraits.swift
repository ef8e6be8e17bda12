import Foundation
import OversetLayoutEngine

/// What a view tells the container around it.
///
/// Modifiers that wrap the view pass its traits on, as in SwiftUI: a row with padding is still the row of its
/// section, and an option with a background keeps its tag. A container keeps those of its children.
struct ViewTraits {
  /// What tells the view from the other options of a picker or the other tabs.
  var tag: AnyHashable?
  /// The identity of the element that the view was made for.
  var implicitTag: AnyHashable?
  /// The section that the view is a part of.
  var section: SectionPlace?
  /// What stands for the view in a bar of tabs.
  var tabItem: (@MainActor (_ isChosen: Bool) -> [_ViewNode])?
  /// What stands beside the view in a row, or on it in a bar of tabs.
  var badge: (@MainActor (_ place: BadgePlace) -> [_ViewNode])?
  /// The role of the button that the view is.
  var buttonRole: ButtonRole?
  /// How far in front of its siblings the view is drawn.
  var depth = 0.0
  /// The view's cell in a grid.
  var grid = GridCellTraits()
  /// What the view sets for the layout around it, by the type of the key.
  var layoutValues: [ObjectIdentifier: LayoutItem.Value] = [:]
  /// The width of the view as a column of a split view, in points.
  var columnWidth: CGFloat?
  /// What the view tells a container of the app's own.
  var containerValues = ContainerValues()
  /// How a list shows the view as a row.
  var listRow = ListRowTraits()
}
