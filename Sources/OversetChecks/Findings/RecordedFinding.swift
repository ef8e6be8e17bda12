import Foundation
import OversetConfig
import OversetVocabulary

/// What a rule found, as the blob of a shard holds it.
package struct RecordedFinding: Codable, Sendable {
  private let rule: RuleID
  private let subject: FindingSubject
  private let locale: LocaleTag
  private let device: String?
  private let typeSize: TypeSize?
  private let legibilityWeight: LegibilityWeight
  private let place: SourcePlace?
  private let evidence: FindingEvidence
  private let message: String
  private let fix: String
  private let landmark: FindingLandmark?
  private let accepted: String?
  private let known: Suppression?

  /// Records a finding.
  package init(_ finding: Finding) {
    rule = finding.rule.id
    subject = finding.subject
    locale = finding.locale
    device = finding.device
    typeSize = finding.typeSize
    legibilityWeight = finding.legibilityWeight
    place = finding.place
    evidence = finding.evidence
    message = finding.message
    fix = finding.fix
    landmark = finding.landmark
    accepted = finding.accepted
    known = finding.known
  }

  /// What tells it from other findings: 64 hexadecimal digits.
  package var digest: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return Digest.sha256Hex(of: (try? encoder.encode(self)) ?? Data())
  }

  /// The finding; nil if this version has no such rule.
  package var finding: Finding? {
    guard let rule = Rules.rule(rule) else { return nil }
    var finding = Finding(
      rule: rule, subject: subject, locale: locale, place: place, evidence: evidence,
      message: message, fix: fix)
    finding.device = device
    finding.typeSize = typeSize
    finding.legibilityWeight = legibilityWeight
    finding.landmark = landmark
    finding.accepted = accepted
    finding.known = known
    return finding
  }
}
