public import Foundation

/// A key that is looked up in the string catalogs when the text is shown.
///
/// Write a literal as in SwiftUI: `Text("Hello, \(name)")` looks up `Hello, %@`. The lookup falls back from
/// region to language to the source language, as on iOS, and reports say if it did.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  let key: String
  let arguments: [LocalizedArgument]
  /// What is shown if no catalog has the key; nil for the key itself.
  var defaultText: String?

  /// Creates a key from a string.
  public init(_ value: String) {
    key = value
    arguments = []
  }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key from an interpolated literal: each value becomes its format specifier.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.builder.key
    arguments = stringInterpolation.builder.arguments
  }

  /// The key of a resource, whose table is looked at elsewhere.
  init(_ resource: LocalizedStringResource) {
    key = resource.key
    arguments = resource.defaultValue.arguments
    defaultText = resource.defaultText
  }

  /// Collects the key and the arguments of an interpolated literal. The compiler calls it.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var builder: LocalizedKeyBuilder

    /// Creates an empty key.
    public init(literalCapacity: Int, interpolationCount: Int) {
      builder = LocalizedKeyBuilder(
        literalCapacity: literalCapacity, interpolationCount: interpolationCount)
    }

    /// Appends text. If the key has arguments, `%` becomes `%%`, as the format grammar demands.
    public mutating func appendLiteral(_ literal: String) { builder.append(literal) }

    /// Appends a string: `%@`.
    public mutating func appendInterpolation(_ value: String) {
      builder.append(.text(value))
    }

    /// Appends part of a string: `%@`.
    public mutating func appendInterpolation(_ value: Substring) {
      builder.append(.text(String(value)))
    }

    /// Appends a number: `%lld`, `%llu` or `%lf`, by its type.
    public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value) {
      builder.append(value._argument.value, specifier: Value._specifier)
    }

    /// Appends a number with a specifier that you choose, such as `%.1f`.
    public mutating func appendInterpolation<Value: _FormatSpecifiable>(
      _ value: Value, specifier: String
    ) {
      builder.append(value._argument.value, specifier: specifier)
    }

    /// Appends a value that `format` writes in the locale of the text: `%@`.
    public mutating func appendInterpolation<Style: FormatStyle>(
      _ value: Style.FormatInput, format: Style
    ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
      builder.append(.formatted(FormattedValue(value, format)))
    }

    /// Appends a value that `formatter` writes, in the locale that the formatter has: `%@`.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      builder.append(.text(FormatterText.text(of: subject, by: formatter)))
    }

    /// Appends an object's description: `%@`.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject) {
      builder.append(.text("\(subject)"))
    }

    /// Appends a text that is looked up itself: `%@`.
    public mutating func appendInterpolation(_ value: Text) { builder.append(.nested(value)) }

    /// Appends a resource, which is looked up itself: `%@`.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      builder.append(.resource(resource))
    }
  }
}
