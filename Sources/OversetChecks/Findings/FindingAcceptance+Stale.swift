package import OversetConfig

extension FindingAcceptance {
  /// What covered nothing of `findings` although it would have been found, after what has `expired`.
  ///
  /// A suppression is used where it is the first that accepts a finding. The baseline records what there
  /// was, so that an entry counts as long as its finding is there, accepted or not.
  package func stale(
    after findings: some Sequence<Finding>, in scope: AcceptanceScope, expired: [Suppression]
  ) -> [Suppression] {
    guard !(suppressions.isEmpty && baseline.entries.isEmpty) else { return expired }
    let used = Set(findings.compactMap(\.known))
    let unused = suppressions.filter { scope.holds($0) && !used.contains($0) }
    return expired + unused + gone(findings, scope)
  }

  private func gone(_ findings: some Sequence<Finding>, _ scope: AcceptanceScope) -> [Suppression] {
    let asked = baseline.entries.filter(scope.holds)
    guard !asked.isEmpty else { return [] }
    let listed = findings.filter(baseline.lists)
    let found = Dictionary(grouping: listed, by: FindingIdentity.init)
    return asked.filter { found[$0.identity] == nil }.map(baseline.stale)
  }
}
