package import OversetVocabulary

extension RuleID {
  package static let fixedDirection = RuleID("fixed-direction")
}

/// A direction that is set for all languages.
struct FixedDirectionCheck: SourceCheck {
  let rule = Rule(
    .fixedDirection, fault: "R-2", title: "Direction is fixed", looksAt: .source, severity: .info,
    locales: .source,
    example: "`view.semanticContentAttribute = .forceLeftToRight`",
    precision: "Exact; it is right for media controls, code and numbers.", isOnByDefault: false)
  let kind = SourceFact.Kind.fixedDirection

  func fault(of fact: SourceFact) -> SourceFault? {
    SourceFault(
      "\(fact.evidence): the direction is the same in all languages",
      fix:
        "Leave the direction to the system, unless the view shows media controls, code or numbers.")
  }
}
