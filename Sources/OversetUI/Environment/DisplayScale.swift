public import Foundation

/// The pixels per point of the device that a view is evaluated for, and whether its code asked for them:
/// if not, the view is the same on a device of another scale.
final class DeviceScale {
  private let scale: CGFloat
  /// Whether anybody has asked.
  private(set) var isRead = false

  init(_ scale: CGFloat) { self.scale = scale }

  /// The scale.
  func read() -> CGFloat {
    isRead = true
    return scale
  }
}

private enum DeviceScaleKey: EnvironmentKey {
  static var defaultValue: DeviceScale? { nil }
}
private enum DisplayScaleKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

extension EnvironmentValues {
  /// The pixels per point of the device: 2 or 3.
  ///
  /// A view that reads it is evaluated once for each scale, not once for all devices.
  public var displayScale: CGFloat {
    get { ownDisplayScale ?? deviceScale?.read() ?? 3 }
    set { self[DisplayScaleKey.self] = newValue.isFinite && newValue > 0 ? newValue : 1 }
  }

  /// The length of one pixel, in points: a third of a point on most iPhones.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// Pixels per point where a view around sets them.
  var ownDisplayScale: CGFloat? { self[DisplayScaleKey.self] }

  /// The device's.
  var deviceScale: DeviceScale? {
    get { self[DeviceScaleKey.self] }
    set { self[DeviceScaleKey.self] = newValue }
  }
}
