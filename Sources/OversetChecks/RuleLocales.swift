import OversetUnicode
package import OversetVocabulary

/// The locales a rule can hold for: in all others it finds nothing, whatever is drawn or written.
package enum RuleLocales: Sendable, Hashable {
  /// Every locale.
  case every
  /// The language the app is written in.
  case source
  /// Every locale but the one the app is written in.
  case translations
  /// Every locale of another language than the app's own.
  case otherLanguages
  /// Locales written from left to right.
  case leftToRight
  /// Locales written from right to left.
  case rightToLeft
  /// Languages with more than one plural category (CLDR cardinal rules).
  case severalPlurals
  /// Of those, the languages whose nouns change behind a number.
  case inflectedPlurals
  /// Languages without one of the plural categories.
  case missingPlurals
  /// Languages with a plural category for millions alone.
  case pluralMillions
  /// Languages in which a plural category other than `other` has several numbers.
  case pluralRanges
  /// Locales whose percent pattern has ASCII digits and no directional marks.
  case plainPercent
  /// Of those, the locales that write a space before the sign.
  case spacedPercent
  /// Languages, by their subtags.
  case languages([String])
  /// Every language but these.
  case languagesExcept([String])

  /// Whether a rule can hold for a locale, of an app that is written in the language `source`.
  ///
  /// Rules about words never hold for a pseudolocale, which nobody speaks; those for every locale do.
  package func contains(_ tag: LocaleTag, source: LocaleTag = "en") -> Bool {
    if self == .every { return true }
    guard let locale = CheckedLocale(tag: tag) else { return false }
    return switch self {
    case .every: true
    case .source: tag == source
    case .translations: tag != source
    case .otherLanguages: locale.language != source.language
    case .leftToRight: !locale.isRightToLeft
    case .rightToLeft: locale.isRightToLeft
    case .severalPlurals: locale.categories.count > 1
    case .inflectedPlurals:
      locale.categories.count > 1 && !InvariantNouns.languages.contains(locale.language)
    case .missingPlurals: locale.categories.count < PluralCategory.allCases.count
    case .pluralMillions: Self.categories(of: locale) { $0.count == 0 && $0.hasMillion }
    case .pluralRanges: Self.categories(of: locale) { $0.count > 1 }
    case .plainPercent: locale.percent.isPlain
    case .spacedPercent:
      locale.percent.isPlain && locale.percent.hasSpace && !locale.percent.isBefore
    case .languages(let languages): languages.contains(locale.language)
    case .languagesExcept(let languages): !languages.contains(locale.language)
    }
  }

  /// Whether a category beside `other` has such numbers.
  private static func categories(
    of locale: CheckedLocale, have isMeant: (CategorySpan) -> Bool
  ) -> Bool {
    locale.categories.contains {
      $0 != PluralCategory.other.rawValue && isMeant(locale.span(of: $0))
    }
  }

  /// The locales in a few words, as tables name them.
  package var title: String {
    switch self {
    case .every: "all"
    case .source: "the source language"
    case .translations: "all but the source language"
    case .otherLanguages: "languages other than the source's"
    case .leftToRight: "left to right"
    case .rightToLeft: "right to left"
    case .severalPlurals: "languages with several plural categories"
    case .inflectedPlurals: "languages whose nouns change after a number"
    case .missingPlurals: "languages without some plural categories"
    case .pluralMillions: "languages with a plural category for millions"
    case .pluralRanges: "languages with a plural category for several numbers"
    case .plainPercent: "locales that write percentages with ASCII digits"
    case .spacedPercent: "locales with a space before the percent sign"
    case .languages(let languages): languages.joined(separator: ", ")
    case .languagesExcept(let languages): "all but \(languages.joined(separator: ", "))"
    }
  }
}
