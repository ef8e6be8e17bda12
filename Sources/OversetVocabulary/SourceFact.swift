/// Something that an app's source says and that matters to its translations, as it was found in the syntax.
///
/// Facts are plain values, so that rules judge them without the syntax.
package struct SourceFact: Hashable, Sendable {
  /// What is said.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Words that are shown and never looked up.
    case unlocalizedText
    /// A lookup of a key that no catalog has.
    case missingKey
    /// A key that the source never mentions.
    case unusedKey
    /// A shown text whose case changes by the rules of no locale.
    case caseChange
    /// A shown text with numbers that is formatted for no locale.
    case localelessFormat
    /// A sentence that is put together from localized texts.
    case joinedText
    /// A choice between singular and plural by comparing a number with one.
    case pluralChoice
    /// A left or right side where leading or trailing is meant.
    case fixedSide
    /// A direction that is the same in all languages.
    case fixedDirection
    /// A symbol that points to the same side in all languages.
    case fixedSymbol
    /// A shown date with the order of one language.
    case fixedDateFormat
    /// A shown number that is not written for the user's locale.
    case plainNumber
  }

  /// A comment that asks to leave out a rule's findings here.
  package struct Ignore: Hashable, Sendable {
    /// The rule's name.
    package let rule: String
    /// Why, in the words of the comment; empty for no words.
    package let reason: String
    /// Where the comment stands.
    package let place: SourcePlace

    package init(rule: String, reason: String, place: SourcePlace) {
      self.rule = rule
      self.reason = reason
      self.place = place
    }
  }

  /// The detail of a format that writes whole numbers alone.
  package static let wholeNumbers = "whole numbers"

  /// What is said.
  package var kind: Kind
  /// Where; nil for a key that the source mentions nowhere.
  package var place: SourcePlace?
  /// The words of the source, cut to some 80 characters.
  package var evidence: String
  /// What the rule needs beside: what draws the text, the name of the symbol, the date format.
  package var detail: String
  /// The key, where the fact is about one.
  package var key: String?
  /// The table of the key, where one is known.
  package var table: String?
  /// The comments at the place that ask to leave out findings.
  package var ignores: [Ignore] = []

  package init(
    _ kind: Kind, at place: SourcePlace?, evidence: String, detail: String = "",
    key: String? = nil, table: String? = nil
  ) {
    self.kind = kind
    self.place = place
    self.evidence = evidence
    self.detail = detail
    self.key = key
    self.table = table
  }
}
