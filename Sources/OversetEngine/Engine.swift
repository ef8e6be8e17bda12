public import Foundation
import OversetConfig
import OversetProject
import OversetRun
import OversetSlots
public import OversetSnapshots
import OversetTextTools
public import OversetVocabulary

/// Overset for programs that embed it: checks catalogs, measures texts and runs the matrix, as `overset` does.
///
/// An engine reads the configuration and the faces of a project once, when you make it; catalogs it reads at
/// each call, since they change while an engine lives. It writes only below the folder of the project: the
/// snapshots that ``run(_:locales:devices:record:jobs:onProgress:)`` may record, and values that differ, for
/// review. It reads neither the environment nor the clock: what depends on them is a parameter.
/// Share one engine among tasks.
public struct Engine: Sendable {
  private let folder: URL
  private let day: CalendarDay?
  private let project: Project

  /// An engine on the project in `folder`, which holds `Config`, `Locales` and `__Snapshots__`. Each of them
  /// may be absent: what they would set then has its default.
  ///
  /// - Parameters:
  ///   - folder: The project's folder.
  ///   - now: The time whose day, in UTC, ends suppressions with an `until:` before it; nil ends none.
  /// - Throws: The place in the configuration or the face that cannot be used.
  public init(projectIn folder: URL, now: Date? = nil) throws(Diagnostic) {
    self.folder = folder
    day = now.flatMap { CalendarDay($0) }
    project = try Project(root: folder, readsCatalogs: false, today: day)
  }

  /// Lays out every string of `catalogs` in its slot, in every locale and on every device, and checks the
  /// catalogs themselves, as `overset check` does.
  ///
  /// - Parameters:
  ///   - catalogs: Files (.xcstrings, .strings, .stringsdict, .xliff), or folders that contain them.
  ///   - locales: BCP 47 tags; empty for those of the matrix.
  ///   - devices: Tokens such as `iPhoneSE`; empty for those of the matrix.
  ///   - slot: The slot of every string; nil follows Config/slots.yml, or guesses where there is none.
  ///   - jobs: The number of parallel tasks, at least 1. The outcome does not depend on it.
  /// - Returns: The findings. Faults in the files are in ``SlotOutcome/errors``; what else they hold is checked.
  /// - Throws: A name that nothing has, or a file that cannot be read at all.
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

  /// Measures one text: its width, its lines, and whether it fits, as `overset measure` does.
  ///
  /// - Throws: A field of the request outside of its domain.
  public func measure(_ request: MeasureRequest) throws(Diagnostic) -> TextMeasurement {
    try Measurer(project: project).measure(request)
  }

  /// Lays out `components` for every cell of the matrix, checks them and verifies their snapshots, as
  /// `overset run` does.
  ///
  /// - Parameters:
  ///   - components: The components, in the order of the report.
  ///   - locales: BCP 47 tags; empty for those of the matrix.
  ///   - devices: Tokens such as `iPhoneSE`; empty for those of the matrix.
  ///   - record: Which references to write; by default none.
  ///   - jobs: The number of parallel tasks, at least 1. The outcome does not depend on it.
  ///   - onProgress: Called after each cell with the number of finished cells and of all; any thread may call it.
  /// - Throws: A wrong catalog or name, or two cells that would share a snapshot.
  public func run(
    _ components: [Component], locales: [String] = [], devices: [String] = [],
    record: RecordMode = .never, jobs: Int = 1,
    onProgress: (@Sendable (_ finished: Int, _ total: Int) -> Void)? = nil
  ) async throws(Diagnostic) -> RunOutcome {
    let project = try Project(root: folder, today: day)
    var run = MatrixRun(project: project, components: components)
    run.selection = MatrixSelection(locales: locales, devices: devices)
    run.recordMode = record
    run.jobs = max(jobs, 1)
    return try await run.outcome { onProgress?($0.finished, $0.total) }
  }
}
