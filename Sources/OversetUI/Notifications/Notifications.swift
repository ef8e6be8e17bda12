public import Foundation

/// What an app may do to be noticed.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A number on its icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// A sound.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// A message.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// Messages that are not announced.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// Whether an app may send messages.
public enum UNAuthorizationStatus: Int, Sendable {
  /// Nobody was asked.
  case notDetermined
  /// It may not.
  case denied
  /// It may.
  case authorized
  /// It may, unannounced.
  case provisional
  /// It may for a while.
  case ephemeral
}

/// What an app may.
public final class UNNotificationSettings: NSObject, Sendable {
  /// Whether it may send messages: nobody was asked.
  public var authorizationStatus: UNAuthorizationStatus { .notDetermined }
}

/// The messages of an app: none are sent here.
public final class UNUserNotificationCenter: NSObject, Sendable {
  private static let only = UNUserNotificationCenter()

  /// The only one.
  public static func current() -> UNUserNotificationCenter { only }

  /// Asks nobody: it may not.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    false
  }

  /// Asks nobody.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {}

  /// What the app may.
  public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  /// Tells nothing.
  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {}

  /// Sends nothing.
  public func add(_ request: UNNotificationRequest) async throws {}

  /// Sends nothing.
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)?
  ) {}

  /// Does nothing.
  public func removeAllPendingNotificationRequests() {}
  /// Does nothing.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  /// Does nothing.
  public func removeAllDeliveredNotifications() {}
}

/// What a message says.
open class UNNotificationContent: NSObject {
  /// Its title.
  open fileprivate(set) var title = ""
}

/// What a message is to say.
open class UNMutableNotificationContent: UNNotificationContent {
  /// Its title.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The line below.
  open var subtitle = ""
  /// Its text.
  open var body = ""
  /// Its sound.
  open var sound: UNNotificationSound?
  /// The number on the icon.
  open var badge: NSNumber?
  /// What goes with it.
  open var userInfo: [AnyHashable: Any] = [:]

  /// Creates an empty message.
  public override init() {}
}

/// The sound of a message.
public final class UNNotificationSound: NSObject, Sendable {
  private static let ordinary = UNNotificationSound()

  /// The usual one.
  public class var `default`: UNNotificationSound { ordinary }
}

/// When a message is sent.
open class UNNotificationTrigger: NSObject {}

/// After a while.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// Creates a trigger, in seconds.
  public init(timeInterval: TimeInterval, repeats: Bool) {}
}

/// At a time.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  /// Creates a trigger.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {}
}

/// A message to send.
open class UNNotificationRequest: NSObject {
  /// What tells it from others.
  public let identifier: String
  /// What it says.
  public let content: UNNotificationContent

  /// Creates a request.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content
  }
}
