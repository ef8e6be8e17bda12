public import Foundation
import OversetCatalogs

/// A key that is looked up in the string catalogs when the text is shown.
///
/// Write a literal as in SwiftUI: `Text("Hello, \(name)")` looks up `Hello, %@`. The lookup falls back from
/// region to language to the source language, as on iOS, and reports say if it did.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  let key: String
  let arguments: [LocalizedArgument]

  /// Creates a key from a string.
  public init(_ value: String) {
    key = value
    arguments = []
  }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key from an interpolated literal: each value becomes its format specifier.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// Collects the key and the arguments of an interpolated literal. The compiler calls it.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var key = ""
    var arguments: [LocalizedArgument] = []
    private let hasArguments: Bool

    /// Creates an empty key.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity)
      hasArguments = interpolationCount > 0
    }

    /// Appends text. If the key has arguments, `%` becomes `%%`, as the format grammar demands.
    public mutating func appendLiteral(_ literal: String) {
      let isPlain = !hasArguments || !literal.utf8.contains(UInt8(ascii: "%"))
      key += isPlain ? literal : literal.replacingOccurrences(of: "%", with: "%%")
    }

    /// Appends a string: `%@`.
    public mutating func appendInterpolation(_ value: String) {
      append(.text(value), specifier: "%@")
    }

    /// Appends part of a string: `%@`.
    public mutating func appendInterpolation(_ value: Substring) {
      append(.text(String(value)), specifier: "%@")
    }

    /// Appends a number: `%lld`, `%llu` or `%lf`, by its type.
    public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value) {
      append(value._argument, specifier: Value._specifier)
    }

    /// Appends a number with a specifier that you choose, such as `%.1f`.
    public mutating func appendInterpolation<Value: _FormatSpecifiable>(
      _ value: Value, specifier: String
    ) {
      append(value._argument, specifier: specifier)
    }

    /// Appends a value that `format` writes in the locale of the text: `%@`.
    public mutating func appendInterpolation<Style: FormatStyle>(
      _ value: Style.FormatInput, format: Style
    ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
      append(.formatted(FormattedValue(value, format)), specifier: "%@")
    }

    /// Appends a text that is looked up itself: `%@`.
    public mutating func appendInterpolation(_ value: Text) {
      append(.nested(value), specifier: "%@")
    }

    private mutating func append(_ argument: LocalizedArgument, specifier: String) {
      key += specifier
      arguments.append(argument)
    }
  }
}

/// An argument of a localized string.
enum LocalizedArgument: Equatable, Sendable {
  case text(String)
  case integer(Int)
  case unsigned(UInt)
  case decimal(Double)
  case formatted(FormattedValue)
  indirect case nested(Text)
}

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

extension LocalizedStringKey.StringInterpolation {
  private mutating func append(_ argument: _FormatArgument, specifier: String) {
    append(argument.value, specifier: specifier)
  }
}

extension Int: _FormatSpecifiable {
  /// `%lld`
  public static var _specifier: String { "%lld" }
  /// The number itself.
  public var _argument: _FormatArgument { _FormatArgument(value: .integer(self)) }
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
extension Double: _FormatSpecifiable {
  /// `%lf`
  public static var _specifier: String { "%lf" }
  /// The number itself.
  public var _argument: _FormatArgument { _FormatArgument(value: .decimal(self)) }
}
extension Float: _FormatSpecifiable {
  /// `%f`
  public static var _specifier: String { "%f" }
  /// The number itself.
  public var _argument: _FormatArgument { _FormatArgument(value: .decimal(Double(self))) }
}
extension CGFloat: _FormatSpecifiable {
  /// `%lf`
  public static var _specifier: String { "%lf" }
  /// The number itself.
  public var _argument: _FormatArgument { _FormatArgument(value: .decimal(Double(self))) }
}
