/// What draws texts of an app outside of its screens on a phone.
package enum OtherSurface: String, Hashable, Sendable {
  /// The menus and the overlay that only a hardware keyboard brings up, and the menu bar of other devices.
  case keyboardMenu
  /// The sheet in which widgets and controls are chosen.
  case widgetGallery
  /// The screen of a car.
  case carPlay
  /// A widget of the kind that was shown beside notifications before iOS 14, and that no present system shows.
  case todayWidget
  /// A complication of a watch, or its like on the lock screen.
  case complication

  /// What reports call it.
  package var name: String {
    switch self {
    case .keyboardMenu: "keyboard menu"
    case .widgetGallery: "widget gallery"
    case .carPlay: "CarPlay"
    case .todayWidget: "Today widget"
    case .complication: "complication"
    }
  }
}
