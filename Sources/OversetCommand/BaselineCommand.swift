import ArgumentParser
import Foundation
import OversetMatrix
import OversetReports
import OversetSnapshots

/// `overset baseline`
struct BaselineCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "baseline",
    abstract: "Lists what is found today in Config/baseline.json, so that only new findings fail.",
    discussion: """
      What Config/checks.yml or a view's code accepts is not listed. An entry that is not found any more \
      is reported by `overset run`; write the file anew to be rid of it.
      """)

  @OptionGroup var project: ProjectOptions
  @OptionGroup var jobs: JobOptions

  func run() async throws {
    let baseline: Baseline
    do throws(MatrixError) {
      baseline = try await self.baseline()
      try baseline.write(below: project.url)
    } catch {
      throw CommandExit.report(error)
    }
    let count = baseline.entries.count
    Output.write(
      Data("\(Baseline.path): \(count) \(count == 1 ? "finding" : "findings") listed\n".utf8))
  }

  /// Looks at every cell, without the baseline that there is.
  private func baseline() async throws(MatrixError) -> Baseline {
    let project = try project.project(readsCatalogs: true).withoutBaseline()
    var run = MatrixRun(project: project, components: await ComponentSource.current)
    run.recordMode = .never
    run.jobs = jobs.count
    let line = ProgressLine()
    defer { line.end() }
    return Baseline(of: try await run.outcome { line.show($0) })
  }
}
