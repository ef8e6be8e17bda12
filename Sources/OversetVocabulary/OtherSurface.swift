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
  /// A Live Activity on the lock screen or in the Dynamic Island.
  case liveActivity
  /// A widget of another size than the smallest, or of one that the source leaves open.
  case largerWidget
  /// A control of Control Center or the lock screen.
  case control

  /// What reports call it.
  package var name: String {
    switch self {
    case .keyboardMenu: "keyboard menu"
    case .widgetGallery: "widget gallery"
    case .carPlay: "CarPlay"
    case .todayWidget: "Today widget"
    case .complication: "complication"
    case .liveActivity: "Live Activity"
    case .largerWidget: "widget of another size"
    case .control: "control"
    }
  }
}
