package import OversetVocabulary

extension RuleID {
  package static let fixedDateFormat = RuleID("fixed-date-format")
}

/// A shown date with a fixed format: order, signs and words are those of one language.
struct FixedDateFormatCheck: SourceCheck {
  let rule = Rule(
    .fixedDateFormat, fault: nil, title: "Date has a fixed format", looksAt: .source,
    severity: .warning,
    locales: .source,
    example: "`formatter.dateFormat = \"dd/MM/yyyy\"`",
    precision: """
      Formatters whose texts are shown. Formats for machines are left out: those with a time \
      zone, a fraction of seconds or a locale of their own.
      """, isOnByDefault: false)
  let kind = SourceFact.Kind.fixedDateFormat

  func fault(of fact: SourceFact) -> SourceFault? {
    SourceFault(
      "dates are shown as “\(fact.detail)” in all languages",
      fix: "Use `formatted(date:time:)` or `setLocalizedDateFormatFromTemplate`.")
  }
}
