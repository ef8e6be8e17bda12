package import OversetVocabulary

extension RuleID {
  package static let joinedFragments = RuleID("joined-fragments")
}

/// A sentence put together from localized parts: the order is the same in all languages.
struct JoinedTextCheck: SourceCheck {
  let rule = Rule(
    .joinedFragments, fault: "K-3", title: "Sentence is joined in code", looksAt: .source,
    severity: .warning,
    locales: .source,
    example: "`\"search\".localized + \" \" + name`",
    precision: """
      What stands between the parts tells a sentence from a list: a colon, a line break, a \
      dash or a comma makes a list. Numbers of errors and versions, and whole sentences, are \
      left out.
      """, isOnByDefault: false)
  let kind = SourceFact.Kind.joinedText

  func fault(of fact: SourceFact) -> SourceFault? {
    SourceFault(
      "\(fact.evidence): a localized text is joined with others, in the same order in all languages",
      fix: "Use one key for the whole sentence, with placeholders.")
  }
}
