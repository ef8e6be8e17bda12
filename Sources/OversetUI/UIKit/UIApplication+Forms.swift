public import Foundation

extension UIApplication {
  /// The actions of the app's icon.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Whether the app is known to the notification service: never.
  public var isRegisteredForRemoteNotifications: Bool { false }
  /// How long the app may still work, in seconds.
  public var backgroundTimeRemaining: TimeInterval { 0 }
  /// Whether files are protected.
  public var isProtectedDataAvailable: Bool { true }
  /// How the app may be renewed.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// The scenes that were open: none.
  public var openSessions: Set<UISceneSession> { [] }
  /// Whether several windows can be open.
  public var supportsMultipleScenes: Bool { false }
  /// The height of the status bar: none.
  public var statusBarFrame: CGRect { .zero }
  /// How the interface stands.
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }

  /// Begins nothing.
  public func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  /// Does nothing.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// Does nothing.
  public func unregisterForRemoteNotifications() {}
  /// Does nothing.
  public func beginReceivingRemoteControlEvents() {}
  /// Does nothing.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: Any?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}

  /// Sent when the day or the time zone changes; never here.
  nonisolated public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Sent when files become readable; never here.
  nonisolated public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
}

/// How an app may be renewed while it is not seen.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// It may not be.
  case restricted
  /// The user does not want it.
  case denied
  /// It may be.
  case available
}

/// Work that goes on while the app is not seen.
public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Creates an identifier.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// None.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// An action of the app's icon. Nobody chooses it here.
@MainActor @preconcurrency
open class UIApplicationShortcutItem {
  /// The kind.
  public let type: String
  /// The title.
  public let localizedTitle: String
  /// The line below.
  public let localizedSubtitle: String?
  /// The picture.
  public let icon: UIApplicationShortcutIcon?
  /// What belongs to it.
  public let userInfo: [String: any NSSecureCoding]?

  /// Creates an action.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.localizedTitle, self.localizedSubtitle) = (
      type, localizedTitle, localizedSubtitle
    )
    (self.icon, self.userInfo) = (icon, userInfo)
  }
}

/// The picture of an action of the app's icon.
@MainActor @preconcurrency
public final class UIApplicationShortcutIcon {
  /// A system symbol.
  public init(systemImageName: String) {}
  /// A picture of the app.
  public init(templateImageName: String) {}
}

extension UIWindowScene {
  /// How a window shall be.
  public final class GeometryPreferences {
    init() {}

    /// The ways that the interface may stand.
    public static func iOS(
      interfaceOrientations: UIInterfaceOrientationMask
    ) -> GeometryPreferences { GeometryPreferences() }
  }

  /// Does nothing.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}
  /// The sizes that a window may have: none is kept.
  public var sizeRestrictions: UISceneSizeRestrictions? { nil }
  /// The traits of the window.
  public var traitCollection: UITraitCollection { UITraitCollection() }
}

/// The sizes that a window may have, in points.
@MainActor @preconcurrency
public final class UISceneSizeRestrictions {
  /// The least.
  public var minimumSize = CGSize.zero
  /// The largest.
  public var maximumSize = CGSize.zero

  init() {}
}

extension UIScene {
  /// Sent when a scene is in front; never here.
  nonisolated public static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// Sent before a scene is not in front; never here.
  nonisolated public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Sent when a scene is not seen; never here.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  /// Sent before a scene is seen; never here.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Sent when a scene is there; never here.
  nonisolated public static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// Sent when a scene is gone; never here.
  nonisolated public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
}

extension UIWindow {
  /// How far in front a window is.
  public struct Level: Hashable, RawRepresentable, Sendable {
    /// The number; greater ones are in front.
    public let rawValue: CGFloat
    /// Creates a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// As usual.
    public static let normal = Level(0)
    /// Above the status bar.
    public static let statusBar = Level(1000)
    /// Above all.
    public static let alert = Level(2000)
  }

  /// How far in front it is.
  public var windowLevel: Level {
    get { kept(.normal) }
    set { keep(newValue) }
  }
}

extension UIScreen {
  /// How many pictures a second: 60.
  public var maximumFramesPerSecond: Int { 60 }
  /// Whether the screen is recorded: never.
  public var isCaptured: Bool { false }
  /// Sent when the brightness changes; never here.
  nonisolated public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Sent when recording begins or ends; never here.
  nonisolated public static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
}

extension UIDevice {
  /// How a battery is.
  public enum BatteryState: Int, Sendable {
    /// Nobody knows.
    case unknown
    /// It gives.
    case unplugged
    /// It takes.
    case charging
    /// It is full.
    case full
  }

  /// Full.
  public var batteryState: BatteryState { .full }
  /// Whether nearness to a face is watched.
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// Whether several tasks run.
  public var isMultitaskingSupported: Bool { true }
  /// Does nothing.
  public func playInputClick() {}
  /// Sent when the battery is fuller or emptier; never here.
  nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Sent when a cable is plugged in or out; never here.
  nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
}

extension UIDeviceOrientation {
  /// Whether it says how the interface stands.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
  /// Whether the device lies on a table.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

extension UIContentSizeCategory {
  /// Sent when the text size changes; never here.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
}

extension UITextField {
  /// Sent when the text changes; never here.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// Sent when editing begins; never here.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Sent when editing ends; never here.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
}

extension UITextView {
  /// Sent when the text changes; never here.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
}

extension UIAccessibility {
  /// Sent when VoiceOver begins or ends; never here.
  nonisolated public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Sent when movements become fewer; never here.
  nonisolated public static let reduceMotionStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Sent when transparency becomes less; never here.
  nonisolated public static let reduceTransparencyStatusDidChangeNotification = Foundation
    .Notification.Name(
      "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Sent when texts become bold; never here.
  nonisolated public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Sent when VoiceOver has read something; never here.
  nonisolated public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// Sent when VoiceOver goes on; never here.
  nonisolated public static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
}
