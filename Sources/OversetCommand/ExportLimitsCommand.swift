import ArgumentParser
import Foundation
import OversetFiles
import OversetProject
import OversetReports
import OversetSlots
import OversetVocabulary

/// `overset export-limits`
struct ExportLimitsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export-limits",
    abstract: "Writes how long each key's texts may be, for Weblate, Crowdin or Lokalise.",
    discussion: """
      A limit is the room of the slot in which a check judges the key's texts, on the device where it is \
      tightest: for Weblate in pixels, lines and a font, for the others in characters. A key whose room is not known, \
      or grows with its text, gets none. The standard error stream says how many have one, and how often a limit in \
      characters is right about the texts there are.
      """)

  @Argument(
    help: "Catalogs (.xcstrings, .strings, .stringsdict, .xliff), or folders that contain them.")
  var files: [String]

  @Option(help: "The tool: weblate, crowdin or lokalise.")
  var format: LimitExport.Tool

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: "The file to write to. Default: the standard output stream.")
  var output: String?

  @Flag(help: "Take guessed slots, and rooms that are not wholly known, too.")
  var guesses = false

  @Option(help: "Use this slot for all strings and ignore the rules.")
  var slot: String?

  @Option(
    name: .customLong("font-group"),
    help: "The font group in Weblate that has the face to draw with.")
  var fontGroup = "overset"

  @OptionGroup var source: SourceOptions
  @OptionGroup var reading: SourceReadingOptions
  @OptionGroup var project: ProjectOptions
  @OptionGroup var version: VersionOptions
  @OptionGroup var selection: SelectionOptions
  @OptionGroup var settings: SettingOptions
  @OptionGroup var jobs: JobOptions

  func validate() throws {
    if fontGroup.isEmpty { throw ValidationError("--font-group is empty; name a font group") }
  }

  func run() async throws {
    let target = output.map { URL(filePath: $0) }
    let report: LimitReport
    do throws(Diagnostic) {
      if let target {
        try FileRoot(around: target).proveWritable(target.lastPathComponent, name: output)
      }
      report = try await check().limits(
        files: files.map { URL(filePath: $0) }, takesGuesses: guesses)
      guard report.faults.isEmpty else { return try refuse(report) }
      if let emptiness = report.emptiness {
        tell(report)
        throw emptiness
      }
    } catch {
      throw CommandExit.report(error)
    }
    let contents = try LimitExport(report, fontGroup: fontGroup).contents(for: format)
    do throws(Diagnostic) {
      try write(contents, to: target)
    } catch {
      throw CommandExit.report(error)
    }
    tell(report)
  }

  /// Nothing is written of catalogs with faults: a tool would take a key that is missing for one that is gone.
  private func refuse(_ report: LimitReport) throws(Diagnostic) {
    let last = report.faults.count - 1
    Output.errors(Array(report.faults.prefix(last)))
    throw report.faults[last]
  }

  private func tell(_ report: LimitReport) {
    for line in LimitNotes(report, inCharacters: format != .weblate).lines { Output.error(line) }
  }

  private func write(_ contents: Data, to target: URL?) throws(Diagnostic) {
    if let target {
      try FileRoot(around: target).write(
        contents, to: target.lastPathComponent, name: output)
    } else if let printed = PrintedContents(contents) {
      Output.write(printed)
    } else {
      throw Diagnostic(
        .data, problem: "keys or texts hold what a terminal or a log would obey",
        remedy: "write to a file with --output")
    }
  }

  private func check() throws(Diagnostic) -> SlotCheck {
    let project = try project.project(readsCatalogs: false, version: version.number)
    let narrowed = settings.adding(
      to: MatrixSelection(locales: selection.locales, devices: selection.devices))
    var check =
      if let slot {
        SlotCheck(
          project: project, slot: try SlotTable(of: project).slot(named: slot), selection: narrowed)
      } else {
        try SlotCheck(project: project, selection: narrowed)
      }
    check.jobs = jobs.count
    check.source = try source.tag()
    if slot == nil {
      reading.attach(to: &check, files: files, root: project.root, jobs: jobs.count)
    }
    return check
  }
}

extension LimitExport.Tool: ExpressibleByArgument {}
