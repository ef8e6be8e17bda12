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

  @OptionGroup(title: "Machines that share the keys")
  var sharing: ShardOptions

  @OptionGroup var changes: ChangeOptions

  @OptionGroup var watching: WatchOptions

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
    if explain != nil || draw != nil, sharing.isAsked || changes.revision != nil {
      throw ValidationError(
        "--explain and --draw look at one key; leave out --shard and --changed-since")
    }
    if explain != nil || draw != nil, watching.isOn {
      throw ValidationError("--explain and --draw look once; leave out --watch")
    }
    try changes.validate(with: sharing)
    try watching.validate(with: sharing, changes)
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
    if watching.isOn { return try await watch() }
    let (end, errors): (CheckEnd, [Diagnostic])
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
    in session: CheckSession?
  ) async throws(Diagnostic) -> (end: CheckEnd, errors: [Diagnostic]) {
    var errors: [Diagnostic] = []
    let folder = try project.existingURL()
    let narrowing = try report.narrowing()
    let writer = try reports.writer(
      for: "check", project: folder, isJSON: report.format == .json)
    let target = try sharing.target(of: .check, project: folder)
    var check = try self.check(
      keepsLayouts: writer.drawsTexts || target != nil, as: target?.shard, in: session)
    check.earlier = try changes.earlier(project: folder)
    let record = try await self.record(of: check)
    if let target {
      do throws(Diagnostic) {
        let report = FindingReport(record.outcome, writer.circumstances)
        let blob = try check.blob(
          of: record, target.shard, drawings: try TextDrawings(of: report).forOthers(),
          program: ProgramVersion.current)
        if let blob { try target.write(blob) }
      } catch {
        // The shard has looked at its keys: what came of them is reported all the same.
        errors.append(error)
      }
    }
    return (
      CheckEnd(record: record, writer: writer, report: report, narrowing: narrowing), errors
    )
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
      let (drawings, drawn) = try await check(of: project).drawings(
        of: key, files: files.map { URL(filePath: $0) })
      guard !drawings.isEmpty else {
        throw Diagnostic(
          .nothingToCheck, problem: "the source draws the key nowhere, as far as it was followed",
          remedy: "name the app's folder; `overset uses` says how far the key was followed")
      }
      Output.write(try await KeyPictures(key: key, drawings: drawings).write(for: drawn))
    } catch {
      throw CommandExit.report(error)
    }
  }

  private func check(
    keepsLayouts: Bool, as shard: Shard?, in session: CheckSession?
  ) throws(Diagnostic) -> SlotCheck {
    var check = try check(in: session)
    check.keepsLayouts = keepsLayouts
    check.shard = shard
    check.paths = files
    return check
  }

  private func record(of check: SlotCheck) async throws(Diagnostic) -> CheckRecord {
    var check = check
    let line = ProgressLine()
    defer { line.end() }
    check.progress = { line.show($0, of: $1, "keys") }
    return try await check.record(files: files.map { URL(filePath: $0) })
  }

  private var matrixSelection: MatrixSelection {
    settings.adding(to: MatrixSelection(locales: selection.locales, devices: selection.devices))
  }

  private func check(in session: CheckSession? = nil) throws(Diagnostic) -> SlotCheck {
    guard let session else {
      return try check(
        of: project.project(readsCatalogs: false, version: version.number, today: day.day))
    }
    let (project, isSame) = try session.projects.project(
      in: try project.existingURL(), version: version.number, today: day.day)
    if !isSame { session.memory.forget() }
    var check = try check(of: project)
    check.memory = session.memory
    return check
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
