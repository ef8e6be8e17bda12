public import Foundation

/// The running app. Nothing runs here: it opens nothing and has no windows.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
  /// What the app is doing.
  public enum State: Int, Sendable {
    /// On the screen: always so here.
    case active
    /// On the screen, without touches.
    case inactive
    /// Not on the screen.
    case background
  }

  /// What tells how the app was opened.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The URL that opened the app.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The notification that opened the app.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  }

  /// How a URL is to be opened.
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// How a URL was opened in this app.
  public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The app.
  public static let shared = UIApplication()

  /// The page of the settings about the app.
  nonisolated public static let openSettingsURLString = "app-settings:"
  /// The page of the settings about the app's notifications.
  nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"

  /// What the app answers for; nobody here.
  open weak var delegate: (any UIApplicationDelegate)?
  /// What the app is doing: it is on the screen.
  open var applicationState: State { .active }
  /// The windows: none.
  open var windows: [UIWindow] { [] }
  /// The window in front: none.
  open var keyWindow: UIWindow? { nil }
  /// The scenes: none.
  open var connectedScenes: Set<UIScene> { [] }
  /// Whether the screen stays on.
  open var isIdleTimerDisabled = false
  /// The number on the app's icon.
  open var applicationIconBadgeNumber = 0
  /// The name of the other icon that is shown: none.
  open var alternateIconName: String? { nil }
  /// Whether the app may change its icon: no.
  open var supportsAlternateIcons: Bool { false }
  /// The text size: the default.
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// The direction of the interface: that of the variant's language. Views read that of their environment.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .evaluated }

  /// Whether the system could open a URL: it could.
  open func canOpenURL(_ url: URL) -> Bool { true }

  /// Opens nothing, and says so.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// Opens nothing, and says so.
  @discardableResult
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool { false }

  /// Changes nothing; calls `completionHandler`.
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }

  /// Does nothing.
  open func registerForRemoteNotifications() {}

  /// Does nothing.
  open func endEditing(_ force: Bool = true) {}
}

/// The direction of an interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}

extension UIApplication {
  /// Sent when the app has come to the screen; never here.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Sent before the app leaves the screen; never here.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Sent when the app has left the screen; never here.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Sent before the app comes to the screen; never here.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Sent when the app has begun; never here.
  nonisolated public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Sent before the app ends; never here.
  nonisolated public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Sent when memory is short; never here.
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Sent when the user has taken a picture of the screen; never here.
  nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}
