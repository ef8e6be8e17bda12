import OversetCatalogs
package import OversetVocabulary

extension RuleID {
  package static let needsReview = RuleID("needs-review")
}

/// A translation that somebody still has to look at. Holds for every locale but the source's.
struct NeedsReviewCheck: CatalogTextCheck {
  let rule = Rule(
    .needsReview, fault: "K-6", title: "Needs review", looksAt: .catalogText, severity: .info,
    locales: .translations,
    example: "`\"state\" : \"needs_review\"`",
    precision: "What the catalog says.")

  func fault(of text: CheckedText, in entry: CheckedEntry) -> CatalogFault? {
    guard !entry.isSource, entry.entry.shouldTranslate, text.unit.state == "needs_review" else {
      return nil
    }
    return CatalogFault(
      "the translation is marked for review", fix: "Review it and mark it as translated.")
  }
}
