import OversetCatalogs

/// A plural without a category that whole numbers of the language come to (CLDR cardinal rules): the
/// form of `other` is shown for them, which is wrong in the language.
///
/// Holds for every locale whose language has more categories than `other`. `zero` is always optional
/// where only 0 comes to it, and so are categories that only fractions or millions reach.
struct PluralCategoryMissingCheck: PluralCheck {
  let rule = Rule(
    name: "plural-category-missing", fault: "P-1", title: "Plural category missing",
    severity: .error, locales: .severalPlurals)

  func fault(of set: PluralSet, in entry: CheckedEntry) -> CatalogFault? {
    let locale = entry.locale
    let missing = locale.categories.filter { category in
      category != VariantName.other && !set.names.contains(category)
        && locale.span(of: category).count > 0
    }
    guard !missing.isEmpty else { return nil }
    let needs = missing.map { category in
      let examples = locale.span(of: category).examples.map(String.init).joined(separator: ", ")
      return "“\(category)” (\(examples))"
    }.joined(separator: " and ")
    return CatalogFault(
      "\(locale.tag) has \(needs), and the plural has no such form",
      fix: "Add the missing forms.")
  }
}

/// A plural without the category that the language has for millions alone.
///
/// Holds for French, Spanish, Italian, Portuguese and their like: few counts get that far.
struct PluralMillionsMissingCheck: PluralCheck {
  let rule = Rule(
    name: "plural-millions-missing", fault: "P-1", title: "Plural category of millions missing",
    severity: .info, locales: .pluralMillions)

  func fault(of set: PluralSet, in entry: CheckedEntry) -> CatalogFault? {
    let missing = entry.locale.categories.first { category in
      let span = entry.locale.span(of: category)
      return category != VariantName.other && !set.names.contains(category) && span.count == 0
        && span.hasMillion
    }
    return missing.map {
      CatalogFault(
        "\(entry.locale.tag) has “\($0)” for 1000000, and the plural has no such form",
        fix: "Add the form where counts may be that great.")
    }
  }
}

/// A form without the number, although the category stands for several: 1, 21 and 31 then read alike.
///
/// Holds for languages such as Russian, whose `one` has many numbers, and for any `few` and `many`;
/// not for a category that is one number beside 0.
struct PluralDropsNumberCheck: CatalogCheck {
  let rule = Rule(
    name: "plural-drops-number", fault: "P-2", title: "Plural form without its number",
    severity: .error, locales: .pluralRanges)

  func findings(in entry: CheckedEntry) -> [CatalogFinding] {
    guard let localization = entry.localization else { return [] }
    return PluralSet.all(in: localization).flatMap { findings(in: $0, localization, entry) }
  }

  private func findings(
    in set: PluralSet, _ localization: Localization, _ entry: CheckedEntry
  ) -> [CatalogFinding] {
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
          "“\(category)” is for \(examples) and more, and the form does not show the number",
          fix: "Put the number into the form, as “other” has it."))
    }
  }

  private func takes(_ number: Int, at path: LeafPath, _ entry: CheckedEntry) -> Bool {
    entry.arguments.contains { leaf in
      leaf.path == path && leaf.arguments.contains { $0.number == number }
    }
  }
}

/// A plural without `other`, which every language needs. Holds for every locale.
struct PluralOtherMissingCheck: PluralCheck {
  let rule = Rule(
    name: "plural-other-missing", fault: "P-4", title: "Plural without “other”", severity: .error,
    locales: .every)

  func fault(of set: PluralSet, in entry: CheckedEntry) -> CatalogFault? {
    guard !set.names.contains(VariantName.other) else { return nil }
    return CatalogFault(
      "the plural has no “other”, so nothing is shown for some numbers", fix: "Add “other”.")
  }
}

/// A form that no number of the language comes to.
///
/// Holds for every locale; `zero` is not counted, since 0 always chooses it.
struct PluralCategoryUnusedCheck: PluralCheck {
  let rule = Rule(
    name: "plural-category-unused", fault: "P-4", title: "Plural category unused", severity: .info,
    locales: .missingPlurals)

  func fault(of set: PluralSet, in entry: CheckedEntry) -> CatalogFault? {
    let known = entry.locale.categories
    let unused = set.names.filter {
      $0 != "zero" && VariantName.pluralCategories.contains($0) && !known.contains($0)
    }
    guard !unused.isEmpty else { return nil }
    return CatalogFault(
      "\(entry.locale.tag) has no “\(unused.joined(separator: "”, “"))”: the form is never shown",
      fix: "Delete the form.")
  }
}

/// All forms are the same text, in a language in which they differ.
///
/// Holds for Arabic and for Slavic languages, where the noun behind a number changes; not for
/// abbreviations, which do not.
struct PluralFormsIdenticalCheck: PluralCheck {
  let rule = Rule(
    name: "plural-forms-identical", fault: "P-4", title: "Plural forms are all the same",
    severity: .info, locales: .languages(PluralFormsIdenticalCheck.languages))

  private static let languages = ["ar", "ru", "uk", "be", "pl", "cs", "sk", "sl"]

  func fault(of set: PluralSet, in entry: CheckedEntry) -> CatalogFault? {
    guard Self.languages.contains(entry.locale.language), sourceFormsDiffer(entry) else {
      return nil
    }
    let texts = set.texts(in: entry).map(\.text)
    guard let first = texts.first, texts.count > 2,
      texts.allSatisfy({ $0.value == first.value }), Self.hasWholeWord(first)
    else { return nil }
    return CatalogFault(
      "all \(texts.count) forms are the same, and in \(entry.locale.tag) they differ",
      fix: "Write each form for the numbers it stands for.")
  }

  private func sourceFormsDiffer(_ entry: CheckedEntry) -> Bool {
    entry.source.texts.contains { $0.path.pluralCategory != nil }
      && Set(entry.source.texts.map(\.scalars)).count > 1
  }

  /// Whether a word of five letters or more stands beside the number.
  private static func hasWholeWord(_ text: CheckedText) -> Bool {
    let words = text.scalars.split(whereSeparator: CheckedText.isSpace)
    return zip(words, words.dropFirst()).contains { number, word in
      number.last == CheckedText.argument && word.count >= 5 && word.last != 0x2E
    }
  }
}
