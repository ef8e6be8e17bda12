package import OversetVocabulary

/// A fault of a text as its catalog has it, with what was measured.
package struct CatalogFinding: Sendable, Hashable {
  /// The rule that found it.
  package let rule: Rule
  /// The catalog key.
  package let key: String
  /// The BCP 47 tag of the locale.
  package let locale: String
  /// Which variant of the key, such as `plural.few`; empty for a plain text or the whole key.
  package let variant: String
  /// Where it is.
  package let place: SourcePlace
  /// The text as the catalog has it; empty where there is none.
  package let text: String
  /// What is wrong, in one sentence without the place.
  package let message: String
  /// What to do, in one sentence.
  package let fix: String

  /// Describes a finding.
  package init(
    rule: Rule, key: String, locale: String, variant: String, place: SourcePlace, text: String,
    message: String, fix: String
  ) {
    self.rule = rule
    self.key = key
    self.locale = locale
    self.variant = variant
    self.place = place
    self.text = text
    self.message = message
    self.fix = fix
  }
}
