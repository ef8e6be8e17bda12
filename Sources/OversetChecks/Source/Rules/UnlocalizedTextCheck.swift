package import OversetVocabulary

extension RuleID {
  package static let textNotLocalized = RuleID("text-not-localized")
}

/// Words that are shown and looked up nowhere: every language shows those of the source.
struct UnlocalizedTextCheck: SourceCheck {
  let rule = Rule(
    .textNotLocalized, fault: "S-1", title: "Text is never localized", looksAt: .source,
    severity: .warning,
    locales: .source,
    example: "`Text(verbatim: \"Settings\")`",
    precision: """
      Words that reach what draws them without a lookup, followed through variables, results \
      and arguments. Logs, records of databases, widgets' stand-ins, code for developers and \
      programs beside the app are left out. Names of products that it does not know are found \
      too.
      """, isOnByDefault: false)
  let kind = SourceFact.Kind.unlocalizedText

  func fault(of fact: SourceFact) -> SourceFault? {
    let drawn = fact.detail.isEmpty ? "are shown" : "are shown by \(fact.detail)"
    return SourceFault(
      "\(fact.evidence): the words \(drawn) and never looked up in a catalog",
      fix: "Look the text up, with `String(localized:)` or a literal in `Text`, or say why not.")
  }
}
