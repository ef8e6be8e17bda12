import OversetUI

/// Lengths of the system's components that slots are made of, in points.
///
/// A versioned value: another release of the system is another value. A figure from memory holds within a few
/// points.
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
  /// The width of an alert.
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

  /// iOS 13 to 18.
  static let ios18 = SlotMetrics(
    // From memory.
    margin: 16,
    // From memory: the large size of a bordered button.
    buttonPadding: 20,
    // From memory.
    halfButtonPadding: 16,
    // From memory: the regular size of a bordered button.
    compactButtonPadding: 12,
    // From memory.
    barButtonSpace: 87.5,
    // From memory.
    barItemSpace: 54,
    // From memory.
    chevronSpace: 44,
    // An assumption, not a figure of the system.
    usualTitle: 120,
    // From memory.
    disclosureSpace: 28,
    // From memory.
    rowSpacing: 8,
    // From memory.
    segmentPadding: 8,
    // From memory, as UIAlertController.
    alertWidth: 270,
    // From memory.
    alertMargin: 16,
    // From memory.
    alertButtonMargin: 8,
    // From memory.
    alertButtonScale: 0.5,
    // From memory.
    sheetMargin: 8,
    // From memory.
    menuWidth: 250,
    // From memory.
    menuPictureSpace: 36,
    // An assumption: badges are an app's own.
    badgePadding: 8,
    // An assumption: chips are an app's own.
    chipPadding: 12,
    // Human Interface Guidelines, widgets: 16 on most devices.
    widgetMargin: 16,
    // From memory.
    notificationMargin: 8,
    // From memory.
    notificationIconSpace: 62,
    // From memory.
    notificationTimeSpace: 52)

  /// iOS 26: as before, but for wider alerts with more room inside, whose words stand further from the edge.
  static let ios26: SlotMetrics = {
    var metrics = ios18
    // From memory, as in the alert that views present.
    metrics.alertWidth = 300
    // From memory, as in the alert that views present.
    metrics.alertMargin = 22
    return metrics
  }()

  /// Those beside the bars and lists of a version of iOS.
  static func of(_ platform: PlatformMetrics) -> SlotMetrics {
    platform.isRounded ? .ios26 : .ios18
  }

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
