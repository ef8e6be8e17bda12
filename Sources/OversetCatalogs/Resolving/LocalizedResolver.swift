import OversetUnicode
import OversetVocabulary

extension StringResolver {
  /// A resolver that selects plurals and spells numbers as each locale does.
  package static func localized(
    _ library: CatalogLibrary, deviceClass: String = "iphone"
  ) -> StringResolver {
    let numbers = LocaleValues(LocalizedNumber.init)
    let rules = LocaleValues(PluralRules.init)
    return StringResolver(
      library: library, deviceClass: deviceClass,
      numberFormatting: { number, locale in numbers[locale].spelling(of: number) },
      pluralSelector: { number, locale in rules[locale].category(of: number).rawValue })
  }
}

/// Spells formatted numbers with a locale's digits and separators.
struct LocalizedNumber: Sendable {
  private let patterns: NumberPatterns

  init(locale: LocaleTag) { patterns = NumberPatterns(locale: locale) }

  /// `number` as the locale writes it. Whole numbers are grouped, as SwiftUI does; padded ones and
  /// those with a fraction keep the digits their specifier asks for.
  func spelling(of number: NumberToFormat) -> String {
    if number.fractionDigits == 0, !number.isPadded, let whole = Int(number.plain) {
      return patterns.decimal(whole)
    }
    let separator = patterns.decimal(1.5).filter { !$0.isNumber }
    return number.plain.map { character in
      if character == "." { return separator.isEmpty ? "." : separator }
      guard let digit = character.wholeNumberValue, character.isASCII else {
        return String(character)
      }
      return patterns.decimal(digit)
    }.joined()
  }
}
