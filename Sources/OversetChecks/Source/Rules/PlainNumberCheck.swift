package import OversetVocabulary

extension RuleID {
  package static let numberNotFormatted = RuleID("number-not-formatted")
}

/// A number as Swift writes it: without the digits, separators and decimal sign of the user's locale.
struct PlainNumberCheck: SourceCheck {
  let rule = Rule(
    .numberNotFormatted, fault: nil, title: "Number is not formatted", looksAt: .source,
    severity: .info,
    locales: .source,
    example: "`label.text = \"\\(speed)×\"`",
    precision: """
      Values whose type is evident, with fractions, of what there are thousands, or before a \
      percent sign. Logs, what is read aloud, and what stands behind a formatter are left out.
      """, isOnByDefault: false)
  let kind = SourceFact.Kind.plainNumber

  func fault(of fact: SourceFact) -> SourceFault? {
    SourceFault(
      "\(fact.evidence) shows a \(fact.detail) as Swift writes it",
      fix: "Use `formatted()`, or a literal of `Text`, which formats numbers.")
  }
}
