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
  /// Whether Low Power Mode is on: never.
  public var isLowPowerModeEnabled: Bool { false }
  /// The thermal state. Always nominal.
  public var thermalState: ThermalState { .nominal }

  /// How hot a device is.
  public enum ThermalState: Int, Sendable {
    /// Within normal limits.
    case nominal
    /// Slightly raised.
    case fair
    /// High.
    case serious
    /// Too high: the device needs to cool down.
    case critical
  }

  /// Whether an app for iPads runs on a Mac: never.
  public var isMacCatalystApp: Bool { false }
}

/// Values of an app in a cloud: Foundation has none on Linux. Nothing is kept, so that what one variant of a view sets does
/// not show in another.
public final class NSUbiquitousKeyValueStore: NSObject, Sendable {
  /// The store of the app.
  public static let `default` = NSUbiquitousKeyValueStore()

  /// Sent when another device has changed a value; never here.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  /// All values: none.
  public var dictionaryRepresentation: [String: Any] { [:] }

  /// Nil.
  public func object(forKey key: String) -> Any? { nil }
  /// Nil.
  public func string(forKey key: String) -> String? { nil }
  /// Nil.
  public func array(forKey key: String) -> [Any]? { nil }
  /// Nil.
  public func dictionary(forKey key: String) -> [String: Any]? { nil }
  /// Nil.
  public func data(forKey key: String) -> Data? { nil }
  /// 0.
  public func longLong(forKey key: String) -> Int64 { 0 }
  /// 0.
  public func double(forKey key: String) -> Double { 0 }
  /// False.
  public func bool(forKey key: String) -> Bool { false }
  /// Keeps nothing.
  public func set(_ value: Any?, forKey key: String) {}
  /// Does nothing: there is no value.
  public func removeObject(forKey key: String) {}
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
