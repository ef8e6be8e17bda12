package import OversetVocabulary

extension RuleID {
  package static let caseWithoutLocale = RuleID("case-without-locale")
}

/// A change of case by no language's rules: Turkish i becomes I.
struct CaseChangeCheck: SourceCheck {
  let rule = Rule(
    .caseWithoutLocale, fault: "C-1", title: "Case changes without a locale", looksAt: .source,
    severity: .warning,
    locales: .source,
    example: "`title.uppercased()`",
    precision: """
      Texts that are looked up or made by a formatter, and shown, where a translation comes \
      out differently by the rules of its language.
      """, isOnByDefault: false)
  let kind = SourceFact.Kind.caseChange

  func fault(of fact: SourceFact) -> SourceFault? {
    SourceFault(
      "\(fact.evidence) changes case without the rules of the text's language",
      fix: "Use `localizedUppercase` and its like, `uppercased(with: .current)`, or `textCase`.")
  }
}
