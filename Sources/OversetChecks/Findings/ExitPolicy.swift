package import OversetConfig
package import OversetVocabulary

/// How a command ends, out of what it found: the gravest wins.
package struct ExitPolicy: Sendable, Equatable {
  /// Which findings fail.
  package let failure: FailurePolicy

  /// Ends by what `failure` lets fail.
  package init(_ failure: FailurePolicy) { self.failure = failure }

  /// The exit code of a command that found `findings`, left `stale` suppressions unused, and has `others`
  /// to end with beside them.
  package func status(
    findings: some Sequence<Finding>, stale: [Suppression], others: [ExitStatus] = []
  ) -> ExitStatus {
    let isFailure = findings.contains(where: failure.fails) || failure.strict && !stale.isEmpty
    return (others + [isFailure ? .findings : .clean]).max() ?? .clean
  }
}
