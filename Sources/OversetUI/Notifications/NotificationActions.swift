public import Foundation

/// How a notification is shown while the app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number on the icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// A sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// A box.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  /// In the list.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// At the top.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// A notification that has come. None does here.
open class UNNotification: NSObject {
  /// What was asked for.
  public let request: UNNotificationRequest
  /// When it came.
  public let date: Date

  init(request: UNNotificationRequest, date: Date) { (self.request, self.date) = (request, date) }
}

/// What a user did with a notification. Nobody does anything here.
open class UNNotificationResponse: NSObject {
  /// The notification.
  public let notification: UNNotification
  /// The name of the action.
  public let actionIdentifier: String

  init(notification: UNNotification, actionIdentifier: String) {
    (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
  }
}

/// The name of the action that opens the app.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The name of the action that puts the notification away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// What hears of notifications. Nothing calls it.
public protocol UNUserNotificationCenterDelegate: AnyObject {
  /// One has come while the app is in front.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// One has come while the app is in front.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  /// The user did something with one.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  /// The user did something with one.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
}

extension UNUserNotificationCenterDelegate {
  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {}
  /// As usual.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }
  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {}
  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}
}

/// What a user can do with a notification.
open class UNNotificationAction: NSObject {
  /// How it acts.
  public struct Options: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// After unlocking.
    public static let authenticationRequired = Options(rawValue: 1)
    /// It deletes.
    public static let destructive = Options(rawValue: 2)
    /// In the app.
    public static let foreground = Options(rawValue: 4)
  }

  /// The name.
  public let identifier: String
  /// The title.
  public let title: String

  /// Creates an action.
  public init(identifier: String, title: String, options: Options = []) {
    (self.identifier, self.title) = (identifier, title)
  }
}

/// A kind of notifications.
open class UNNotificationCategory: NSObject {
  /// How the kind acts.
  public struct Options: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It tells of being put away.
    public static let customDismissAction = Options(rawValue: 1)
  }

  /// The name.
  public let identifier: String
  /// What a user can do.
  public let actions: [UNNotificationAction]

  /// Creates a kind.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: Options = []
  ) {
    (self.identifier, self.actions) = (identifier, actions)
  }
}

extension UNUserNotificationCenter {
  /// What hears of notifications. It is not kept.
  public var delegate: (any UNUserNotificationCenterDelegate)? {
    get { nil }
    set {}
  }
  /// Is not kept.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
  /// Does nothing.
  public func setBadgeCount(_ newBadgeCount: Int) async throws {}
  /// Calls it: nothing is shown.
  public func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }
  /// Does nothing.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// None.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
  /// None.
  public func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) {
    completionHandler([])
  }
  /// None.
  public func deliveredNotifications() async -> [UNNotification] { [] }
}
