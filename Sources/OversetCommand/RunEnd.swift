import Foundation
import OversetReports
import OversetRun
import OversetSnapshots
import OversetVocabulary

/// The end of a run, on one machine or put together: the reports, the list of what was verified, the exit code.
struct RunEnd {
  let outcome: RunOutcome
  let writer: FindingReportWriter
  let format: ReportFormat
  /// The project's folder.
  let project: URL
  /// The pictures that are written after the report; nil where all are there.
  var postponed: PostponedArtefacts?

  /// Tells what came of the run.
  ///
  /// - Parameter errors: What else could not be written.
  /// - Throws: `ExitCode`, unless the run was clean.
  func tell(after errors: [Diagnostic] = []) throws {
    switch format {
    case .text where writer.replacesText: break
    case .text: Output.write(RunTextReport(outcome).text)
    case .json: Output.write(try JSONReport.data(of: outcome))
    }
    let unwritten = try writer.write { FindingReport(outcome, $0) }
    // The report is printed even if the lists that the run keeps cannot be written.
    try CommandExit.end(
      outcome.exitStatus, after: outcome.errors + unwritten + errors + keepManifest())
  }

  /// Keeps the names of what was verified, from which `overset prune` knows what is obsolete. Those of
  /// a narrowed run or of a shard join the ones of the last whole run; before one they say nothing. Returns why
  /// they could not be kept.
  private func keepManifest() -> [Diagnostic] {
    do throws(Diagnostic) {
      let store = ManifestStore(.ofProject(in: project))
      let manifest = outcome.manifest(producer: MatrixRun.producer)
      if manifest.isWhole { try store?.keep(manifest) } else { try store?.join(manifest) }
      return []
    } catch {
      return [error]
    }
  }
}
