import Foundation

/// The measures of sheets, alerts and dialogs in one version of iOS, in points.
struct PresentationMetrics: Sendable {
  /// From the top of the safe area to a sheet of full height.
  var sheetTop: CGFloat
  /// The radius of a sheet's upper corners.
  var sheetRadius: CGFloat
  /// The width of an alert.
  var alertWidth: CGFloat
  /// The radius of an alert's corners.
  var alertRadius: CGFloat
  /// The room around the words of an alert.
  var alertPadding: CGFloat
  /// The least height of a button in an alert.
  var alertButtonHeight: CGFloat
  /// The least height of a button in a dialog at the bottom.
  var dialogButtonHeight: CGFloat
  /// From the edges of the screen to such a dialog, and between its parts.
  var dialogMargin: CGFloat
  /// The radius of its corners.
  var dialogRadius: CGFloat
  /// The width of a menu, from memory.
  var menuWidth: CGFloat = 250
  /// The least height of a row in a menu, from memory.
  var menuRowHeight: CGFloat = 44
  /// The room beside the words of a row in a menu, from memory.
  var menuPadding: CGFloat = 16

  /// iOS 13 to 18.
  static let ios18 = PresentationMetrics(
    // From memory.
    sheetTop: 10,
    // From memory.
    sheetRadius: 10,
    // From memory, as UIAlertController.
    alertWidth: 270,
    // From memory.
    alertRadius: 14,
    // From memory.
    alertPadding: 16,
    // From memory, as UIAlertController.
    alertButtonHeight: 44,
    // From memory, as UIAlertController's action sheet.
    dialogButtonHeight: 57,
    // From memory, as UIAlertController's action sheet.
    dialogMargin: 8,
    // From memory.
    dialogRadius: 13)

  /// iOS 26: wider alerts with higher buttons, rounder corners.
  static let ios26 = PresentationMetrics(
    // From memory, as before.
    sheetTop: 10,
    // From memory.
    sheetRadius: 38,
    // From memory.
    alertWidth: 300,
    // From memory.
    alertRadius: 34,
    // From memory.
    alertPadding: 22,
    // From memory.
    alertButtonHeight: 48,
    // From memory: dialogs have the buttons of alerts.
    dialogButtonHeight: 48,
    // From memory, as before.
    dialogMargin: 8,
    // From memory.
    dialogRadius: 34)
}
