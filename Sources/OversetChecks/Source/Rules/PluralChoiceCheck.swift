package import OversetVocabulary

extension RuleID {
  package static let pluralInCode = RuleID("plural-in-code")
}

/// A plural made by a comparison with one: many languages have more forms than two.
struct PluralChoiceCheck: SourceCheck {
  let rule = Rule(
    .pluralInCode, fault: "P-1", title: "Plural is chosen in code", looksAt: .source,
    severity: .warning,
    locales: .source,
    example: "`count == 1 ? \"day\" : \"days\"`",
    precision: """
      Comparisons with one whose branches are texts that get the number, or words that differ \
      as singular and plural do.
      """, isOnByDefault: false)
  let kind = SourceFact.Kind.pluralChoice

  func fault(of fact: SourceFact) -> SourceFault? {
    SourceFault(
      "\(fact.evidence): code chooses between two forms, and languages have one to six",
      fix: "Use one key with plural forms.")
  }
}
