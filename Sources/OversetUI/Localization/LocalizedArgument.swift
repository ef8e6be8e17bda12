import Foundation
import OversetCatalogs

/// An argument of a localized string.
enum LocalizedArgument: Equatable, Sendable {
  case text(String)
  case integer(Int)
  case unsigned(UInt)
  case decimal(Double)
  case formatted(FormattedValue)
  case resource(LocalizedStringResource)
  indirect case nested(Text)

  /// The argument as `locale` writes it; `text` looks up what is looked up itself.
  func formatArgument(
    in locale: Locale, _ text: (LocalizedStringResource) -> String
  ) -> FormatArgument {
    switch self {
    case .text(let text): .text(text)
    case .integer(let number): .integer(number)
    case .unsigned(let number): .unsigned(number)
    case .decimal(let number): .decimal(number)
    case .formatted(let value): .text(value.text(in: locale))
    case .resource(let resource): .text(text(resource))
    // Only a view knows what a text shows.
    case .nested: .text("")
    }
  }
}

/// Puts a key together from the parts of an interpolated literal.
struct LocalizedKeyBuilder: Sendable {
  private(set) var key = ""
  private(set) var arguments: [LocalizedArgument] = []
  private let hasArguments: Bool

  init(literalCapacity: Int, interpolationCount: Int) {
    key.reserveCapacity(literalCapacity)
    hasArguments = interpolationCount > 0
  }

  /// Appends text. If the key has arguments, `%` becomes `%%`, as the format grammar demands.
  mutating func append(_ literal: String) {
    let isPlain = !hasArguments || !literal.utf8.contains(UInt8(ascii: "%"))
    key += isPlain ? literal : literal.replacingOccurrences(of: "%", with: "%%")
  }

  /// Appends an argument.
  mutating func append(_ argument: LocalizedArgument, specifier: String = "%@") {
    key += specifier
    arguments.append(argument)
  }
}

/// Values as formatters of the older kind write them.
enum FormatterText {
  /// What `formatter` writes, or the value's description.
  static func text(of value: Any, by formatter: Formatter) -> String {
    formatter.string(for: value) ?? "\(value)"
  }
}
