import OversetUnicode
import OversetVocabulary

/// What tools call the forms of a text that depend on a number.
package enum PluralForms {
  private static let categories: Set<String> = ["zero", "one", "two", "few", "many", "other"]

  /// Whether a word is a category of CLDR.
  package static func isCategory(_ word: String) -> Bool { categories.contains(word) }

  /// The categories of so many forms of a language, in order, where a tool numbers them; nil for one form, and where it
  /// has another number than the language.
  ///
  /// Tools of gettext's kind have no form for fractions, for which some languages alone use `other`.
  package static func names(of count: Int, in locale: String) -> [String]? {
    guard count > 1, let tag = LocaleTag(locale) else { return nil }
    let names = PluralRules(locale: tag).categories.map(\.rawValue)
    if names.count == count { return names }
    return names.count == count + 1 ? Array(names.dropLast()) : nil
  }
}
