package import Foundation
import OversetLayoutEngine
import OversetShaping
import OversetUnicode
package import OversetVocabulary

/// What a view is laid out for: the values of its environment that a matrix varies.
package struct ViewEnvironment: Sendable {
  /// The locale of strings and numbers.
  package var locale: LocaleTag
  /// The direction of the interface.
  package var direction: LayoutDirection
  /// The user's text size.
  package var typeSize: DynamicTypeSize
  /// Light or dark.
  package var colorScheme: ColorScheme
  /// Whether the user has Bold Text on.
  package var legibilityWeight: LegibilityWeight
  /// The size classes of the app.
  package var sizeClasses: SizeClasses
  /// Pixels per point.
  package var displayScale: CGFloat
  /// The size of the device's screen, in points: what code of UIKit asks for.
  package var screenSize: CGSize
  /// How strictly lines of Chinese, Japanese and Korean break.
  package var lineBreak: LineBreakStyle
  /// Which numbers widths and heights come from.
  package var metrics: MetricsModel
  /// The version of iOS whose bars, lists and controls are laid out.
  package var systemVersion: Int

  /// Describes an environment.
  package init(
    locale: LocaleTag, direction: LayoutDirection, typeSize: DynamicTypeSize = .large,
    colorScheme: ColorScheme = .light, legibilityWeight: LegibilityWeight = .regular,
    sizeClasses: SizeClasses = SizeClasses(), displayScale: CGFloat = 3,
    screenSize: CGSize = CGSize(width: 393, height: 852),
    lineBreak: LineBreakStyle = .automatic, metrics: MetricsModel = .ios,
    systemVersion: Int = 18
  ) {
    self.locale = locale
    self.direction = direction
    self.typeSize = typeSize
    self.colorScheme = colorScheme
    self.legibilityWeight = legibilityWeight
    self.sizeClasses = sizeClasses
    self.displayScale = displayScale
    self.screenSize = screenSize
    self.lineBreak = lineBreak
    self.metrics = metrics
    self.systemVersion = systemVersion
  }

  /// The environment that views see.
  var values: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.localeTag = locale
    environment.layoutDirection = direction
    environment.dynamicTypeSize = typeSize
    environment.colorScheme = colorScheme
    environment.legibilityWeight = legibilityWeight
    environment.horizontalSizeClass = sizeClasses.horizontal
    environment.verticalSizeClass = sizeClasses.vertical
    environment.deviceScale = DeviceScale(
      displayScale.isFinite && displayScale > 0 ? displayScale : 1)
    environment.lineBreakStyle = lineBreak
    environment.metricsModel = metrics
    environment.platformMetrics = .ios(systemVersion)
    return environment
  }
}
