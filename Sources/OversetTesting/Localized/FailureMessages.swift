import OversetReports
public import OversetRun

extension RunOutcome {
  /// What an assertion reports: one message for each cause, findings first, then snapshots. Empty for a run
  /// that is clean.
  public var failureMessages: [String] { RunIssues(self).all.map(\.message) }
}
