import COversetICU
package import OversetVocabulary

/// Numbers, percentages and lists as a locale writes them, in its own digits.
///
/// The key `nu` chooses other digits: `ar-u-nu-latn`. Should ICU itself fail, numbers are written as
/// Swift does and lists joined with commas.
package struct NumberPatterns: Sendable {
  private let decimalFormat: NumberFormat?
  private let percentFormat: NumberFormat?
  private let listFormat: ListFormat?

  /// Looks up the patterns of a locale.
  package init(locale: LocaleTag) {
    decimalFormat = NumberFormat(style: OVERSET_NUMBER_DECIMAL, locale: locale)
    percentFormat = NumberFormat(style: OVERSET_NUMBER_PERCENT, locale: locale)
    listFormat = ListFormat(locale: locale)
  }

  /// A whole number with grouping: `1,234`, `1.234`, `١٬٢٣٤`.
  package func decimal(_ number: Int) -> String {
    decimalFormat?.string(Int64(number)) ?? String(number)
  }

  /// A number with grouping and up to six fraction digits, rounded half to even.
  package func decimal(_ number: Double) -> String {
    decimalFormat?.string(number) ?? String(number)
  }

  /// A share of one in hundredths, 0.5 as `50%`, `50 %`, `%50` or `٪؜٥٠`, with the spaces and
  /// directional marks of the locale's pattern.
  package func percent(_ share: Double) -> String {
    percentFormat?.string(share) ?? "\(share * 100)%"
  }

  /// Items as one enumeration: `A, B, and C`. No items give an empty string.
  package func list(_ items: [String]) -> String {
    items.isEmpty ? "" : listFormat?.string(items) ?? items.joined(separator: ", ")
  }
}
