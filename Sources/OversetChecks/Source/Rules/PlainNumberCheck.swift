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
    example: "`label.text = \"\\(count)\"`",
    precision: """
      Only values whose type is evident. Small counts differ in languages with their own \
      digits alone.
      """, isOnByDefault: false)
  let kind = SourceFact.Kind.plainNumber

  func fault(of fact: SourceFact) -> SourceFault? {
    SourceFault(
      "\(fact.evidence) shows a \(fact.detail) as Swift writes it",
      fix: "Use `formatted()`, or a literal of `Text`, which formats numbers.")
  }
}
