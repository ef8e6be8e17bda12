import OversetCatalogs
package import OversetVocabulary

extension RuleID {
  package static let percentFormat = RuleID("percent-format")
}

/// A share of a hundred that is not written as the locale writes it (CLDR percent pattern): the sign on
/// the wrong side, or a space too many or too few.
///
/// Looks at translated texts; one that is still the source's is `same-as-source`. What `String(format:)` takes
/// for a specifier is `swallowed-letter`.
///
/// Holds for every locale whose pattern has ASCII digits and no directional marks: Turkish `%50`, German
/// and French `50 %`, English, Japanese and Hebrew `50%`; not for Arabic and Persian.
struct PercentFormatCheck: CatalogTextCheck {
  let rule = Rule(
    .percentFormat, fault: "N-1", title: "Percent sign", looksAt: .catalogText, severity: .info,
    locales: .plainPercent,
    example: "Turkish “50%”",
    precision: "CLDR percent patterns with ASCII digits.")

  func fault(of text: CheckedText, in entry: CheckedEntry) -> CatalogFault? {
    guard text.traits.contains(.percent), !text.value.contains("%%20"), !text.value.contains("://"),
      !KeyText.isOfLabel(entry.entry.key), !KeyText.isSpoken(entry.entry.key)
    else { return nil }
    // `%0` is the app's own, unless the locale writes shares so.
    guard !entry.source.hasOwnTokens || entry.isSource && entry.locale.percent.isBefore else {
      return nil
    }
    let pattern = entry.locale.percent
    guard pattern.isPlain, !isUntranslated(text, in: entry),
      FormatFault.first(of: text, in: entry) == nil
    else { return nil }
    for share in Share.all(in: text.scalars) {
      guard let problem = Self.problem(share, pattern, entry.locale.tag) else { continue }
      let right = pattern.isBefore ? "%50" : pattern.hasSpace ? "50\u{A0}%" : "50%"
      return CatalogFault(
        "\(problem), but \(entry.locale.tag) uses “\(right)”",
        fix: "Write “\(right)”, or let code format the percentage.")
    }
    return nil
  }

  /// Whether the text is still the source's words: they are written as in the source language.
  private func isUntranslated(_ text: CheckedText, in entry: CheckedEntry) -> Bool {
    !entry.isSource && text.traits.contains(.latin) && entry.source.hasText(text.value)
  }

  /// Languages in which a sign right behind the number makes an adjective: Czech “10% sleva”.
  private static let attributive: Set<String> = ["cs", "sk"]
  /// Languages whose orthography has a space that CLDR has not.
  private static let spaced: Set<String> = ["lv", "uk"]

  /// Languages whose space came or went between CLDR 42 and 48, so that one release of iOS has it and another has not,
  /// and Russian, whose writers differ from CLDR as often as not.
  private static let unsettled: Set<String> = ["bs", "rm", "ru"]

  /// Latin American Spanish is unsettled too, that of Spain is not.
  private static func isUnsettled(_ locale: LocaleTag) -> Bool {
    unsettled.contains(locale.language)
      || locale.language == "es" && locale.region != nil && locale.region != "ES"
  }

  private static func problem(
    _ share: Share, _ pattern: PercentPattern, _ locale: LocaleTag
  ) -> String? {
    if share.isBefore != pattern.isBefore {
      return "the percent sign is \(share.isBefore ? "before" : "after") the number"
    }
    guard share.hasSpace != pattern.hasSpace, !isUnsettled(locale) else { return nil }
    if share.hasSpace
      ? spaced.contains(locale.language)
      : share.precedesWord && attributive.contains(locale.language)
    {
      return nil
    }
    return share.hasSpace
      ? "there is a space before the percent sign"
      : "there is no space before the percent sign"
  }
}
