import OversetCatalogs
package import OversetVocabulary

extension RuleID {
  package static let pluralDropsNumber = RuleID("plural-drops-number")
}

/// A form without the number, although its category has several: 1, 21 and 31 then read alike.
///
/// Holds for languages such as Russian, whose `one` has many numbers, and for any `few` and `many`;
/// not for a category that is one number beside 0, not for weeks, months and years, and not where the English `one` names
/// a thing alone, as “Tag”.
struct PluralDropsNumberCheck: CatalogCheck {
  let rule = Rule(
    .pluralDropsNumber, fault: "P-2", title: "Plural form without its number",
    looksAt: .catalogEntry, severity: .warning, locales: .pluralRanges,
    example: "Russian `one`: “файл” beside `other`: “%lld файла”",
    precision: "Only if the category covers several numbers.")

  func findings(in entry: CheckedEntry) -> [Finding] {
    guard let localization = entry.localization else { return [] }
    var governing = GoverningArguments(of: localization, key: entry.entry.key)
    return PluralSet.all(in: localization, of: entry).flatMap { set in
      findings(in: set, &governing, entry)
    }
  }

  private func findings(
    in set: PluralSet, _ governing: inout GoverningArguments, _ entry: CheckedEntry
  ) -> [Finding] {
    guard let other = set.texts.first(where: { $0.category == VariantName.other })?.text,
      let number = governing.number(of: other.path), Self.takes(number, other),
      !Self.countsSpans(entry.source.main), !Self.namesKind(entry)
    else { return [] }
    return set.texts.compactMap { category, text in
      let span = entry.locale.span(of: category)
      guard category != VariantName.other, span.count > 1,
        Self.isReachable(span),
        !text.isBlank,
        !Self.takes(number, text)
      else { return nil }
      let examples = span.examples.map(String.init).joined(separator: ", ")
      return entry.finding(
        rule, at: text,
        CatalogFault(
          "“\(category)” is used for \(examples) and others, but the form does not show the number",
          fix: "Put the number into the form, as in “other”."))
    }
  }

  /// Whether a second number under 100 comes to the form. French uses `one` for 0, which is seldom counted;
  /// Slovenian for 101, and few counts are that large; and a form for `zero` is used for 0 in any language.
  private static func isReachable(_ span: CategorySpan) -> Bool {
    span.examples.filter { $0 > 0 && $0 < 100 }.count > 1
  }

  /// Whether weeks, months or years are counted, or a limit is stated: those of a trial, a subscription or an
  /// account never come to 21.
  private static func countsSpans(_ source: CheckedText) -> Bool {
    let text = source.value.lowercased()
    return ["week", "month", "year", "up to "].contains { text.contains($0) }
  }

  /// Whether the English `one` has neither the number nor a word for it, as “Tag” beside “%lld tags”: it names a kind of
  /// things, of which a screen rarely shows 21.
  private static func namesKind(_ entry: CheckedEntry) -> Bool {
    guard entry.entry.sourceLanguage.language == "en",
      let one = entry.source.texts.first(where: { isOne($0.path) })
    else { return false }
    let words = one.value.lowercased().split { !$0.isLetter && !$0.isNumber }
    return one.arguments.isEmpty && !words.contains { ["1", "a", "an", "one"].contains($0) }
  }

  private static func isOne(_ path: LeafPath) -> Bool {
    if case .variant(VariantAxis.plural, "one")? = path.steps.last { true } else { false }
  }

  private static func takes(_ number: Int, _ text: CheckedText) -> Bool {
    text.arguments.contains { $0.number == number }
  }
}
