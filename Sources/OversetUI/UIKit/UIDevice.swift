public import Foundation

/// The kind of device that an interface is for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Nobody knows.
  case unspecified = -1
  /// An iPhone.
  case phone
  /// An iPad.
  case pad
  /// A television.
  case tv
  /// A car.
  case carPlay
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision
}

/// How a device lies in the room.
public enum UIDeviceOrientation: Int, Sendable {
  /// Nobody knows.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// With the top at the left.
  case landscapeLeft
  /// With the top at the right.
  case landscapeRight
  /// With the screen up.
  case faceUp
  /// With the screen down.
  case faceDown

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The device: always an upright iPhone, whatever device the matrix names. Views read size classes
/// to tell an iPad.
@MainActor @preconcurrency
public final class UIDevice {
  /// The device.
  public static let current = UIDevice()

  /// Sent when the device is turned; never here.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// `phone`.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// `portrait`.
  public var orientation: UIDeviceOrientation { .portrait }
  /// "iPhone".
  public var name: String { "iPhone" }
  /// "iPhone".
  public var model: String { "iPhone" }
  /// "iPhone".
  public var localizedModel: String { "iPhone" }
  /// "iOS".
  public var systemName: String { "iOS" }
  /// The version of iOS that the project means for its bars and lists, such as "18.0".
  public var systemVersion: String { "\(UIScreen.evaluated?.systemVersion ?? 18).0" }
  /// Nil: an app that gets none copes with it.
  public var identifierForVendor: UUID? { nil }
  /// Full: 1.
  public var batteryLevel: Float { 1 }
  /// Whether the battery is watched.
  public var isBatteryMonitoringEnabled = false

  private init() {}

  /// Does nothing.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing.
  public func endGeneratingDeviceOrientationNotifications() {}
}
