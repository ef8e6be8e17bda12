import OversetReports
import OversetSlots
import OversetVocabulary

/// The end of a check, on one machine or put together: the reports, the exit code.
struct CheckEnd {
  let record: CheckRecord
  let writer: FindingReportWriter
  let report: CheckReportOptions
  let narrowing: ReportNarrowing

  /// Tells what came of the check.
  ///
  /// - Parameter errors: What else could not be written.
  /// - Throws: `ExitCode`, unless the check was clean.
  func tell(after errors: [Diagnostic] = []) throws {
    let outcome = record.outcome
    Output.errors(outcome.errors)
    var buffer = OutputBuffer()
    switch report.format {
    case .text where writer.replacesText: break
    case .text:
      SlotTextReport(
        outcome, narrowing: narrowing, style: report.colour.style, paths: record.paths,
        selection: record.selection
      ).write { buffer.write($0) }
    case .json: try JSONReport.write(outcome) { buffer.write($0) }
    }
    buffer.flush()
    let unwritten = try writer.write { FindingReport(outcome, $0) }
    try CommandExit.end(
      outcome.exitStatus, after: [outcome.emptiness].compactMap(\.self) + unwritten + errors)
  }
}
