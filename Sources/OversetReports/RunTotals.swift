import OversetChecks
import OversetConfig
import OversetProject
import OversetRun
import OversetVocabulary

/// How a run ended, in a line: the words of every report that begins or ends with them.
struct RunTotals {
  private var matched = 0
  private var cells = 0
  private var failures = 0
  private var known = 0
  private var warnings = 0
  private var failedStates = 0
  /// What the counts are of.
  private var extent = PlanExtent.plan

  /// The sums of several outcomes, such as those of a test's assertions.
  init(_ outcomes: some Sequence<RunOutcome>) {
    for outcome in outcomes {
      let failures = outcome.failures.count
      let known = outcome.findings.count { $0.known != nil }
      matched += outcome.cells.count - outcome.changedCells.count
      cells += outcome.cells.count
      self.failures += failures
      self.known += known
      warnings += outcome.findings.count - failures - known + outcome.staleSuppressions.count
      failedStates += outcome.failedStates.count
      extent = extent.adding(outcome.extent)
    }
  }

  /// `315 of 315 cells verified; 0 findings, 1 known finding, 0 warnings`.
  var text: PrintedText {
    let findings: PrintedText =
      "\(Wording.count(failures, "finding")), \(Wording.count(known, "known finding")),"
      + " \(Wording.count(warnings, "warning"))"
    return Wording.extent(extent, looked: cells)
      + "\(matched) of \(Wording.count(cells, "cell")) verified; \(findings)"
      + (failedStates == 0 ? "" : "; \(Wording.count(failedStates, "state")) failed")
  }
}
