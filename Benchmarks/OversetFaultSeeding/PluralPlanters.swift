import OversetCatalogs
import OversetChecks
import OversetUnicode

extension Planter {
  /// Faults of plural forms.
  static let pluralPlanters: [Planter] = [
    Planter(.pluralCategoryMissing) { site in
      guard !InvariantNouns.languages.contains(site.language) else { return nil }
      return removal(from: site) { name, numbers in name != "other" && !numbers.small.isEmpty }
    },
    Planter(.pluralFormsMissing) { site in
      let languages: Set = [
        "ar", "be", "bs", "cs", "hr", "lt", "lv", "pl", "ru", "sk", "sl", "sr", "uk",
      ]
      guard languages.contains(site.language), let choice = PluralChoice(site),
        choice.variant.isEmpty, let other = choice["other"]?.content.unit?.value,
        countsWord(other),
        let source = PluralChoice(
          PlantSite(site.entry, locale: site.entry.sourceLanguage, index: site.index)),
        Set(source.cases.compactMap { $0.content.unit?.value }).count > 1
      else { return nil }
      return Plant(site.with(other), twin: choice.reversed)
    },
    Planter(.pluralOtherMissing) { site in
      // In some languages only fractions come to it.
      removal(from: site) { name, numbers in
        name == "other" && (!numbers.small.isEmpty || numbers.hasMillion)
      }
    },
    Planter(.pluralDropsNumber) { site in
      guard let choice = PluralChoice(site),
        let other = choice["other"]?.content.unit?.value, arguments(of: other).count == 1
      else { return nil }
      for form in choice.cases where form.name != "other" {
        guard choice.numbers(of: form.name).small.count > 1, let unit = form.content.unit,
          let argument = arguments(of: unit.value).first, arguments(of: unit.value).count == 1
        else { continue }
        let text = unit.value.replacing(argument.text, with: "")
        guard PlantSite.hasLetter(text) else { continue }
        return Plant(
          choice.entry(choice.replacing(form.name, with: text)), twin: choice.reversed,
          variant: choice.variant(form.name))
      }
      return nil
    },
    Planter(.unpluralisedCount) { site in
      guard site.isLatin, !KeyText.isOfPluralForm(site.entry.key), let text = site.text,
        let source = site.source,
        PluralRules(locale: site.locale).categories.count > 1, !text.contains("%"),
        !text.contains("("),
        !source.contains("%"), PlantSite.hasLetter(text), source.last?.isLetter == true,
        site.isSource || text != source
      else { return nil }
      func counting(_ words: String) -> CatalogEntry {
        site.isSource
          ? site.with("\(words): \(text)")
          : site.with("\(words): \(text)", source: "\(words): \(source)")
      }
      return Plant(counting("%lld boat(s)"), twin: counting("%lld boat (s)"))
    },
  ]

  /// A plural without one of its forms, beside one whose forms stand in another order.
  private static func removal(
    from site: PlantSite, where isMeant: (String, PluralChoice.Numbers) -> Bool
  ) -> Plant? {
    guard let choice = PluralChoice(site), choice.cases.count > 1,
      let form = choice.cases.first(where: { isMeant($0.name, choice.numbers(of: $0.name)) })
    else { return nil }
    return Plant(
      choice.entry(choice.cases.filter { $0.name != form.name }), twin: choice.reversed,
      variant: choice.variant)
  }

  private static func arguments(of text: String) -> [FormatPiece] {
    FormatString.parse(text).filter { $0.kind != .literal && $0.kind != .percent }
  }

  /// Whether a number stands before a word of five letters or more.
  private static func countsWord(_ text: String) -> Bool {
    let pieces = FormatString.parse(text)
    return zip(pieces, pieces.dropFirst()).contains { number, words in
      guard number.kind != .literal, words.kind == .literal, words.text.hasPrefix(" ") else {
        return false
      }
      let word = words.text.dropFirst().prefix { !$0.isWhitespace }
      return word.count >= 5 && word.allSatisfy(\.isLetter)
    }
  }
}
