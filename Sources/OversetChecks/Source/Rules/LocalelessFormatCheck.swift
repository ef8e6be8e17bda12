package import OversetVocabulary

extension RuleID {
  package static let formatWithoutLocale = RuleID("format-without-locale")
}

/// A format without a locale: its numbers have the digits and the decimal sign of no language.
struct LocalelessFormatCheck: SourceCheck {
  let rule = Rule(
    .formatWithoutLocale, fault: "P-5", title: "Format without a locale", looksAt: .source,
    severity: .warning,
    locales: .source,
    example: "`label.text = String(format: \"%.1f km\", distance)`",
    precision: """
      Formats with numbers whose text is shown; those of one that is looked up are known by \
      the types of the arguments. Logs, values for servers and files, and what stands behind a \
      formatter are left out.
      """, isOnByDefault: false)
  let kind = SourceFact.Kind.localelessFormat

  func fault(of fact: SourceFact) -> SourceFault? {
    SourceFault(
      "\(fact.evidence) formats numbers without a locale",
      fix:
        "Use `String.localizedStringWithFormat`, `String(localized:)`, or `formatted()` for the number."
    )
  }
}
