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
  /// The width of a menu.
  var menuWidth: CGFloat = 250
  /// The least height of a row in a menu.
  var menuRowHeight: CGFloat = 44
  /// The room beside the words of a row in a menu.
  var menuPadding: CGFloat = 16

  /// iOS 13 to 18, from memory, as in UIKit.
  static let ios18 = PresentationMetrics(
    sheetTop: 10, sheetRadius: 10, alertWidth: 270, alertRadius: 14, alertPadding: 16,
    alertButtonHeight: 44, dialogButtonHeight: 57, dialogMargin: 8, dialogRadius: 13)

  /// iOS 26, from memory: wider alerts with higher buttons, rounder corners.
  static let ios26 = PresentationMetrics(
    sheetTop: 10, sheetRadius: 38, alertWidth: 300, alertRadius: 34, alertPadding: 22,
    alertButtonHeight: 48, dialogButtonHeight: 48, dialogMargin: 8, dialogRadius: 34)
}
