import OversetVocabulary

/// Which findings fail a run, a check, or an assertion: one meaning of `strict` for all of them.
package struct FailurePolicy: Sendable, Equatable {
  /// Whether warnings and stale suppressions fail as errors do.
  package let strict: Bool

  /// Lets errors fail, and with `strict` warnings too.
  package init(strict: Bool) { self.strict = strict }

  /// Whether a finding fails: what is accepted never does.
  package func fails(_ finding: Finding) -> Bool {
    finding.known == nil && finding.severity >= (strict ? .warning : .error)
  }

  /// Whether findings of one cause fail.
  package func fails(_ cause: FindingCause) -> Bool { fails(cause.gravest) }
}
