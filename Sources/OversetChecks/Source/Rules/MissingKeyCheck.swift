package import OversetVocabulary

extension RuleID {
  package static let keyNotInCatalog = RuleID("key-not-in-catalog")
}

/// A key that code looks up and that no catalog has: users read the key.
struct MissingKeyCheck: SourceCheck {
  let rule = Rule(
    .keyNotInCatalog, fault: "K-1", title: "Key is in no catalog", looksAt: .source,
    severity: .warning,
    locales: .source,
    example:
      "`NSLocalizedString(\"settings.titel\", comment: \"\")`, and the catalog has `settings.title`",
    precision: """
      Exact about what is written; a key that is put together at run time, phrases of App \
      Shortcuts, names of products and code for developers are not judged. A catalog that \
      Xcode fills at the next build may not have the key yet.
      """, isOnByDefault: false)
  let kind = SourceFact.Kind.missingKey

  func fault(of fact: SourceFact) -> SourceFault? {
    let table = fact.table.map { " in the table “\($0)”" } ?? ""
    return SourceFault(
      "the key is looked up, and no catalog has it\(table)",
      fix: "Add the key to the catalog, or correct it in the source.")
  }
}
