public import OversetVocabulary
import OversetCatalogs

/// A fault of a text as its catalog has it, with what was measured.
public struct CatalogFinding: Sendable, Hashable {
  /// The rule that found it.
  public let rule: Rule
  /// The catalog key.
  public let key: String
  /// The BCP 47 tag of the locale.
  public let locale: String
  /// Which variant of the key, such as `plural.few`; empty for a plain text or the whole key.
  public let variant: String
  /// Where it is.
  public let place: SourcePlace
  /// The text as the catalog has it; empty where there is none.
  public let text: String
  /// What is wrong, in one sentence without the place.
  public let message: String
  /// What to do, in one sentence.
  public let fix: String

  /// Describes a finding.
  public init(
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
