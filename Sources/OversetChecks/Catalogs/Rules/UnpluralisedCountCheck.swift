import OversetCatalogs
package import OversetVocabulary

extension RuleID {
  package static let unpluralisedCount = RuleID("unpluralised-count")
}

/// A count that has one form: “1 items”, or “item(s)”.
///
/// Holds for every locale whose language has more than one category. Beyond doubt are “(s)” behind a
/// letter and, where the source is English, one whole number before a word in the plural. Turkish and
/// its like leave the noun as it is behind a number, and so does everyone with units: such translations
/// are not looked at, and neither are keys beside which another is for one.
struct UnpluralisedCountCheck: CatalogTextCheck {
  let rule = Rule(
    .unpluralisedCount, fault: "P-3", title: "Count without plural forms", looksAt: .catalogText,
    severity: .warning, locales: .severalPlurals,
    example: "“%lld items” without forms",
    precision: "English plurals by their spelling; “(s)” anywhere.")

  func fault(of text: CheckedText, in entry: CheckedEntry) -> CatalogFault? {
    guard entry.source.isKnown, text.path == .root, entry.locale.categories.count > 1,
      entry.localization?.substitutions.isEmpty != false
    else { return nil }
    // “a(z)” is the Hungarian article.
    if entry.locale.language != "hu", let ending = Self.bracketedEnding(of: text),
      Self.genders[entry.locale.language]?.contains(ending) != true, Self.takesNumber(text),
      !KeyText.isOfPluralForm(entry.entry.key)
    {
      return CatalogFault(
        "“(\(ending))” combines two forms of the word",
        fix: "Add plural forms to the key, one for each category of the language.")
    }
    guard entry.entry.sourceLanguage.language == "en", entry.source.texts.count == 1,
      EnglishPlural.follows(anInteger: entry.source.main),
      !Self.isLimit(entry.source.main), !Self.isChoice(entry.source.main),
      Self.takesOneInteger(entry.source.arguments.first),
      Self.takesNumber(text), !KeyText.isOfPluralForm(entry.entry.key),
      !entry.source.countsOfOne.contains(key: entry.entry.key, source: entry.source.main),
      text.value == entry.source.main.value
        || !(InvariantNouns.languages.contains(entry.locale.language) || Self.isAbbreviated(text)
          || Self.isInvariant(text, in: entry.locale))
    else { return nil }
    return CatalogFault(
      "there is one form for all numbers, so 1 reads like 2",
      fix: "Add plural forms to the key, one for each category of the language.")
  }

  /// Endings that make the feminine or masculine form of the same number: French “sûr(e)”.
  private static let genders: [String: Set<String>] = [
    "fr": ["e"], "es": ["a", "o"], "pt": ["a", "o"], "ca": ["a"], "gl": ["a", "o"],
    "de": ["in", "r"],
  ]

  /// Whether what stands behind the number is a unit or an abbreviation, which has one form.
  private static func isAbbreviated(_ text: CheckedText) -> Bool {
    guard let number = text.scalars.firstIndex(of: CheckedText.argument) else { return false }
    let word = text.scalars[(number + 1)...].drop(while: CheckedText.isSpace)
      .prefix { !CheckedText.isSpace($0) }
    let letters = word.prefix { CheckedText.isLatin($0) || $0 >= 0xAA }
    return letters.count <= 3 || word.dropFirst(letters.count).first == 0x2E && word.count < 6
  }

  /// Whether the number is a limit, as in “no longer than %d characters”: code gives it, and it is seldom 1.
  private static func isLimit(_ text: CheckedText) -> Bool {
    guard let number = text.scalars.firstIndex(of: CheckedText.argument) else { return false }
    let before = text.scalars[..<number].string.lowercased().split { $0 == " " || $0 == "(" }
    let behind = text.scalars[number...].string.lowercased()
    return before.last.map { limits.contains($0) } ?? false
      || limitPhrases.contains(Array(before.suffix(2)))
      || [" or more", " or fewer", " or less", " minimum", " maximum"].contains {
        behind.contains($0)
      }
  }

  /// Whether a duration stands alone, as in “%d days” and “After %d minutes”: a choice of settings, whose
  /// smallest has a key of its own. Hours and less are also times that pass.
  private static func isChoice(_ text: CheckedText) -> Bool {
    let words = text.scalars.string.lowercased().split(separator: " ")
    guard let unit = words.last, durations.contains(unit) else { return false }
    return words.count == 2 && !["seconds", "minutes", "hours"].contains(unit)
      || words.count == 3 && ["after", "for", "every"].contains(words[0])
  }

  private static let durations: Set<Substring> = [
    "seconds", "minutes", "hours", "days", "weeks", "months", "years",
  ]

  private static let limits: Set<Substring> = [
    "than", "least", "most", "maximum", "minimum", "max", "max.", "min", "min.", "all",
  ]

  private static let limitPhrases: Set<[Substring]> = [
    ["up", "to"], ["maximum", "of"], ["minimum", "of"],
  ]

  /// Whether the noun behind the number has one form: German “Ordner” and “Zeichen”.
  private static func isInvariant(_ text: CheckedText, in locale: CheckedLocale) -> Bool {
    guard locale.language == "de", let word = wordBehindNumber(text) else { return false }
    return invariant.contains(word.lowercased()) || word.hasSuffix("chen")
  }

  /// German nouns of apps with one form; many others in “-er” are plurals, such as “Bilder”.
  private static let invariant: Set<String> = [
    "artikel", "benutzer", "empfänger", "fehler", "finger", "kilometer", "meter", "nutzer",
    "ordner", "spieler",
    "teilnehmer", "titel", "treffer",
  ]

  private static func wordBehindNumber(_ text: CheckedText) -> String? {
    guard let number = text.scalars.firstIndex(of: CheckedText.argument) else { return nil }
    let word = text.scalars[(number + 1)...].drop(while: CheckedText.isSpace)
      .prefix { CheckedText.isLatin($0) || $0 >= 0xC0 && $0 != CheckedText.argument }
    return word.isEmpty ? nil : word.string
  }

  private static func takesOneInteger(_ leaf: LeafArguments?) -> Bool {
    guard let leaf else { return false }
    return leaf.arguments.count(where: CountedWord.isInteger) == 1
  }

  private static func takesNumber(_ text: CheckedText) -> Bool {
    text.arguments.contains(where: CountedWord.isInteger)
  }

  /// `s` of `item(s)`: up to three letters in brackets right behind a letter.
  private static func bracketedEnding(of text: CheckedText) -> String? {
    let scalars = text.scalars
    for start in scalars.indices.dropFirst()
    where scalars[start] == 0x28 && CountedWord.isLetter(scalars[start - 1]) {
      let ending = scalars[(start + 1)...].prefix { CountedWord.isLetter($0) }
      if (1...3).contains(ending.count), ending.endIndex < scalars.endIndex,
        scalars[ending.endIndex] == 0x29
      {
        return ending.string
      }
    }
    return nil
  }
}
