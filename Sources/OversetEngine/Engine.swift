public import Foundation
import OversetConfig
import OversetProject
import OversetRun
import OversetSlots
public import OversetSnapshots
import OversetTextTools
public import OversetVocabulary

/// Overset for programs that embed it: it checks catalogs, measures text and runs the matrix, as `overset`
/// does.
///
/// An engine reads the configuration and the faces of a project once, when you create it. It reads catalogs
/// at each call, since they change while an engine lives. It writes only inside the folder of the project:
/// the snapshots that ``run(_:locales:devices:record:jobs:onProgress:)`` records, and values that differ,
/// for review. It reads neither the environment nor the clock; you pass what depends on them, so that equal
/// calls have equal outcomes. Share one engine among tasks.
public struct Engine: Sendable {
  private let now: Date?
  private let project: Project

  /// Creates an engine for the project in `folder`, which contains `Config`, `Locales` and `__Snapshots__`.
  ///
  /// Each of them may be absent; its settings then have their defaults.
  ///
  /// - Parameters:
  ///   - folder: The folder of the project.
  ///   - now: The present time. It ends the suppressions in Config/checks.yml whose `until:` has passed, by
  ///     its day in UTC, and ``run(_:locales:devices:record:jobs:onProgress:)`` removes the temporary files that
  ///     killed runs left more than ten minutes before it. Nil does neither.
  /// - Throws: A `Diagnostic` with the file and line of a configuration or face that cannot be used.
  public init(projectIn folder: URL, now: Date? = nil) throws(Diagnostic) {
    self.now = now
    project = try Project(
      root: folder, readsCatalogs: false, today: now.flatMap { CalendarDay($0) })
  }

  /// Checks catalogs as `overset check` does: it lays out every string in its slot for each locale and
  /// device, and checks the catalogs themselves.
  ///
  /// - Parameters:
  ///   - catalogs: Files (.xcstrings, .strings, .stringsdict, .xliff), or folders that contain them.
  ///   - locales: BCP 47 tags; empty takes those of the catalogs.
  ///   - devices: Tokens such as `iPhoneSE`; empty takes those of the matrix.
  ///   - slot: One slot for every string; nil follows Config/slots.yml, or guesses if there is no such
  ///     file.
  ///   - jobs: The number of parallel tasks, at least 1. The outcome does not depend on it.
  /// - Returns: The findings. Faults in the files are in `errors` of the outcome; the rest of the files is
  ///   checked.
  /// - Throws: A `Diagnostic` for an unknown name, or a file that cannot be read at all.
  public func check(
    _ catalogs: [URL], locales: [String] = [], devices: [String] = [], slot: String? = nil,
    jobs: Int = 1
  ) async throws(Diagnostic) -> SlotOutcome {
    let selection = MatrixSelection(locales: locales, devices: devices)
    var check =
      if let slot {
        SlotCheck(
          project: project, slot: try SlotTable(of: project).slot(named: slot), selection: selection
        )
      } else {
        try SlotCheck(project: project, selection: selection)
      }
    check.jobs = max(jobs, 1)
    return try await check.outcome(files: catalogs)
  }

  /// Measures one text as `overset measure` does: its width, its lines, and whether it fits.
  ///
  /// - Throws: A `Diagnostic` for a field of the request whose value is not possible.
  public func measure(_ request: MeasureRequest) throws(Diagnostic) -> TextMeasurement {
    try Measurer(project: project).measure(request)
  }

  /// Runs components through the matrix as `overset run` does: it lays out each state in every cell, checks
  /// it and compares its snapshot.
  ///
  /// - Parameters:
  ///   - components: The components, in the order of the report.
  ///   - locales: BCP 47 tags; empty takes those of the matrix.
  ///   - devices: Tokens such as `iPhoneSE`; empty takes those of the matrix.
  ///   - record: Which references to write; none by default.
  ///   - jobs: The number of parallel tasks, at least 1. The outcome does not depend on it.
  ///   - onProgress: Called after each cell, on any thread, with the number of finished cells and of all
  ///     cells.
  /// - Throws: A `Diagnostic` for a catalog with faults, an unknown name, or two cells that would share a
  ///   snapshot.
  public func run(
    _ components: [Component], locales: [String] = [], devices: [String] = [],
    record: RecordMode = .never, jobs: Int = 1,
    onProgress: (@Sendable (_ finished: Int, _ total: Int) -> Void)? = nil
  ) async throws(Diagnostic) -> RunOutcome {
    var run = MatrixRun(project: try project.readingCatalogs(), components: components)
    run.selection = MatrixSelection(locales: locales, devices: devices)
    run.recordMode = record
    run.jobs = max(jobs, 1)
    run.now = now
    return try await run.outcome { onProgress?($0.finished, $0.total) }
  }
}
