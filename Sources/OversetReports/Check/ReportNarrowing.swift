import OversetChecks
package import OversetVocabulary

/// Which causes a report shows. What is left out is counted all the same, and decides the exit code.
package struct ReportNarrowing: Sendable {
  /// The rules; empty means all.
  package var rules: Set<RuleID> = []
  /// The mildest severity.
  package var severity = Severity.info
  /// Patterns of keys (`Wildcards`), one of which must hold; empty means all.
  package var keys: [String] = []
  /// Whether accepted findings are left out, and not even counted.
  package var isOnlyNew = false
  /// Whether only the tables of rules are shown.
  package var isSummary = false
  /// Whether each site is shown.
  package var isVerbose = false
  /// How many causes are listed; nil means ten, or fifty of some that were chosen, or with each site all.
  package var limit: Int?

  /// Everything.
  package init() {}

  /// Whether some causes are left out.
  var isChoosing: Bool { !rules.isEmpty || severity > .info || !keys.isEmpty }

  /// How many causes are listed.
  var listLimit: Int { limit ?? (isVerbose ? .max : isChoosing ? 50 : 10) }

  /// Whether a cause is shown.
  func shows(_ tally: CauseTally, of causes: CheckCauses) -> Bool {
    guard isChoosing || isOnlyNew else { return true }
    return tally.severity >= severity && (rules.isEmpty || rules.contains(causes.rule(tally).id))
      && (keys.isEmpty || keys.contains { Wildcards.matches(causes.key(tally), $0) })
      && !(isOnlyNew && tally.isKnown)
  }
}
