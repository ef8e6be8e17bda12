import ArgumentParser
import Foundation
import OversetReports
import OversetRun
import OversetSnapshots
import OversetVocabulary

/// `overset upgrade`
struct UpgradeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "upgrade",
    abstract:
      "Records pictures anew after a release that draws otherwise, where their texts stand.",
    discussion: """
      A text snapshot says where everything stands. One that differs is a change of the layout, not \
      of the drawing: it is reported and nothing of it is recorded, as is a picture that differs though \
      this renderer drew it. Exit code 0: every text stands, and no such picture was found. \
      For the snapshots of tests: SNAPSHOT_TESTING_RECORD=upgrade swift test.
      """)

  @OptionGroup var project: ProjectOptions
  @OptionGroup var jobs: JobOptions

  func run() async throws {
    let outcome: RunOutcome
    do throws(Diagnostic) {
      outcome = try await self.outcome()
    } catch {
      throw CommandExit.report(error)
    }
    let report = UpgradeReport(outcome)
    Output.write(Data(report.text.utf8))
    if !report.isComplete { throw ExitCode(max(outcome.exitCode, 1)) }
  }

  private func outcome() async throws(Diagnostic) -> RunOutcome {
    guard !ContinuousIntegration.isOn else {
      throw Diagnostic(
        .usage, problem: "CI is set, where no reference is ever written",
        remedy: "upgrade on a developer's machine")
    }
    let project = try project.project(readsCatalogs: true)
    var run = MatrixRun(project: project, components: await ComponentSource.current)
    run.upgradesPictures = true
    run.jobs = jobs.count
    let line = ProgressLine()
    defer { line.end() }
    return try await run.outcome { line.show($0) }
  }
}
