import ArgumentParser
import Foundation
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
    abstract: "Lists what is found today in Config/baseline.json, so that only new findings fail.",
    discussion: """
      What Config/checks.yml or a view's code accepts is not listed. An entry that is not found any more \
      is reported by `overset run` and `overset check`; write the file anew to be rid of it.
      """)

  @Argument(
    help:
      "Catalogs, and folders with some, as `overset check` takes them; those of the matrix unless given."
  )
  var files: [String] = []

  @OptionGroup var project: ProjectOptions
  @OptionGroup var jobs: JobOptions

  func run() async throws {
    let baseline: Baseline
    do throws(Diagnostic) {
      baseline = try await self.baseline()
      try baseline.write(below: project.url)
    } catch {
      throw CommandExit.report(error)
    }
    let catalogs = baseline.catalogEntries.count
    let part = catalogs > 0 ? ", \(catalogs) of them in catalogs" : ""
    let noun = baseline.count == 1 ? "finding" : "findings"
    Output.write(Data("\(Baseline.path): \(baseline.count) \(noun) listed\(part)\n".utf8))
  }

  /// Looks at every cell and every string, without the baseline that there is.
  private func baseline() async throws(Diagnostic) -> Baseline {
    let project = try project.project(readsCatalogs: true).withoutBaseline()
    var run = MatrixRun(project: project, components: await ComponentSource.current)
    run.recordMode = .never
    run.jobs = jobs.count
    let line = ProgressLine()
    defer { line.end() }
    let outcome = try await run.outcome { line.show($0) }
    let catalogs =
      files.isEmpty ? try project.catalogFiles() : files.map { URL(filePath: $0) }
    guard !catalogs.isEmpty else { return Baseline(of: outcome.failures) }
    var check = try SlotCheck(project: project, selection: MatrixSelection())
    check.jobs = jobs.count
    let found = try await check.outcome(files: catalogs)
    if !found.errors.isEmpty {
      // What cannot be read is not looked at, so that the list would be short of it.
      throw Diagnostic(
        .data, problem: found.errors.joined(separator: "\nerror: "),
        remedy: "correct the files before what they have is listed")
    }
    return Baseline(of: outcome.failures + found.allFailures)
  }
}
