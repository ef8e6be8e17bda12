public import Foundation

/// The messages that were logged: none, since nothing is.
public final class OSLogStore {
  /// Whose messages.
  public enum Scope: Int, Sendable {
    /// Of this program.
    case currentProcessIdentifier = 1
    /// Of the system.
    case system = 0
  }

  /// Opens the messages of a program.
  public init(scope: Scope) throws {}
  /// Opens the messages of a file, which is not read.
  public init(url: URL) throws {}

  /// No messages.
  public func getEntries(
    with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> { AnySequence([]) }

  /// A place among messages.
  public func position(date: Date) -> OSLogPosition { OSLogPosition() }
  /// A place among messages.
  public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition()
  }
  /// A place among messages.
  public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition()
  }
}

/// A place among messages.
public final class OSLogPosition: Sendable {}

/// The names of how messages are read.
public enum OSLogEnumerator {
  /// How messages are read.
  public struct Options: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The last first.
    public static let reverse = Options(rawValue: 1)
  }
}

/// A message.
open class OSLogEntry {
  /// The words.
  public let composedMessage: String
  /// When it was logged.
  public let date: Date

  init(_ composedMessage: String, _ date: Date) {
    (self.composedMessage, self.date) = (composedMessage, date)
  }
}

/// A message with where it comes from.
open class OSLogEntryLog: OSLogEntry {
  /// How urgent a message is.
  public enum Level: Int, Sendable {
    /// Nobody knows.
    case undefined
    /// For those who look for a fault.
    case debug
    /// For those who look.
    case info
    /// As usual.
    case notice
    /// An error.
    case error
    /// A fault of the program.
    case fault
  }

  /// How urgent it is.
  open var level: Level { .undefined }
  /// The subsystem.
  open var subsystem: String { "" }
  /// The category.
  open var category: String { "" }
  /// The program.
  open var process: String { "" }
  /// The number of the program.
  open var processIdentifier: Int32 { 0 }
  /// The number of the thread.
  open var threadIdentifier: UInt64 { 0 }
  /// The library.
  open var sender: String { "" }
}
