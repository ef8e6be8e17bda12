package import OversetChecks
package import OversetText
package import OversetVocabulary

/// What a proposed text comes to: what a check would find if a catalog had it.
package struct ProposalOutcome: Sendable {
  /// What can be said of a text, the gravest last.
  package enum Verdict: String, CaseIterable, Sendable {
    /// It has its room wherever it was laid out.
    case fits
    /// It may not fit: need and room differ by no more than the margin of error.
    case atRisk = "at risk"
    /// Some of it is not shown, or a word of it is divided.
    case truncated
    /// Nothing is said of its room.
    case notChecked = "not checked"
  }

  /// The room of a text in one cell.
  package struct Room: Sendable {
    /// The slot.
    package let slot: String
    /// The token of the device.
    package let device: String
    /// The user's text size.
    package let typeSize: TypeSize
    /// Whether the user has Bold Text on.
    package let legibilityWeight: LegibilityWeight
    /// The need against the room.
    package let fit: Fit

    /// What is left of the room, in points; negative where the text is too long.
    package var left: Double { fit.available - fit.needed }
  }

  /// What was found about the text in its slots, then what rules about catalogs found; accepted findings, too.
  package internal(set) var findings: [Finding] = []
  /// Where the text is tightest; nil where it was laid out nowhere, and where it gets as many lines as it needs.
  package internal(set) var tightest: Room?
  /// Why nothing is said of its room, in one sentence without a full stop; nil where something is.
  package internal(set) var reason: String?
  /// In how many layouts it was judged.
  package internal(set) var layoutCount = 0

  /// Of which nothing is known.
  init(reason: String? = nil) { self.reason = reason }

  /// The findings of layouts.
  package var layoutFindings: [Finding] { findings.filter { $0.catalogText?.slot != nil } }

  /// What the layouts come to.
  package var verdict: Verdict {
    let found = Self.verdict(of: layoutFindings)
    return found == .fits && reason != nil ? .notChecked : found
  }

  /// What findings about a text that was laid out come to.
  package static func verdict(of findings: [Finding]) -> Verdict {
    let rules = Set(findings.map(\.ruleID))
    if !rules.isDisjoint(with: cutting) { return .truncated }
    return rules.contains(.textAtRisk) ? .atRisk : .fits
  }

  /// The gravest finding: by what fails, by severity, and by how much the text is over its room; of equals the first.
  package func worst(_ policy: FailurePolicy) -> Finding? { Self.gravest(findings, policy) }

  /// The gravest of some findings.
  package static func gravest(_ findings: [Finding], _ policy: FailurePolicy) -> Finding? {
    var gravest: (finding: Finding, gravity: Gravity)?
    for finding in findings {
      let own = gravity(finding, policy)
      if let gravest, gravest.gravity >= own { continue }
      gravest = (finding, own)
    }
    return gravest?.finding
  }

  private static func gravity(_ finding: Finding, _ policy: FailurePolicy) -> Gravity {
    Gravity(
      fails: policy.fails(finding) ? 1 : 0, severity: finding.severity,
      isLayout: finding.catalogText?.slot == nil ? 0 : 1,
      excess: finding.evidence.fit?.percentOver ?? -.infinity)
  }

  private struct Gravity: Comparable {
    let fails: Int
    let severity: Severity
    let isLayout: Int
    let excess: Double

    static func < (left: Gravity, right: Gravity) -> Bool {
      if left.fails != right.fails { return left.fails < right.fails }
      if left.severity != right.severity { return left.severity < right.severity }
      return (left.isLayout, left.excess) < (right.isLayout, right.excess)
    }
  }

  /// The rules by which some of a text is not shown as it is.
  private static let cutting: Set<RuleID> = [
    .textTruncated, .controlTitleTruncated, .textCutByHeight, .wordBroken,
  ]

  /// Takes in what came of the same text in another table.
  mutating func formUnion(_ other: ProposalOutcome) {
    findings += other.findings
    layoutCount += other.layoutCount
    if let room = other.tightest, tightest.map({ room.left < $0.left }) ?? true { tightest = room }
    // One place where it is judged is enough for a verdict.
    reason = reason == nil || other.reason == nil ? nil : reason
  }
}
