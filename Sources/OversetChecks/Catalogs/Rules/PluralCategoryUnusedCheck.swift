import OversetCatalogs
package import OversetVocabulary

extension RuleID {
  package static let pluralCategoryUnused = RuleID("plural-category-unused")
}

/// A form that no number of the language comes to.
///
/// Holds for every locale; `zero` is not counted, since 0 always chooses it.
struct PluralCategoryUnusedCheck: PluralCheck {
  let rule = Rule(
    .pluralCategoryUnused, fault: "P-4", title: "Plural category unused", looksAt: .catalogEntry,
    severity: .info, locales: .missingPlurals,
    example: "Japanese `one`",
    precision: "Off: true, but harmless.",
    isOnByDefault: false)

  func fault(of set: PluralSet, in entry: CheckedEntry) -> CatalogFault? {
    let known = entry.locale.categories
    let unused = set.names.filter {
      $0 != "zero" && VariantName.pluralCategories.contains($0) && !known.contains($0)
    }
    guard !unused.isEmpty else { return nil }
    return CatalogFault(
      "\(entry.locale.tag) does not use “\(unused.joined(separator: "”, “"))”, so the form is never shown",
      fix: "Delete the form.")
  }
}
