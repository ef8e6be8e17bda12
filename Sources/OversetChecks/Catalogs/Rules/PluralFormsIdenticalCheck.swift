import OversetCatalogs
package import OversetVocabulary

extension RuleID {
  package static let pluralFormsIdentical = RuleID("plural-forms-identical")
}

/// All forms are the same text, in a language in which they differ.
///
/// Holds for Arabic and for Slavic languages, where the noun behind a number changes; not for
/// abbreviations, which do not.
struct PluralFormsIdenticalCheck: PluralCheck {
  let rule = Rule(
    .pluralFormsIdentical, fault: "P-4", title: "Plural forms are identical",
    looksAt: .catalogEntry, severity: .info,
    locales: .languages(PluralFormsIdenticalCheck.languages),
    example: "six equal forms in Arabic",
    precision: """
      Off: participles and borrowed words do not change, which only a dictionary knows. Judged by two readers: 1 of 6 \
      right.
      """, isOnByDefault: false)

  private static let languages = ["ar", "ru", "uk", "be", "pl", "cs", "sk", "sl"]

  func fault(of set: PluralSet, in entry: CheckedEntry) -> CatalogFault? {
    guard Self.languages.contains(entry.locale.language), entry.source.hasDifferentForms else {
      return nil
    }
    let texts = set.texts.map(\.text)
    guard let first = texts.first, texts.count > 2,
      texts.allSatisfy({ $0.value == first.value }),
      Self.hasWholeWord(first, entry.locale.language == "ar" ? 4 : 5)
    else { return nil }
    return CatalogFault(
      "all \(texts.count) forms are identical, but \(entry.locale.tag) has different forms",
      fix: "Write each form for the numbers that use it.")
  }

  /// Whether a word of so many letters or more stands beside the number. Arabic leaves out short vowels.
  private static func hasWholeWord(_ text: CheckedText, _ length: Int) -> Bool {
    let words = text.scalars.split(whereSeparator: CheckedText.isSpace)
    return zip(words, words.dropFirst()).contains { number, word in
      number.last == CheckedText.argument && word.count >= length && word.last != 0x2E
    }
  }
}
