/// Writes messages to the system's log. Here it writes nothing: a view is evaluated again and again, and its log
/// would say nothing about its layout. The values of a message are not evaluated either.
public struct Logger: Sendable {
  /// Creates a logger that writes nothing.
  public init() {}

  /// Creates a logger that writes nothing, of a subsystem and a category.
  public init(subsystem: String, category: String) {}

  /// Creates a logger that writes nothing, from a log.
  public init(_ logObj: OSLog) {}

  /// Writes nothing.
  public func log(_ message: @autoclosure () -> OSLogMessage) {}

  /// Writes nothing.
  public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {}

  /// Writes nothing.
  public func trace(_ message: @autoclosure () -> OSLogMessage) {}

  /// Writes nothing.
  public func debug(_ message: @autoclosure () -> OSLogMessage) {}

  /// Writes nothing.
  public func info(_ message: @autoclosure () -> OSLogMessage) {}

  /// Writes nothing.
  public func notice(_ message: @autoclosure () -> OSLogMessage) {}

  /// Writes nothing.
  public func warning(_ message: @autoclosure () -> OSLogMessage) {}

  /// Writes nothing.
  public func error(_ message: @autoclosure () -> OSLogMessage) {}

  /// Writes nothing.
  public func critical(_ message: @autoclosure () -> OSLogMessage) {}

  /// Writes nothing.
  public func fault(_ message: @autoclosure () -> OSLogMessage) {}
}

/// A place in the system's log. Here it writes nothing.
public final class OSLog: Sendable {
  /// The app's own log.
  public static let `default` = OSLog()
  /// A log that is off.
  public static let disabled = OSLog()

  private init() {}

  /// Creates a log that writes nothing, of a subsystem and a category.
  public convenience init(subsystem: String, category: String) { self.init() }
}

/// How grave a message is.
public struct OSLogType: Hashable, RawRepresentable, Sendable {
  /// The number in the system's log, from memory.
  public let rawValue: UInt8

  /// Creates a level from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// What is kept on disk for a while.
  public static let `default` = OSLogType(rawValue: 0)
  /// What is kept in memory.
  public static let info = OSLogType(rawValue: 1)
  /// What is kept only while somebody debugs.
  public static let debug = OSLogType(rawValue: 2)
  /// A failure of the app.
  public static let error = OSLogType(rawValue: 16)
  /// A failure of several processes.
  public static let fault = OSLogType(rawValue: 17)
}

/// Writes nothing.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: any CVarArg...
) {}

/// Writes nothing.
public func os_log(_ type: OSLogType, _ message: @autoclosure () -> OSLogMessage) {}
