package import OversetVocabulary

/// Spells a number in a locale: its digits, grouping and decimal separator.
///
/// A closure, so that reading catalogs needs no locale data.
package typealias NumberFormatting =
  @Sendable (_ number: NumberToFormat, _ locale: LocaleTag) -> String

/// A number on its way into a text.
package struct NumberToFormat: Sendable, Hashable {
  /// The number with the sign, padding and precision its specifier asks for, in ASCII digits with
  /// a point, without grouping.
  package let plain: String
  /// The number itself.
  package let value: Double
  /// How many digits stand after the point.
  package let fractionDigits: Int
  /// Whether the number was padded with zeros: it is then not grouped.
  package let isPadded: Bool

  /// The number in ASCII digits, whatever the locale.
  package static let plainFormatting: NumberFormatting = { number, _ in number.plain }
}
