public import Foundation

extension String {
  /// A key, or a default text, with the values that its specifiers stand for. Write a literal.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    let key: String
    let arguments: [LocalizedArgument]

    /// Creates a value without arguments.
    public init(_ value: String) {
      key = value
      arguments = []
    }

    /// Creates a value from a literal.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a value from an interpolated literal: each argument becomes its format specifier.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.builder.key
      arguments = stringInterpolation.builder.arguments
    }

    /// A specifier without a value, for a text that is filled later.
    public enum Placeholder: Hashable, Sendable {
      /// `%lld`
      case int
      /// `%llu`
      case uint
      /// `%f`
      case float
      /// `%lf`
      case double
      /// `%@`
      case object

      var specifier: String {
        switch self {
        case .int: "%lld"
        case .uint: "%llu"
        case .float: "%f"
        case .double: "%lf"
        case .object: "%@"
        }
      }
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
      public mutating func appendInterpolation(_ value: String) { builder.append(.text(value)) }

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

      /// Appends a resource, which is looked up itself: `%@`.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        builder.append(.resource(resource))
      }

      /// Appends a specifier whose value is not known yet, and is shown as the specifier.
      public mutating func appendInterpolation(placeholder: Placeholder) {
        appendInterpolation(placeholder: placeholder, specifier: placeholder.specifier)
      }

      /// Appends a specifier of your own whose value is not known yet, and is shown as the specifier.
      public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) {
        builder.append(.text(specifier), specifier: specifier)
      }
    }
  }
}
