package import OversetVocabulary

extension RuleID {
  package static let keyNotUsed = RuleID("key-not-used")
}

/// A key that no source mentions: it is translated for nothing.
struct UnusedKeyCheck: SourceCheck {
  let rule = Rule(
    .keyNotUsed, fault: "K-6", title: "Key is not used", looksAt: .source, severity: .info,
    locales: .source,
    example: "`old.title` in a catalog, and in no file of source",
    precision: """
      No file of the folder names the key, a part that it can be made of, its table or a name \
      that a build makes of it: Swift of all systems, Objective-C, storyboards, intents, \
      property lists. Code that is not in the folder can use it.
      """, isOnByDefault: false)
  let kind = SourceFact.Kind.unusedKey

  func fault(of fact: SourceFact) -> SourceFault? {
    SourceFault(
      "no source that was read mentions the key\(fact.detail.isEmpty ? "" : "; \(fact.detail)")",
      fix: "Delete the key if nothing else uses it.")
  }
}
