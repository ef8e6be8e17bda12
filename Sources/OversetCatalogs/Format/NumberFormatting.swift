public import OversetVocabulary

/// Spells a number in a locale: its digits, grouping and decimal separator.
///
/// A closure, so that reading catalogs needs no locale data.
public typealias NumberFormatting =
  @Sendable (_ number: NumberToFormat, _ locale: LocaleTag) -> String

/// A number on its way into a text.
public struct NumberToFormat: Sendable, Hashable {
  /// The number with the sign, padding and precision its specifier asks for, in ASCII digits with
  /// a point, without grouping.
  public let plain: String
  /// The number itself.
  public let value: Double
  /// How many digits stand after the point.
  public let fractionDigits: Int
  /// Whether the number was padded with zeros: it is then not grouped.
  public let isPadded: Bool

  /// The number in ASCII digits, whatever the locale.
  public static let plainFormatting: NumberFormatting = { number, _ in number.plain }
}
