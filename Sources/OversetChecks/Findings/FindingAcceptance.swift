package import OversetConfig
import OversetVocabulary

/// The step that accepts findings: by the view's own code, by `Config/checks.yml`, by the baseline.
package struct FindingAcceptance: Sendable {
  /// What `Config/checks.yml` accepts, in the file's order.
  package let suppressions: [Suppression]
  /// What the baseline lists.
  package let baseline: FindingBaseline

  private let index: SuppressionIndex

  /// Accepts what `suppressions` cover and what `baseline` lists.
  package init(suppressions: [Suppression], baseline: FindingBaseline) {
    self.suppressions = suppressions
    self.baseline = baseline
    index = SuppressionIndex(suppressions)
  }

  /// Why `finding` is accepted, by the first that accepts it; nil if nothing does.
  package func suppression(of finding: Finding) -> Suppression? {
    if let reason = finding.accepted {
      return Suppression(rule: finding.rule.name, reason: reason)
    }
    return index.first(covering: finding) ?? baseline.suppression(of: finding)
  }

  /// Says of each finding why it is accepted.
  package func accept(_ findings: inout [Finding]) {
    for index in findings.indices { findings[index].known = suppression(of: findings[index]) }
  }
}
