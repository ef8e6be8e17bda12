import OversetCatalogs
package import OversetVocabulary

extension RuleID {
  package static let pluralFormsMissing = RuleID("plural-forms-missing")
}

/// A translation with one text for all numbers, although the source has plural forms, in a language whose nouns
/// change after a number.
///
/// Holds for Arabic and for Slavic and Baltic languages. A word has to follow the number: “Items: %lld” needs
/// no forms, nor do abbreviations.
struct PluralFormsMissingCheck: CatalogTextCheck {
  let rule = Rule(
    .pluralFormsMissing, fault: "P-1", title: "Plural forms are missing", looksAt: .catalogText,
    severity: .warning, locales: .languages(PluralFormsMissingCheck.languages),
    example: "Russian “%lld непрочитанных” for English `one` and `other`",
    precision: "Languages whose nouns change after a number; only a word right behind it.")

  static let languages = [
    "ar", "be", "bs", "cs", "hr", "lt", "lv", "pl", "ru", "sk", "sl", "sr", "uk",
  ]

  func fault(of text: CheckedText, in entry: CheckedEntry) -> CatalogFault? {
    guard entry.source.hasDifferentForms, text.path == .root, entry.isTranslation,
      Self.languages.contains(entry.locale.language),
      entry.localization?.substitutions.isEmpty != false,
      CountedWord.follows(anInteger: text), !entry.source.hasText(text.value),
      text.value != entry.entry.key
    else { return nil }
    return CatalogFault(
      "there is one form for all numbers, but the source and \(entry.locale.tag) have several",
      fix: "Add plural forms to the key, one for each category of the language.")
  }
}

/// The word behind a number.
enum CountedWord {
  /// Whether a word of four letters or more stands right behind an integer; an abbreviation does not change.
  static func follows(anInteger text: CheckedText) -> Bool {
    var argument = 0
    for index in text.scalars.indices where text.scalars[index] == CheckedText.argument {
      defer { argument += 1 }
      guard text.arguments.indices.contains(argument), isInteger(text.arguments[argument]) else {
        continue
      }
      let rest = text.scalars[(index + 1)...]
      guard let space = rest.first, space == 0x20 || space == 0xA0 || space == 0x202F else {
        continue
      }
      let word = rest.dropFirst().prefix { isLetter($0) }
      let next = word.endIndex < rest.endIndex ? rest[word.endIndex] : 0x20
      if word.count > 3, next != 0x2E || word.count > 5 { return true }
    }
    return false
  }

  /// Whether a specifier takes a whole number.
  static func isInteger(_ argument: TakenArgument) -> Bool {
    argument.specifier.kind == .integer || argument.specifier.kind == .unsigned
  }

  /// Letters of alphabets that have plurals: Latin, Greek, Cyrillic, Hebrew and Arabic.
  static func isLetter(_ scalar: UInt32) -> Bool {
    CheckedText.isLatin(scalar)
      || (0xC0..<0x530).contains(scalar) && scalar != 0xD7 && scalar != 0xF7
      || (0x5D0...0x5EA).contains(scalar) || (0x620...0x6D3).contains(scalar) && scalar != 0x66A
  }
}
