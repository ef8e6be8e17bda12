/// A part of a container of the system, whose room and look the system decides.
package enum SystemPart: Sendable, Hashable, CaseIterable {
  /// The name of a tab.
  case tab
  /// A part of a segmented control.
  case segment
  /// The title of a navigation bar, inline or large.
  case barTitle
  /// A button or another item of a navigation bar or a toolbar, with the way back.
  case barItem
  /// The field for searching in a navigation bar.
  case searchField
  /// A button of an alert or a dialog.
  case dialogButton
  /// A row of a menu.
  case menuItem
  /// A button that a swipe over a row uncovers.
  case swipeButton
}
