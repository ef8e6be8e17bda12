package import Foundation
package import OversetConfig
package import OversetText
public import OversetVocabulary

/// A result about the app: what a rule found, of what, where, and what was measured.
///
/// One value for laid-out components, for texts in slots and for catalogs, so that one step accepts
/// findings, one groups them by cause and one says which of them fail.
public struct Finding: Sendable, Equatable {
  /// The rule that found it.
  package var rule: Rule
  /// What it is about.
  package var subject: FindingSubject
  /// The BCP 47 tag of the locale.
  public package(set) var locale: LocaleTag
  /// The token of the device; nil for a finding that is the same on all of them.
  public package(set) var device: String?
  /// The user's text size; nil if there is no device.
  package var typeSize: TypeSize?
  /// Whether the user has Bold Text on; `regular` if there is no device.
  package var legibilityWeight = LegibilityWeight.regular
  /// Where the text is written, or the key where there is no text; nil if no file has it.
  public package(set) var place: SourcePlace?
  /// What was measured.
  package var evidence: FindingEvidence
  /// What is wrong, in one sentence without the place.
  public package(set) var message: String
  /// What to do, in one sentence.
  public package(set) var fix: String
  /// The nearest text of the component, for a finding about something without one.
  package var landmark: FindingLandmark?
  /// Why the view's own code accepts it; nil if it does not.
  package var accepted: String?
  /// Why it is accepted, wherever that is said; nil until ``FindingAcceptance`` has seen it, and where
  /// nothing accepts it.
  package var known: Suppression?

  /// Describes a finding that nothing accepts.
  package init(
    rule: Rule, subject: FindingSubject, locale: LocaleTag, place: SourcePlace? = nil,
    evidence: FindingEvidence = FindingEvidence(), message: String, fix: String
  ) {
    self.rule = rule
    self.subject = subject
    self.locale = locale
    self.place = place
    self.evidence = evidence
    self.message = message
    self.fix = fix
  }

  /// Whether it is an error, a warning or a remark. What rests on a guess, or on a room that is not
  /// wholly known, is no error, and neither is ink of a script whose heights nobody has measured.
  public var severity: Severity {
    let isUnverified = rule.id == .inkClipped && evidence.fit?.confidence == .unverified
    let isGuess = catalogText?.evidence?.isUncertain ?? false || isUnverified
    return isGuess ? min(rule.severity, .warning) : rule.severity
  }

  /// The id of the rule that found it.
  public var ruleID: RuleID { rule.id }

  /// Why the project accepts it: in its code, in Config/checks.yml or in its baseline; nil for a finding that
  /// nothing accepts.
  public var acceptedReason: String? { known?.reason }
}

/// A text by which people find a view that shows none: the first inside of it, or else beside it.
package struct FindingLandmark: Sendable, Equatable, Codable {
  /// The text.
  package let text: String
  /// Where a catalog writes it; nil if none does.
  package let place: SourcePlace?
}

extension Finding {
  /// The text to name beside the finding; nil for one that is about a text itself.
  package var shownLandmark: FindingLandmark? { evidence.text == nil ? landmark : nil }
}

/// What was measured, as values; reports turn them into text.
package struct FindingEvidence: Sendable, Equatable, Codable {
  /// How many lines a text needs, and how many are shown.
  package struct LineCount: Sendable, Equatable, Codable {
    /// How many it needs.
    package let needed: Int
    /// How many are shown.
    package let shown: Int
  }

  /// The node's place on the screen, in points.
  package var frame: CGRect?
  /// The whole text; nil for a finding about something else.
  package var text: String?
  /// What is shown of it; nil if all is.
  package var shown: String?
  /// Its need against the available space; nil if nothing limits it.
  package var fit: Fit?
  /// How many lines it needs, and how many it has; nil if their number is not what is wrong.
  package var lines: LineCount?
  /// The share of its size that it is shrunk to; nil if that is not what is wrong.
  package var scaleFactor: Double?
  /// The code points that no face has.
  package var missing: [UInt32] = []

  /// Nothing measured.
  package init() {}
}
