import ArgumentParser
import Foundation
import OversetConfig
import OversetProject
import OversetReports
import OversetRun
import OversetSnapshots
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

  @OptionGroup var watching: WatchOptions

  @Option(
    name: .customLong("build"),
    help: ArgumentHelp(
      """
      With --watch: the command that builds this program after a Swift file is saved. Default: swift build, with the \
      options that the program's path in .build implies.
      """, valueName: "command"))
  var buildCommand: String?

  @OptionGroup(title: "Reports for continuous integration, reviews and editors")
  var reports: FindingReportOptions

  func validate() throws {
    try changes.validate(with: sharing)
    try watching.validate(with: sharing, changes)
    if buildCommand != nil, !watching.isOn { throw ValidationError("--build needs --watch") }
    if watching.isOn, [.all, .failed].contains(record) {
      throw ValidationError(
        "--watch would accept whatever is saved; leave out --record \(record.rawValue), and record in a separate run"
      )
    }
  }

  func run() async throws {
    if watching.isOn { return try await watch() }
    let (end, errors): (RunEnd, [Diagnostic])
    do throws(Diagnostic) {
      (end, errors) = try await self.end(in: nil)
    } catch {
      throw CommandExit.report(error)
    }
    try end.tell(after: errors)
  }

  /// Does the work, and returns its end with what could not be written.
  ///
  /// - Parameter session: What is kept from one report to the next; nil for the only one.
  func end(
    in session: RunSession?
  ) async throws(Diagnostic) -> (end: RunEnd, errors: [Diagnostic]) {
    var errors: [Diagnostic] = []
    let folder = try project.existingURL()
    let writer = try reports.writer(for: "run", project: folder, isJSON: format == .json)
    let target = try sharing.target(of: .run, project: folder)
    // Asked before the work begins, and while it goes on.
    let earlier = try changes.earlier(project: folder)
    let program =
      session?.program
      ?? Task.detached { ProgramIdentity.value(travels: ContinuousIntegration.isOn) }
    var run = try await matrixRun(as: target?.shard, in: session)
    if let earlier {
      let uses = await program.value.flatMap { KeyUseRecord.read(below: folder, of: $0) }
      run.changes = try run.changedCells(since: earlier, uses: uses)
      if let reason = run.changes?.reason { Output.error("\(reason)") }
    }
    // Who watches sees the report first, unless a report in a file may hold the pictures.
    if session != nil, writer.delivery.requests.isEmpty { run.postponed = PostponedArtefacts() }
    let record = try await record(of: run)
    if let program = await program.value {
      KeyUseRecord.keep(record, below: folder, of: program)
    }
    if let target {
      do throws(Diagnostic) {
        let blob = try run.blob(of: record, target.shard, program: ProgramVersion.current)
        try target.write(blob)
      } catch {
        // The shard has looked at its cells: what came of them is reported all the same.
        errors.append(error)
      }
    }
    return (
      RunEnd(
        outcome: record.outcome, writer: writer, format: format, project: folder,
        postponed: run.postponed), errors
    )
  }

  private func matrixRun(
    as shard: Shard?, in session: RunSession?
  ) async throws(Diagnostic) -> MatrixRun {
    let narrows = !selection.locales.isEmpty || !selection.devices.isEmpty || settings.narrows
    guard !budget || !narrows else {
      throw Diagnostic(
        .usage,
        problem:
          "--budget counts all references of a component, but another option leaves some out",
        remedy: "remove --locale, --device, --type-size and --bold-text, or --budget")
    }
    let project = try project(in: session)
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
    run.memory = session?.memory
    return run
  }

  /// The project with its catalogs as they are now.
  private func project(in session: RunSession?) throws(Diagnostic) -> Project {
    guard let session else {
      return try project.project(readsCatalogs: true, version: version.number, today: day.day)
    }
    let (project, isSame) = try session.projects.project(
      in: try project.existingURL(), version: version.number, today: day.day)
    if !isSame { session.memory.forget() }
    return try project.readingCatalogs()
  }

  private func record(of run: MatrixRun) async throws(Diagnostic) -> RunRecord {
    let line = ProgressLine()
    defer { line.end() }
    return try await run.record { line.show($0) }
  }
}
