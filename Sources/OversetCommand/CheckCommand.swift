import ArgumentParser
import Foundation
import OversetProject
import OversetReports
import OversetSlots
import OversetVocabulary

/// `overset check`
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Lays out every string of your catalogs in its slot and reports what does not fit.",
    discussion: """
      A slot is the component in which a string is drawn: a row, a tab, a button. Config/slots.yml \
      assigns them; without it, slots are guessed from keys, comments and lengths. `overset slots list` \
      shows all slots.
      """)

  @Argument(
    help: "Catalogs (.xcstrings, .strings, .stringsdict, .xliff), or folders that contain them.")
  var files: [String]

  @Option(help: "Use this slot for all strings and ignore the rules.")
  var slot: String?

  @OptionGroup var source: SourceOptions
  @OptionGroup var project: ProjectOptions
  @OptionGroup var day: DayOptions
  @OptionGroup var selection: SelectionOptions
  @OptionGroup var jobs: JobOptions

  @Option(help: "The report's format: text or json.")
  var format = ReportFormat.text

  func run() async throws {
    let outcome: SlotOutcome
    do throws(Diagnostic) {
      outcome = try await self.outcome()
    } catch {
      throw CommandExit.report(error)
    }
    Output.errors(outcome.errors)
    var buffer = OutputBuffer()
    switch format {
    case .text: SlotTextReport(outcome).write { buffer.write($0) }
    case .json: try JSONReport.write(outcome) { buffer.write($0) }
    }
    buffer.flush()
    try CommandExit.end(outcome.exitStatus, after: [outcome.emptiness].compactMap(\.self))
  }

  private func outcome() async throws(Diagnostic) -> SlotOutcome {
    let project = try project.project(readsCatalogs: false, today: day.day)
    let selection = MatrixSelection(locales: selection.locales, devices: selection.devices)
    var check =
      if let slot {
        SlotCheck(
          project: project,
          slot: try SlotTable(of: project).slot(named: slot),
          selection: selection)
      } else {
        try SlotCheck(project: project, selection: selection)
      }
    check.jobs = jobs.count
    check.source = try source.tag()
    return try await check.outcome(files: files.map { URL(filePath: $0) })
  }
}
