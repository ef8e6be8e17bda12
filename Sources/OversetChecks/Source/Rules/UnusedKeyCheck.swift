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
      No file of Swift, storyboard or xib names the key or makes it from parts that were \
      followed. Objective-C, other targets and keys that are made at run time can use it.
      """, isOnByDefault: false)
  let kind = SourceFact.Kind.unusedKey

  func fault(of fact: SourceFact) -> SourceFault? {
    SourceFault(
      "no source that was read mentions the key\(fact.detail.isEmpty ? "" : "; \(fact.detail)")",
      fix: "Delete the key if nothing else uses it.")
  }
}
