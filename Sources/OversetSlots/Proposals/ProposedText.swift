package import OversetVocabulary

/// A text that somebody proposes for a key in a locale, before a catalog has it.
package struct ProposedText: Hashable, Sendable {
  /// The key.
  package var key: String
  /// The locale.
  package var locale: LocaleTag
  /// The text, with its format specifiers.
  package var text: String
  /// The source text of a key that no catalog has; nil where a catalog says it.
  package var source: String?
  /// The file that the key is meant in, as reports call it, or the end of its path; nil for each that has it.
  package var file: String?
  /// Which plural form it is: a category, or the way to the text, such as `substitutions.boats.plural.few`; nil for a
  /// text without forms.
  package var plural: String?
  /// The name of the slot in which it is judged; nil for where the app draws the key.
  package var slot: String?

  /// A text without further particulars.
  package init(key: String, locale: LocaleTag, text: String) {
    self.key = key
    self.locale = locale
    self.text = text
  }
}
