import OversetCatalogs
package import OversetVocabulary

extension RuleID {
  package static let pluralMillionsMissing = RuleID("plural-millions-missing")
}

/// A plural without the category that the language has for millions alone.
///
/// Holds for French, Spanish, Italian, Portuguese and their like: few counts get that far.
struct PluralMillionsMissingCheck: PluralCheck {
  let rule = Rule(
    .pluralMillionsMissing, fault: "P-1", title: "Plural category for millions missing",
    looksAt: .catalogEntry, severity: .info, locales: .pluralMillions,
    example: "French without `many`",
    precision: "Off: few counts are that large, and on public apps nobody acted on it.",
    isOnByDefault: false)

  func fault(of set: PluralSet, in entry: CheckedEntry) -> CatalogFault? {
    let missing = entry.locale.categories.first { category in
      let span = entry.locale.span(of: category)
      return category != VariantName.other && !set.names.contains(category) && span.count == 0
        && span.hasMillion
    }
    return missing.map {
      CatalogFault(
        "the plural lacks “\($0)”, which \(entry.locale.tag) uses for 1000000",
        fix: "Add the form if counts can be that large.")
    }
  }
}
