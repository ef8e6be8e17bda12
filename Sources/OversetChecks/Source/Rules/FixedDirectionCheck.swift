package import OversetVocabulary

extension RuleID {
  package static let fixedDirection = RuleID("fixed-direction")
}

/// A direction of an app or window that is set for all languages.
struct FixedDirectionCheck: SourceCheck {
  let rule = Rule(
    .fixedDirection, fault: "R-2", title: "Direction is fixed", looksAt: .source, severity: .info,
    locales: .source,
    example: "`UIView.appearance().semanticContentAttribute = .forceLeftToRight`",
    precision: """
      All views, a window, or what a window shows first; a single view may show media \
      controls, code or numbers.
      """, isOnByDefault: false)
  let kind = SourceFact.Kind.fixedDirection

  func fault(of fact: SourceFact) -> SourceFault? {
    SourceFault(
      "\(fact.evidence): the direction is the same in all languages",
      fix:
        "Leave the direction to the system.")
  }
}
