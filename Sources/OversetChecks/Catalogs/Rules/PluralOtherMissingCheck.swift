import OversetCatalogs
package import OversetVocabulary

extension RuleID {
  package static let pluralOtherMissing = RuleID("plural-other-missing")
}

/// A plural without `other`, which every language needs. Holds for every locale.
struct PluralOtherMissingCheck: PluralCheck {
  let rule = Rule(
    .pluralOtherMissing, fault: "P-4", title: "Plural without “other”", looksAt: .catalogEntry,
    severity: .error, locales: .every,
    example: "`one` alone",
    precision: "Exact.")

  func fault(of set: PluralSet, in entry: CheckedEntry) -> CatalogFault? {
    guard !set.names.contains(VariantName.other) else { return nil }
    return CatalogFault(
      "the plural has no “other”, so some numbers show nothing", fix: "Add “other”.")
  }
}
