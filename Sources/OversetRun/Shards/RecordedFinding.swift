import OversetChecks
import OversetVocabulary

/// What a rule found in a cell, as a blob holds it; nobody has accepted it yet.
struct RecordedFinding: Codable {
  private let rule: RuleID
  private let node: NodeSubject
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

  /// A finding about a node of a component; nil for one about a text of a catalog, which no cell has.
  init?(_ finding: Finding) {
    guard let node = finding.node else { return nil }
    rule = finding.rule.id
    self.node = node
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
  }

  /// The finding; nil if this version has no such rule.
  var finding: Finding? {
    guard let rule = Rules.rule(rule) else { return nil }
    var finding = Finding(
      rule: rule, subject: .node(node), locale: locale, place: place, evidence: evidence,
      message: message, fix: fix)
    finding.device = device
    finding.typeSize = typeSize
    finding.legibilityWeight = legibilityWeight
    finding.landmark = landmark
    finding.accepted = accepted
    return finding
  }
}
