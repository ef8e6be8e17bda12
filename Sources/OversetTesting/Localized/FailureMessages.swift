import OversetReports
public import OversetRun
import OversetVocabulary

extension RunOutcome {
  /// What an assertion would report: one message for each cause, findings before snapshots. Empty if the
  /// run is clean.
  public var failureMessages: [String] { RunIssues(self).all.map(\.message.string) }
}
