import Foundation
import OversetLayoutEngine

/// The measures of what the system draws around views, in points: they differ by version of iOS.
///
/// A figure says where it comes from: *measured* in pictures of a simulator, *documented* by Apple, or *from
/// memory*, which nobody has compared with a device yet.
package struct PlatformMetrics: Sendable {
  /// Lists and forms.
  let list: ListMetrics
  /// Bars at the top and the bottom of a screen.
  let bars: BarMetrics
  /// Sheets and alerts.
  let presentation: PresentationMetrics
  /// Buttons, switches and other controls.
  let controls: ControlMetrics

  /// Whether it is the look of iOS 26 and later, with floating bars and rounder corners.
  package let isRounded: Bool

  /// iOS 13 to 18.
  package static let ios18 = PlatformMetrics(
    list: .ios18, bars: .ios18, presentation: .ios18, controls: .ios18, isRounded: false)
  /// iOS 26.
  package static let ios26 = PlatformMetrics(
    list: .ios26, bars: .ios26, presentation: .ios26, controls: .ios26, isRounded: true)

  /// Those of a version of iOS: there is none between 18 and 26, and older ones than 13 take those of iOS 13.
  package static func ios(_ version: Int) -> PlatformMetrics { version < 26 ? .ios18 : .ios26 }
}

private enum PlatformMetricsKey: EnvironmentKey {
  static let defaultValue = PlatformMetrics.ios18
}

extension EnvironmentValues {
  /// The measures of the system in force; those of iOS 18 unless a view around sets others.
  package var platformMetrics: PlatformMetrics {
    get { self[PlatformMetricsKey.self] }
    set { self[PlatformMetricsKey.self] = newValue }
  }
}
