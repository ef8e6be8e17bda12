package import OversetVocabulary

extension RuleID {
  package static let strayPercent = RuleID("stray-percent")
  package static let swallowedLetter = RuleID("swallowed-letter")
}

/// A percent sign that begins no specifier, in a text with arguments: `%d%`, `%、`, `%50`. Formatting drops the
/// sign, and with a number behind it more.
///
/// Holds for every locale, for texts of keys that take arguments.
struct StrayPercentCheck: CatalogTextCheck {
  let rule = Rule(
    .strayPercent, fault: "F-3", title: "Percent sign is lost", looksAt: .catalogText,
    severity: .error, locales: .every,
    example: "“%d% (of all)” beside “%d%% (of all)”",
    precision:
      "Exact, if code formats the text; its key or source text has arguments. A `%@` may bring the sign."
  )

  func fault(of text: CheckedText, in entry: CheckedEntry) -> CatalogFault? {
    guard case .stray(let spelling, let isBehindText) = FormatFault.first(of: text, in: entry)
    else { return nil }
    // “25%” for `%@` has its sign already, unless the source text adds one.
    if isBehindText, !entry.source.main.value.contains("%%") { return nil }
    return CatalogFault(
      "“\(spelling)” is no format specifier, so the percent sign is not shown",
      fix: "Write “%%” for a percent sign, or restore the specifier.")
  }
}

/// A percent sign that takes a letter of the next word for a specifier, in a text with arguments: `%d% aller`
/// reads a number for `% a` that nobody passes.
///
/// Holds for every locale, for texts of keys that take arguments.
struct SwallowedLetterCheck: CatalogTextCheck {
  let rule = Rule(
    .swallowedLetter, fault: "F-3", title: "Percent sign swallows a letter", looksAt: .catalogText,
    severity: .error, locales: .every,
    example: "“%d% aller” for “%d%% of all”",
    precision: "Exact, if code formats the text; its key or source text has arguments.")

  func fault(of text: CheckedText, in entry: CheckedEntry) -> CatalogFault? {
    guard case .swallowed(let spelling) = FormatFault.first(of: text, in: entry) else { return nil }
    return CatalogFault(
      "“\(spelling)” is read as a format specifier that the source does not have",
      fix: "Write “%%” for a percent sign, or restore the specifier of the source.")
  }
}
