import ArgumentParser
import Foundation
import OversetFiles
import OversetProject
import OversetReports
import OversetRun
import OversetSlots
import OversetSnapshots
import OversetVocabulary

/// `overset baseline`
struct BaselineCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "baseline",
    abstract: "Writes today's findings to Config/baseline.json, so that only new findings fail.",
    discussion: """
      The list omits what Config/checks.yml or a view's code accepts. `overset run` and `overset check` \
      report entries that are no longer found; to remove them, run this command again.
      """)

  @Argument(
    help:
      "Catalogs, or folders that contain catalogs, as for `overset check`. Default: those of the matrix."
  )
  var files: [String] = []

  @OptionGroup var reading: SourceReadingOptions
  @OptionGroup var project: ProjectOptions
  @OptionGroup var version: VersionOptions
  @OptionGroup var day: DayOptions
  @OptionGroup var jobs: JobOptions

  func run() async throws {
    let found: Found
    do throws(Diagnostic) {
      found = try await self.found()
      try found.baseline.write(below: project.url)
    } catch {
      throw CommandExit.report(error)
    }
    let baseline = found.baseline
    let catalogs = baseline.catalogEntries.count
    let part: PrintedText = catalogs > 0 ? ", \(catalogs) of them in catalogs" : ""
    let noun = baseline.count == 1 ? "finding" : "findings"
    Output.write("\(Baseline.path): \(baseline.count) \(noun) listed\(part)\n")
    for line in FailedStateLines(found.failedStates).lines { Output.error(line) }
    try CommandExit.end(found.failedStates.isEmpty ? .clean : .findings)
  }

  /// What a look at all has come to.
  private struct Found {
    let baseline: Baseline
    let failedStates: [FailedState]
  }

  /// Looks at every cell and every string, without the baseline that there is. What a state that failed would have
  /// shown is not listed: it is new when the state is mended.
  private func found() async throws(Diagnostic) -> Found {
    let project = try project.project(readsCatalogs: true, version: version.number, today: day.day)
      .withoutBaseline()
    var run = try await MatrixRun.supervised(in: project)
    run.recordMode = .never
    run.jobs = jobs.count
    let line = ProgressLine()
    defer { line.end() }
    let outcome = try await run.outcome { line.show($0) }
    let catalogs =
      files.isEmpty ? try project.catalogFiles().map(\.url) : files.map { URL(filePath: $0) }
    guard !catalogs.isEmpty else {
      return Found(baseline: Baseline(of: outcome.failures), failedStates: outcome.failedStates)
    }
    var check = try SlotCheck(project: project, selection: MatrixSelection())
    check.jobs = jobs.count
    reading.attach(to: &check, files: files, root: project.root, jobs: jobs.count)
    let found = try await check.outcome(files: catalogs)
    if !found.errors.isEmpty {
      // What cannot be read is not looked at, so that the list would be short of it.
      Output.errors(found.errors)
      throw Diagnostic(
        .data, problem: "catalogs have faults, so nothing was written",
        remedy: "fix the files, then run `overset baseline` again")
    }
    return Found(
      baseline: Baseline(of: outcome.failures + found.allFailures),
      failedStates: outcome.failedStates)
  }
}
