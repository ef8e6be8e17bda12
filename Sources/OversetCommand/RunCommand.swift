import ArgumentParser
import Foundation
import OversetProject
import OversetReports
import OversetRun
import OversetVocabulary

/// `overset run`
struct RunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Lays out every component for every cell of the matrix and verifies its snapshots.",
    discussion: """
      Reads Config/matrix.yml, Config/devices.yml, Config/checks.yml, Fonts/fonts.yml and the \
      catalogs of the project. If `CI` is set, references are read-only.
      """)

  @OptionGroup var project: ProjectOptions
  @OptionGroup var version: VersionOptions
  @OptionGroup var day: DayOptions
  @OptionGroup var selection: SelectionOptions
  @OptionGroup var settings: SettingOptions
  @OptionGroup var jobs: JobOptions

  @Option(name: .customLong("component"), help: "Only this component. Repeatable.")
  var components: [String] = []

  @Option(help: "Which references to record: missing, all, never or failed.")
  var record = Recording.missing

  @Option(help: "The report's format: text or json.")
  var format = ReportFormat.text

  @Flag(help: "Draw every picture, even if its reference proves that nothing has changed.")
  var redraw = false

  @Flag(help: "Fail if a component's references exceed the budget in Config/matrix.yml.")
  var budget = false

  @Flag(help: "List the modifiers of each component that a device would draw and Overset does not.")
  var explainIgnored = false

  @OptionGroup(title: "Machines that share the cells")
  var sharing: ShardOptions

  @OptionGroup var changes: ChangeOptions

  @OptionGroup(title: "Reports for continuous integration, reviews and editors")
  var reports: FindingReportOptions

  func validate() throws { try changes.validate(with: sharing) }

  func run() async throws {
    let end: RunEnd
    var errors: [Diagnostic] = []
    do throws(Diagnostic) {
      let folder = try project.existingURL()
      let writer = try reports.writer(for: "run", project: folder, isJSON: format == .json)
      let target = try sharing.target(of: .run, project: folder)
      // Asked before the work begins, and while it goes on.
      let earlier = try changes.earlier(project: folder)
      async let program = KeyUseRecord.currentProgram()
      var run = try await matrixRun(as: target?.shard)
      if let earlier {
        let uses = await program.flatMap { KeyUseRecord.read(below: folder, of: $0) }
        run.changes = try run.changedCells(since: earlier, uses: uses)
        if let reason = run.changes?.reason { Output.error("\(reason)") }
      }
      let record = try await record(of: run)
      if let program = await program {
        KeyUseRecord.keep(record, below: folder, of: program)
      }
      end = RunEnd(outcome: record.outcome, writer: writer, format: format, project: folder)
      if let target {
        do throws(Diagnostic) {
          let blob = try run.blob(of: record, target.shard, program: ProgramVersion.current)
          try target.write(blob)
        } catch {
          // The shard has looked at its cells: what came of them is reported all the same.
          errors.append(error)
        }
      }
    } catch {
      throw CommandExit.report(error)
    }
    try end.tell(after: errors)
  }

  private func matrixRun(as shard: Shard?) async throws(Diagnostic) -> MatrixRun {
    let narrows = !selection.locales.isEmpty || !selection.devices.isEmpty || settings.narrows
    guard !budget || !narrows else {
      throw Diagnostic(
        .usage,
        problem:
          "--budget counts all references of a component, but another option leaves some out",
        remedy: "remove --locale, --device, --type-size and --bold-text, or --budget")
    }
    let project = try project.project(readsCatalogs: true, version: version.number, today: day.day)
    var run = try await MatrixRun.supervised(
      in: project,
      selecting: settings.adding(
        to: MatrixSelection(
          locales: selection.locales, devices: selection.devices, components: components)))
    run.recordMode = record.mode
    run.isContinuousIntegration = ContinuousIntegration.isOn
    run.jobs = jobs.count
    run.redraws = redraw
    run.looksAtSizes = budget
    run.looksAtIgnored = explainIgnored
    run.now = Date()
    run.shard = shard
    return run
  }

  private func record(of run: MatrixRun) async throws(Diagnostic) -> RunRecord {
    let line = ProgressLine()
    defer { line.end() }
    return try await run.record { line.show($0) }
  }
}
