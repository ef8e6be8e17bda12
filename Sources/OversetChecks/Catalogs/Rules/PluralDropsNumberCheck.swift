import OversetCatalogs
package import OversetVocabulary

extension RuleID {
  package static let pluralDropsNumber = RuleID("plural-drops-number")
}

/// A form without the number, although its category has several: 1, 21 and 31 then read alike.
///
/// Holds for languages such as Russian, whose `one` has many numbers, and for any `few` and `many`;
/// not for a category that is one number beside 0.
struct PluralDropsNumberCheck: CatalogCheck {
  let rule = Rule(
    .pluralDropsNumber, fault: "P-2", title: "Plural form without its number",
    looksAt: .catalogEntry, severity: .error, locales: .pluralRanges,
    example: "Russian `one`: “файл” beside `other`: “%lld файла”",
    precision: "Only if the category covers several numbers.")

  func findings(in entry: CheckedEntry) -> [Finding] {
    guard let localization = entry.localization else { return [] }
    return PluralSet.all(in: localization).flatMap { findings(in: $0, localization, entry) }
  }

  private func findings(
    in set: PluralSet, _ localization: Localization, _ entry: CheckedEntry
  ) -> [Finding] {
    let texts = set.texts(in: entry)
    guard let other = texts.first(where: { $0.category == VariantName.other })?.text,
      let number = localization.governingArgument(of: other.path, key: entry.entry.key),
      takes(number, at: other.path, entry)
    else { return [] }
    return texts.compactMap { category, text in
      let span = entry.locale.span(of: category)
      guard category != VariantName.other, span.count > 1, !text.isBlank,
        !takes(number, at: text.path, entry)
      else { return nil }
      let examples = span.examples.map(String.init).joined(separator: ", ")
      return entry.finding(
        rule, at: text,
        CatalogFault(
          "“\(category)” is used for \(examples) and others, but the form does not show the number",
          fix: "Put the number into the form, as in “other”."))
    }
  }

  private func takes(_ number: Int, at path: LeafPath, _ entry: CheckedEntry) -> Bool {
    entry.arguments.contains { leaf in
      leaf.path == path && leaf.arguments.contains { $0.number == number }
    }
  }
}
