/// Lengths of the system's components that slots are made of, in points.
///
/// A versioned value: another release of the system is another value. Where no source is named, a figure
/// is from memory of the release and holds within a few points.
struct SlotMetrics: Sendable {
  /// The space beside a screen's content, and inside a row or card.
  var margin: Double
  /// The space inside a full-width button, on either side.
  var buttonPadding: Double
  /// The space inside one of two buttons, on either side.
  var halfButtonPadding: Double
  /// The space inside a small button, on either side.
  var compactButtonPadding: Double
  /// What a button of a navigation bar takes with its spaces.
  var barButtonSpace: Double
  /// What a small button of a navigation bar takes with its spaces: a picture, or a short word.
  var barItemSpace: Double
  /// What a back button without a title takes with its spaces.
  var chevronSpace: Double
  /// The width of an inline title of usual length.
  var usualTitle: Double
  /// What the indicator of a row takes with its space.
  var disclosureSpace: Double
  /// The space between a row's title and its value.
  var rowSpacing: Double
  /// The space inside a segment, on either side.
  var segmentPadding: Double
  /// The width of an alert (iOS 7 to 18).
  var alertWidth: Double
  /// The space inside an alert, beside its texts.
  var alertMargin: Double
  /// The space beside the title of an alert's button.
  var alertButtonMargin: Double
  /// How far the title of an alert's button may shrink.
  var alertButtonScale: Double
  /// The space beside an action sheet.
  var sheetMargin: Double
  /// The width of a context menu.
  var menuWidth: Double
  /// What an item's picture takes with its spaces.
  var menuPictureSpace: Double
  /// The space inside a badge, on either side.
  var badgePadding: Double
  /// The space inside a chip, on either side.
  var chipPadding: Double
  /// The margins of a widget's content.
  var widgetMargin: Double
  /// The space beside a notification.
  var notificationMargin: Double
  /// What a notification's icon takes with its spaces.
  var notificationIconSpace: Double
  /// What the time of a notification takes with its space.
  var notificationTimeSpace: Double

  /// iOS 18.
  static let ios18 = SlotMetrics(
    margin: 16, buttonPadding: 20, halfButtonPadding: 16, compactButtonPadding: 12,
    barButtonSpace: 87.5, barItemSpace: 54, chevronSpace: 44, usualTitle: 120,
    disclosureSpace: 28, rowSpacing: 8, segmentPadding: 8, alertWidth: 270, alertMargin: 16,
    alertButtonMargin: 8, alertButtonScale: 0.5, sheetMargin: 8, menuWidth: 250,
    menuPictureSpace: 36, badgePadding: 8, chipPadding: 12, widgetMargin: 16,
    notificationMargin: 8, notificationIconSpace: 62, notificationTimeSpace: 52)

  /// The side of the smallest widget on a screen of that width (Human Interface Guidelines, widget
  /// dimensions); between two screens of the table, that of the narrower one.
  func widgetSide(onScreenOf width: Double) -> Double {
    let table: [(screen: Double, side: Double)] = [
      (320, 141), (360, 155), (375, 148), (390, 158), (393, 158), (414, 169), (428, 170),
      (430, 170),
    ]
    return table.last { $0.screen <= width }?.side ?? 141
  }
}
