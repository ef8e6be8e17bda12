import OversetCatalogs
package import OversetVocabulary

extension RuleID {
  package static let pluralCategoryMissing = RuleID("plural-category-missing")
}

/// A plural without a category that whole numbers of the language come to (CLDR cardinal rules): the
/// form of `other` is shown for them, which is wrong in the language.
///
/// Holds for every locale whose language has more categories than `other`. `zero` is always optional
/// where only 0 comes to it, and so are categories that only fractions or millions reach. Turkish and its like
/// leave the noun as it is behind a number, so that `other` is right for 1; so does Hebrew with the plural behind a 2.
struct PluralCategoryMissingCheck: PluralCheck {
  let rule = Rule(
    .pluralCategoryMissing, fault: "P-1", title: "Plural category missing", looksAt: .catalogEntry,
    severity: .warning, locales: .inflectedPlurals,
    example: "Russian without `few`",
    precision: "CLDR cardinal rules.")

  /// Whether the forms are still those of the source language, whose categories they have.
  private func isUntranslated(_ set: PluralSet, _ entry: CheckedEntry) -> Bool {
    !entry.isSource
      && set.texts.allSatisfy { entry.source.hasText($0.text.value) || isForeign($0.text, entry) }
  }

  /// Whether a text has letters, and all of them are Latin, in a language that is written otherwise.
  private func isForeign(_ text: CheckedText, _ entry: CheckedEntry) -> Bool {
    !entry.locale.isLatin && text.traits.contains(.latin)
      && text.scalars.allSatisfy { $0 < 0x250 || $0 >= 0x2000 }
  }

  /// Whether English has one form for all numbers: no noun in the plural stands behind the number.
  private func isUninflected(_ set: PluralSet, _ locale: CheckedLocale) -> Bool {
    guard locale.language == "en",
      let other = set.texts.first(where: { $0.category == VariantName.other })?.text
    else { return false }
    return !EnglishPlural.follows(anyArgument: other)
  }

  /// Whether French counts what it spells alike for one and many: “1 mois”, “2 mois”.
  private func isInvariable(_ set: PluralSet, _ locale: CheckedLocale) -> Bool {
    guard locale.language == "fr",
      let other = set.texts.first(where: { $0.category == VariantName.other })?.text
    else { return false }
    return other.value.lowercased().split { !$0.isLetter }.contains {
      InvariantNouns.french.contains(String($0))
    }
  }

  /// Whether `other` has the number.
  private func showsNumber(_ set: PluralSet) -> Bool {
    set.texts.contains { $0.category == VariantName.other && !$0.text.arguments.isEmpty }
  }

  /// Whether `other`, which only fractions reach, holds the form for 5: it differs from that for 2.
  private func isManyInOther(of set: PluralSet, _ locale: CheckedLocale) -> Bool {
    guard locale.span(of: VariantName.other).count == 0 else { return false }
    func value(_ category: String) -> String? {
      set.texts.first { $0.category == category }?.text.value
    }
    guard let few = value("few"), let other = value(VariantName.other) else { return false }
    return few != other
  }

  func fault(of set: PluralSet, in entry: CheckedEntry) -> CatalogFault? {
    let locale = entry.locale
    guard !set.isBlank, !InvariantNouns.languages.contains(locale.language),
      !isUntranslated(set, entry), !isUninflected(set, locale)
    else { return nil }
    let missing = locale.categories.filter { category in
      category != VariantName.other && !set.names.contains(category)
        && locale.span(of: category).count > 0
        && !(category == "two" && locale.language == "he" && showsNumber(set))
        && !(category == "one" && isInvariable(set, locale))
    }
    guard !missing.isEmpty, missing != ["many"] || !isManyInOther(of: set, locale)
    else { return nil }
    let needs = missing.map { category in
      let examples = locale.span(of: category).examples.map(String.init).joined(separator: ", ")
      return "“\(category)” (\(examples))"
    }.joined(separator: " and ")
    return CatalogFault(
      "the plural lacks \(needs), which \(locale.tag) uses",
      fix: "Add the missing forms.")
  }
}
