import Foundation
import OversetProject
import OversetReports
import OversetRun
import OversetSnapshots
import OversetVocabulary

/// The end of tests that several processes have shared: the reports, the lists of what was verified, the exit code.
struct TestsEnd {
  let assertions: [AssertedRecord]
  let manifests: [RecordedManifest]
  let writer: FindingReportWriter
  let format: ReportFormat
  /// The project's folder.
  let project: URL

  /// Tells what came of the assertions.
  ///
  /// - Parameter errors: What else could not be written.
  /// - Throws: `ExitCode`, unless all of them were clean.
  func tell(after errors: [Diagnostic] = []) throws {
    let asserted = assertions.map { FindingReport.Asserted($0.record.outcome, at: $0.place) }
    switch format {
    case .text where writer.replacesText: break
    case .text: Output.write(AssertionTextReport(asserted).text)
    case .json: Output.write(try JSONReport.data(of: asserted))
    }
    let unwritten = try writer.write { FindingReport(asserted, $0) }
    try CommandExit.end(
      asserted.map(\.outcome.exitStatus).max() ?? .clean,
      after: asserted.flatMap(\.outcome.errors) + unwritten + errors + keepManifests())
  }

  /// Keeps the names of what was verified, as the tests of one process would have. Returns why they could not be kept.
  private func keepManifests() -> [Diagnostic] {
    manifests.compactMap { recorded in
      let store: SnapshotStore =
        recorded.isBesideTests ? .ofTests(in: project) : .ofProject(in: project)
      do throws(Diagnostic) {
        try ManifestStore(store)?.keep(recorded.manifest)
        return nil
      } catch {
        return error
      }
    }
  }
}
