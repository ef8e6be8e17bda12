import ArgumentParser
import Foundation
import OversetCatalogs
import OversetProject
import OversetReports
import OversetStress
import OversetVocabulary

/// `overset stress`
struct StressCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stress",
    abstract:
      "Reports how much headroom is left: for longer texts, larger text and narrower screens.",
    discussion: """
      Makes one text after the other longer, in words of its own script, and lays out the component \
      until something breaks. The measured expansion of other languages then forecasts which texts \
      may be too long in languages that are not translated yet. This is a report: what it finds \
      does not change the exit code; a state whose code stops the program ends it with 1.
      """)

  @OptionGroup var project: ProjectOptions
  @OptionGroup var version: VersionOptions
  @OptionGroup var day: DayOptions
  @OptionGroup var selection: SelectionOptions
  @OptionGroup var jobs: JobOptions

  @Option(name: .customLong("component"), help: "Only this component. Repeatable.")
  var components: [String] = []

  @Option(help: "The report's format: text or json.")
  var format = ReportFormat.text

  @OptionGroup(title: "Reports for continuous integration, reviews and editors")
  var reports: FindingReportOptions

  func run() async throws {
    let outcome: StressOutcome
    let writer: FindingReportWriter
    let project: Project
    do throws(Diagnostic) {
      writer = try reports.writer(
        for: "stress", project: try self.project.existingURL(), isJSON: format == .json)
      project = try self.project.project(
        readsCatalogs: true, version: version.number, today: day.day)
      outcome = try await self.outcome(of: project)
    } catch {
      throw CommandExit.report(error)
    }
    switch format {
    case .text where writer.replacesText: break
    case .text: Output.write(StressTextReport(outcome).text)
    case .json: Output.write(try JSONReport.data(of: outcome))
    }
    let errors = try writer.write { circumstances in
      FindingReport(outcome, circumstances) { key, locale in
        project.strings.resolve(key: key, locale: locale).place
      }
    }
    try CommandExit.end(outcome.failedStates.isEmpty ? .clean : .findings, after: errors)
  }

  private func outcome(of project: Project) async throws(Diagnostic) -> StressOutcome {
    var run = try await StressRun.supervised(
      in: project,
      selecting: MatrixSelection(
        locales: selection.locales, devices: selection.devices, components: components))
    run.jobs = jobs.count
    return try await run.outcome()
  }
}
