/// A value put into a text in the place of a format specifier.
package enum FormatArgument: Sendable, Hashable {
  /// A text, for `%@` and `%s`.
  case text(String)
  /// A signed integer, for `%d`, `%lld` and their like.
  case integer(Int)
  /// An unsigned integer, for `%u`, `%llu`, `%x` and their like.
  case unsigned(UInt)
  /// A floating-point number, for `%f`, `%lf`, `%e` and `%g`.
  case decimal(Double)

  /// The value a plural category is chosen by; `nil` for a text.
  package var number: Double? {
    switch self {
    case .text: nil
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .decimal(let value): value
    }
  }

  /// The value as `%@` shows it.
  var plainText: String {
    switch self {
    case .text(let text): text
    case .integer(let value): String(value)
    case .unsigned(let value): String(value)
    case .decimal(let value): String(value)
    }
  }
}
