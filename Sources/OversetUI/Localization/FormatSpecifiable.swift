public import Foundation

/// A number that an interpolated key can hold.
public protocol _FormatSpecifiable: Equatable, Sendable {
  /// The specifier of the type in a key.
  static var _specifier: String { get }
  /// The value as an argument.
  var _argument: _FormatArgument { get }
}

/// A number as a format argument.
public struct _FormatArgument: Sendable {
  let value: LocalizedArgument
}

extension Int: _FormatSpecifiable {
  /// `%lld`
  public static var _specifier: String { "%lld" }
  /// The number itself.
  public var _argument: _FormatArgument { _FormatArgument(value: .integer(self)) }
}

extension Int8: _FormatSpecifiable {
  /// `%d`
  public static var _specifier: String { "%d" }
  /// The number itself.
  public var _argument: _FormatArgument { _FormatArgument(value: .integer(Int(self))) }
}

extension Int16: _FormatSpecifiable {
  /// `%d`
  public static var _specifier: String { "%d" }
  /// The number itself.
  public var _argument: _FormatArgument { _FormatArgument(value: .integer(Int(self))) }
}

extension Int32: _FormatSpecifiable {
  /// `%d`
  public static var _specifier: String { "%d" }
  /// The number itself.
  public var _argument: _FormatArgument { _FormatArgument(value: .integer(Int(self))) }
}

extension Int64: _FormatSpecifiable {
  /// `%lld`
  public static var _specifier: String { "%lld" }
  /// The number itself.
  public var _argument: _FormatArgument { _FormatArgument(value: .integer(Int(self))) }
}

extension UInt: _FormatSpecifiable {
  /// `%llu`
  public static var _specifier: String { "%llu" }
  /// The number itself.
  public var _argument: _FormatArgument { _FormatArgument(value: .unsigned(self)) }
}

extension UInt8: _FormatSpecifiable {
  /// `%u`
  public static var _specifier: String { "%u" }
  /// The number itself.
  public var _argument: _FormatArgument { _FormatArgument(value: .unsigned(UInt(self))) }
}

extension UInt16: _FormatSpecifiable {
  /// `%u`
  public static var _specifier: String { "%u" }
  /// The number itself.
  public var _argument: _FormatArgument { _FormatArgument(value: .unsigned(UInt(self))) }
}

extension UInt32: _FormatSpecifiable {
  /// `%u`
  public static var _specifier: String { "%u" }
  /// The number itself.
  public var _argument: _FormatArgument { _FormatArgument(value: .unsigned(UInt(self))) }
}

extension UInt64: _FormatSpecifiable {
  /// `%llu`
  public static var _specifier: String { "%llu" }
  /// The number itself.
  public var _argument: _FormatArgument { _FormatArgument(value: .unsigned(UInt(self))) }
}

extension Float: _FormatSpecifiable {
  /// `%f`
  public static var _specifier: String { "%f" }
  /// The number itself.
  public var _argument: _FormatArgument { _FormatArgument(value: .decimal(Double(self))) }
}

extension Double: _FormatSpecifiable {
  /// `%lf`
  public static var _specifier: String { "%lf" }
  /// The number itself.
  public var _argument: _FormatArgument { _FormatArgument(value: .decimal(self)) }
}

extension CGFloat: _FormatSpecifiable {
  /// `%lf`
  public static var _specifier: String { "%lf" }
  /// The number itself.
  public var _argument: _FormatArgument { _FormatArgument(value: .decimal(Double(self))) }
}
