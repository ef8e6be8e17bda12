import OversetCatalogs
package import OversetVocabulary

extension RuleID {
  package static let pluralOtherMissing = RuleID("plural-other-missing")
}

/// A plural without `other`, although numbers of the language come to it.
///
/// Holds for every locale. In Polish, Russian, Ukrainian and Belarusian only fractions come to `other`: with
/// all forms for whole numbers nothing is missing, unless the plural goes by a decimal number.
struct PluralOtherMissingCheck: PluralCheck {
  let rule = Rule(
    .pluralOtherMissing, fault: "P-4", title: "Plural without “other”", looksAt: .catalogEntry,
    severity: .error, locales: .every,
    example: "`one` alone",
    precision: "CLDR cardinal rules, for whole numbers or decimals.")

  func fault(of set: PluralSet, in entry: CheckedEntry) -> CatalogFault? {
    guard !set.names.contains(VariantName.other), !set.isBlank else { return nil }
    let span = entry.locale.span(of: VariantName.other)
    let isForFractions = span.count == 0 && !span.hasMillion
    if isForFractions, !takesDecimal(set) { return nil }
    let examples =
      isForFractions
      ? "1.5 and other fractions" : span.examples.map(String.init).joined(separator: ", ")
    return CatalogFault(
      "the plural has no “other”, which \(entry.locale.tag) uses for \(examples)",
      fix: "Add “other”.")
  }

  private func takesDecimal(_ set: PluralSet) -> Bool {
    set.texts.contains { form in
      form.text.arguments.contains { $0.specifier.kind == .decimal }
    }
  }
}
