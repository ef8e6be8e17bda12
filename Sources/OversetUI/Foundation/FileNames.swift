public import Foundation

extension URL {
  /// Does nothing: files of other apps are not opened here.
  @discardableResult
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Does nothing: files of other apps are not opened here.
  public func stopAccessingSecurityScopedResource() {}
}

extension URL {
  /// What users see of an app's files: a folder that nothing is kept in.
  public static var documentsDirectory: URL {
    URL(filePath: "/documents", directoryHint: .isDirectory)
  }
  /// What can be made again: a folder that nothing is kept in.
  public static var cachesDirectory: URL { URL(filePath: "/caches", directoryHint: .isDirectory) }
  /// What an app keeps: a folder that nothing is kept in.
  public static var applicationSupportDirectory: URL {
    URL(filePath: "/application-support", directoryHint: .isDirectory)
  }

  /// No data: files of other apps are not found again here.
  public func bookmarkData() throws -> Data { Data() }
}

extension FileManager {
  /// Nil: no folder belongs to several apps here.
  public func containerURL(forSecurityApplicationGroupIdentifier identifier: String) -> URL? { nil }
  /// Nil: there is no store in a cloud.
  public var ubiquityIdentityToken: NSObject? { nil }
  /// Nil: there is no store in a cloud.
  public func url(forUbiquityContainerIdentifier identifier: String?) -> URL? { nil }
}

extension UserDefaults {
  /// Keeps a value under a key.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// The value under a key.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}

extension ProcessInfo {
  /// Whether an app for iPhones runs on a Mac: never.
  public var isiOSAppOnMac: Bool { false }
  /// Whether the battery is spared: never.
  public var isLowPowerModeEnabled: Bool { false }
  /// How hot the device is: not.
  public var thermalState: ThermalState { .nominal }

  /// How hot a device is.
  public enum ThermalState: Int, Sendable {
    /// Not.
    case nominal
    /// A little.
    case fair
    /// Much.
    case serious
    /// Too much.
    case critical
  }

  /// Whether an app for iPads runs on a Mac: never.
  public var isMacCatalystApp: Bool { false }
}

/// Values of an app in a cloud: Foundation has none on Linux. They are kept while the program runs.
@MainActor @preconcurrency
public final class NSUbiquitousKeyValueStore: NSObject {
  /// The store of the app.
  public static let `default` = NSUbiquitousKeyValueStore()

  /// Sent when another device has changed a value; never here.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private var values: [String: Any] = [:]

  /// The value under a key.
  public func object(forKey key: String) -> Any? { values[key] }
  /// The text under a key.
  public func string(forKey key: String) -> String? { values[key] as? String }
  /// The list under a key.
  public func array(forKey key: String) -> [Any]? { values[key] as? [Any] }
  /// The dictionary under a key.
  public func dictionary(forKey key: String) -> [String: Any]? { values[key] as? [String: Any] }
  /// The data under a key.
  public func data(forKey key: String) -> Data? { values[key] as? Data }
  /// The number under a key; 0 if there is none.
  public func longLong(forKey key: String) -> Int64 { values[key] as? Int64 ?? 0 }
  /// The number under a key; 0 if there is none.
  public func double(forKey key: String) -> Double { values[key] as? Double ?? 0 }
  /// Whether there is true under a key.
  public func bool(forKey key: String) -> Bool { values[key] as? Bool ?? false }
  /// Keeps a value under a key.
  public func set(_ value: Any?, forKey key: String) { values[key] = value }
  /// Forgets the value under a key.
  public func removeObject(forKey key: String) { values[key] = nil }
  /// Does nothing.
  @discardableResult
  public func synchronize() -> Bool { true }
}

/// Runs `body`: Linux has no pool of objects to drain.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// True, as Core Foundation has it.
public let kCFBooleanTrue = true
/// False, as Core Foundation has it.
public let kCFBooleanFalse = false
