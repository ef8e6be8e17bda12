import ArgumentParser
import OversetReports
import OversetRun
import OversetSnapshots
import OversetVocabulary

/// `overset upgrade`
struct UpgradeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "upgrade",
    abstract:
      "Re-records pictures after a renderer change, if the layout text is unchanged.",
    discussion: """
      A text snapshot describes the layout. If it differs, the layout has changed, not only the drawing: \
      this is reported, and neither text nor picture is recorded. The same applies to a picture that differs \
      although this renderer drew it. Exit code 0: all texts match, and there is no such picture. \
      For the snapshots of tests: SNAPSHOT_TESTING_RECORD=upgrade swift test.
      """)

  @OptionGroup var project: ProjectOptions
  @OptionGroup var version: VersionOptions
  @OptionGroup var day: DayOptions
  @OptionGroup var jobs: JobOptions

  func run() async throws {
    let outcome: RunOutcome
    do throws(Diagnostic) {
      outcome = try await self.outcome()
    } catch {
      throw CommandExit.report(error)
    }
    let report = UpgradeReport(outcome)
    Output.write(report.text)
    try CommandExit.end(
      report.isComplete ? .clean : max(outcome.exitStatus, .findings), after: outcome.errors)
  }

  private func outcome() async throws(Diagnostic) -> RunOutcome {
    guard !ContinuousIntegration.isOn else {
      throw Diagnostic(
        .usage, problem: "`CI` is set, so references are read-only",
        remedy: "upgrade locally")
    }
    let project = try project.project(readsCatalogs: true, version: version.number, today: day.day)
    var run = try await MatrixRun.supervised(in: project)
    run.upgradesPictures = true
    run.jobs = jobs.count
    let line = ProgressLine()
    defer { line.end() }
    return try await run.outcome { line.show($0) }
  }
}
