import ArgumentParser
import Foundation
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

  @OptionGroup(title: "Reports for continuous integration, reviews and editors")
  var reports: FindingReportOptions

  func run() async throws {
    let outcome: RunOutcome
    let writer: FindingReportWriter
    do throws(Diagnostic) {
      writer = try reports.writer(
        for: "run", project: try project.existingURL(), isJSON: format == .json)
      outcome = try await self.outcome()
    } catch {
      throw CommandExit.report(error)
    }
    switch format {
    case .text where writer.replacesText: break
    case .text: Output.write(RunTextReport(outcome).text)
    case .json: Output.write(try JSONReport.data(of: outcome))
    }
    let errors = try writer.write { FindingReport(outcome, $0) }
    // The report is printed even if the lists that the run keeps cannot be written.
    try CommandExit.end(
      outcome.exitStatus, after: outcome.errors + errors + keepManifest(of: outcome))
  }

  private func outcome() async throws(Diagnostic) -> RunOutcome {
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
    let line = ProgressLine()
    defer { line.end() }
    return try await run.outcome { line.show($0) }
  }

  /// Keeps the names of what was verified, from which `overset prune` knows what is obsolete. Those of
  /// a narrowed run join the ones of the last whole run; before one they say nothing. Returns why they
  /// could not be kept.
  private func keepManifest(of outcome: RunOutcome) -> [Diagnostic] {
    do throws(Diagnostic) {
      let store = ManifestStore(.ofProject(in: project.url))
      let manifest = outcome.manifest(producer: MatrixRun.producer)
      if manifest.isWhole { try store?.keep(manifest) } else { try store?.join(manifest) }
      return []
    } catch {
      return [error]
    }
  }
}
