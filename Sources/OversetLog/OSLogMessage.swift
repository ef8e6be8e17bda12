/// A message for a log, with values that may be private. It keeps nothing.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
  /// Creates a message that keeps nothing.
  public init(stringLiteral value: String) {}

  /// Creates a message that keeps nothing.
  public init(stringInterpolation: OSLogInterpolation) {}
}

/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  /// Creates a message without parts.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Keeps nothing.
  public mutating func appendLiteral(_ literal: String) {}

  /// Keeps nothing.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {}

  /// Keeps nothing.
  public mutating func appendInterpolation<Value: FixedWidthInteger>(
    _ value: @autoclosure () -> Value, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {}

  /// Keeps nothing.
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _ value: @autoclosure () -> Value, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {}
}

/// Who may read a value in a log. Nobody does here.
public struct OSLogPrivacy: Sendable {
  /// How a private value is told from others.
  public enum Mask: Sendable {
    /// By a hash of it.
    case hash
    /// Not at all.
    case none
  }

  /// As the type of the value says.
  public static let auto = OSLogPrivacy()
  /// Everybody.
  public static let `public` = OSLogPrivacy()
  /// The developer alone.
  public static let `private` = OSLogPrivacy()
  /// The developer alone, even while debugging.
  public static let sensitive = OSLogPrivacy()

  /// As the type of the value says, or a mask.
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }

  /// The developer alone; others see a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }

  /// The developer alone; others see a mask.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
}

/// Where a value stands in its column.
public struct OSLogStringAlignment: Sendable {
  /// Where it falls.
  public static let none = OSLogStringAlignment()

  /// At the right of a column of characters.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment { .none }

  /// At the left of a column of characters.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment { .none }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  /// With ten digits.
  public static let decimal = OSLogIntegerFormatting()
  /// With sixteen digits.
  public static let hex = OSLogIntegerFormatting()
  /// With eight digits.
  public static let octal = OSLogIntegerFormatting()
}

/// How a number with a point is written.
public struct OSLogFloatFormatting: Sendable {
  /// With as many digits behind the point as usual.
  public static let fixed = OSLogFloatFormatting()

  /// With so many digits behind the point.
  public static func fixed(precision: @autoclosure () -> Int) -> OSLogFloatFormatting { .fixed }
}
