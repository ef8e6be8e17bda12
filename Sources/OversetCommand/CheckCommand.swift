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
      assigns them. If you name a folder, the app's source in it says where strings are drawn. For the others, \
      slots are guessed from keys, comments and lengths. `overset slots list` shows all slots.
      """)

  @Argument(
    help: "Catalogs (.xcstrings, .strings, .stringsdict, .xliff), or folders that contain them.")
  var files: [String]

  @Option(help: "Use this slot for all strings and ignore the rules.")
  var slot: String?

  @OptionGroup var source: SourceOptions
  @OptionGroup var reading: SourceReadingOptions
  @OptionGroup var project: ProjectOptions
  @OptionGroup var version: VersionOptions
  @OptionGroup var day: DayOptions
  @OptionGroup var selection: SelectionOptions
  @OptionGroup var settings: SettingOptions
  @OptionGroup var jobs: JobOptions

  @Option(
    help: ArgumentHelp(
      "Explain one key: its texts, its slot and why, the room, the verdicts, and what changes them.",
      valueName: "key"))
  var explain: String?

  @Option(
    help: ArgumentHelp(
      "Draw one key where the app's source draws it, in every locale on one device: a picture for each row.",
      valueName: "key"))
  var draw: String?

  @OptionGroup(title: "Report options") var report: CheckReportOptions

  @OptionGroup(title: "Reports for continuous integration, reviews and editors")
  var reports: FindingReportOptions

  func validate() throws {
    if explain != nil, report.format == .json {
      throw ValidationError("--explain prints text; leave out --format json")
    }
    if explain != nil || draw != nil, reports.isAsked {
      throw ValidationError("--explain and --draw find nothing; leave out --report and --diff")
    }
    guard draw != nil else { return }
    if report.format == .json {
      throw ValidationError("--draw prints the paths of pictures; leave out --format json")
    }
    if explain != nil || slot != nil || reading.readsNone {
      throw ValidationError(
        "--draw draws what the source says; leave out --explain, --slot and --no-source")
    }
  }

  func run() async throws {
    if let explain { return try await self.explain(explain) }
    if let draw { return try await self.draw(draw) }
    let outcome: SlotOutcome
    let narrowing: ReportNarrowing
    let writer: FindingReportWriter
    do throws(Diagnostic) {
      narrowing = try report.narrowing()
      writer = try reports.writer(
        for: "check", project: try project.existingURL(), isJSON: report.format == .json)
      outcome = try await self.outcome(keepsLayouts: writer.drawsTexts)
    } catch {
      throw CommandExit.report(error)
    }
    Output.errors(outcome.errors)
    var buffer = OutputBuffer()
    switch report.format {
    case .text where writer.replacesText: break
    case .text:
      SlotTextReport(
        outcome, narrowing: narrowing, style: report.colour.style, paths: files,
        selection: matrixSelection
      ).write { buffer.write($0) }
    case .json: try JSONReport.write(outcome) { buffer.write($0) }
    }
    buffer.flush()
    let errors = try writer.write { FindingReport(outcome, $0) }
    try CommandExit.end(outcome.exitStatus, after: [outcome.emptiness].compactMap(\.self) + errors)
  }

  private func explain(_ key: String) async throws {
    let explanation: KeyExplanation
    do throws(Diagnostic) {
      explanation = try await check().explanation(of: key, files: files.map { URL(filePath: $0) })
    } catch {
      throw CommandExit.report(error)
    }
    Output.write(KeyExplanationText(explanation, style: report.colour.style).text)
  }

  private func draw(_ key: String) async throws {
    do throws(Diagnostic) {
      guard AppSourceReader.isBuilt else { throw AppSourceReader.missing }
      let project = try project.project(
        readsCatalogs: false, version: version.number, today: day.day)
      let drawings = try await check(of: project).drawings(
        of: key, files: files.map { URL(filePath: $0) })
      guard !drawings.isEmpty else {
        throw Diagnostic(
          .nothingToCheck, problem: "the source draws the key nowhere, as far as it was followed",
          remedy: "name the app's folder; `overset uses` says how far the key was followed")
      }
      Output.write(try await KeyPictures(key: key, drawings: drawings).write(for: project))
    } catch {
      throw CommandExit.report(error)
    }
  }

  private func outcome(keepsLayouts: Bool) async throws(Diagnostic) -> SlotOutcome {
    var check = try check()
    check.keepsLayouts = keepsLayouts
    let line = ProgressLine()
    defer { line.end() }
    check.progress = { line.show($0, of: $1, "keys") }
    return try await check.outcome(files: files.map { URL(filePath: $0) })
  }

  private var matrixSelection: MatrixSelection {
    settings.adding(to: MatrixSelection(locales: selection.locales, devices: selection.devices))
  }

  private func check() throws(Diagnostic) -> SlotCheck {
    try check(of: project.project(readsCatalogs: false, version: version.number, today: day.day))
  }

  private func check(of project: Project) throws(Diagnostic) -> SlotCheck {
    let selection = matrixSelection
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
    if slot == nil {
      reading.attach(
        to: &check, files: files, root: project.root, jobs: jobs.count)
    }
    return check
  }
}
