public import OversetVocabulary
public import Foundation
import OversetChecks
import OversetConfig
import OversetLayoutEngine
public import OversetRaster
import OversetShaping
public import OversetSnapshots
import Synchronization

/// A run over the matrix: lays every cell out, checks it, draws it, and verifies its snapshot.
public struct MatrixRun: Sendable {
  /// How far a run has come.
  public struct Progress: Sendable {
    /// How many cells are done.
    public let finished: Int
    /// How many there are.
    public let total: Int
    /// The name of the last one.
    public let name: String
  }

  /// The name under which the command keeps the names of the snapshots it verifies.
  public static let producer = "overset run"

  /// What is looked at.
  public var selection = MatrixSelection()
  /// What is done with references.
  public var recordMode = RecordMode.missing
  /// Whether nothing is recorded but pictures whose texts stand, whatever `recordMode` says: after a
  /// release that draws otherwise.
  public var upgradesPictures = false
  /// Whether this is continuous integration, where nothing is ever recorded.
  public var isContinuousIntegration = false
  /// How many cells are examined at once, at least 1.
  public var jobs = 1
  /// Whether every picture is drawn, even where its reference proves that it has not changed.
  public var redraws = false
  /// Whether components are held to the budget of their references' size.
  public var looksAtSizes = false
  /// The time, by which what killed processes have left is told from what is being written; nil
  /// leaves it.
  public var now: Date?
  /// How far pictures may be from their references. Texts must be equal.
  public var tolerance = PictureTolerance.exact
  /// Where the references are.
  public var store: SnapshotStore

  private let project: Project
  private let components: [Component]

  /// A run over `components` of `project`.
  public init(project: Project, components: [Component]) {
    self.project = project
    self.components = components
    store = .ofProject(in: project.root)
  }

  /// Runs.
  ///
  /// The outcome does not depend on `jobs`: every cell is examined by itself, and cells are
  /// reported in the matrix's order.
  ///
  /// - Parameter report: Called once for each cell, from any task.
  /// - Throws: `Diagnostic` where there is nothing to run, or names are wrong.
  public func outcome(
    report: @escaping @Sendable (Progress) -> Void = { _ in }
  ) async throws(Diagnostic) -> RunOutcome {
    let plan = try RunPlan(project: project, components: components, selection: selection)
    let cells = try plan.cells()
    if let now, !isContinuousIntegration {
      store.removeStaleFiles(now: now)
    }
    let outcomes = await examine(cells, report: report)
    var summary = RunSummary(project: project, plan: plan, cells: outcomes)
    if looksAtSizes {
      summary.sizes = ComponentSize.sizes(
        of: outcomes, in: store, budget: project.matrix.budget)
    }
    if isContinuousIntegration, summary.isWhole {
      summary.obsolete = try obsolete(besides: summary.outcome)
    }
    return summary.outcome
  }

  /// References in the folders of the run's components that neither the run nor any test that has
  /// run here verifies.
  ///
  /// Other folders are left alone: a run does not know whose they are.
  private func obsolete(besides outcome: RunOutcome) throws(Diagnostic) -> [String] {
    let own = outcome.manifest(producer: MatrixRun.producer)
    do throws(Diagnostic) {
      let others = try ManifestStore(store)?.manifests() ?? []
      let all = [own] + others.filter { $0.isWhole && $0.producer != own.producer }
      let found = try ObsoleteSnapshots(in: store, manifests: all).obsolete
      return ObsoleteSnapshots.paths(found, inFoldersOf: own)
    } catch {
      throw Diagnostic(
        .inputOutput, file: error.file, problem: error.problem, remedy: error.remedy)
    }
  }

  /// Runs and waits: for callers that are no asynchronous function, such as a test's assertion.
  ///
  /// The outcome is that of ``outcome(report:)``. Views are evaluated one after the other; the rest is done
  /// on as many threads as there are `jobs`, for which the main thread waits.
  ///
  /// - Throws: `Diagnostic` where there is nothing to run, or names are wrong.
  @MainActor
  public func outcomeNow() throws(Diagnostic) -> RunOutcome {
    let plan = try RunPlan(project: project, components: components, selection: selection)
    let cells = try plan.cells()
    let evaluator = ComponentEvaluator(project: project)
    let sourceTrees = SourceTrees()
    let paragraphs = SharedParagraphs(fonts: project.fonts)
    let views = evaluator.evaluate(cells[...])
    let trees = concurrently(cells.count) { () -> (Int) -> CheckedTree in
      let layouter = CellLayouter(
        project: project, evaluator: evaluator, sources: sourceTrees, paragraphs: paragraphs)
      return { layouter.checked(cells[$0], views[$0]) }
    }
    let layouter = CellLayouter(
      project: project, evaluator: evaluator, sources: sourceTrees, paragraphs: paragraphs)
    let sources = zip(cells, trees).map { cell, tree in layouter.source(for: tree, of: cell) }
    let sourceViews = zip(cells, sources).map { cell, source -> EvaluatedView? in
      guard case .unknown(let variant) = source else { return nil }
      return evaluator.evaluate(cell, for: variant)
    }
    let outcomes = concurrently(cells.count) { () -> (Int) -> CellOutcome in
      let layouter = CellLayouter(
        project: project, evaluator: evaluator, sources: sourceTrees, paragraphs: paragraphs)
      let examiner = self.examiner()
      return { index in
        var checked = trees[index]
        switch sources[index] {
        case .none: break
        case .known(let tree): checked.source = tree
        case .unknown(let variant):
          checked.source = sourceViews[index].map {
            layouter.source(from: $0, cells[index], for: variant)
          }
        }
        return examiner.examine(cells[index], checked)
      }
    }
    return RunSummary(project: project, plan: plan, cells: outcomes).outcome
  }

  /// What `work` makes of the numbers below `count`, in order, on as many threads as there are `jobs`:
  /// each thread makes its own `worker`.
  private func concurrently<Value: Sendable>(
    _ count: Int, worker: @Sendable () -> (Int) -> Value
  ) -> [Value] {
    let values = Mutex<[(Int, Value)]>([])
    let next = NextIndex()
    DispatchQueue.concurrentPerform(iterations: min(max(jobs, 1), count)) { _ in
      let work = worker()
      while let index = next.take(below: count) {
        let value = work(index)
        values.withLock { $0.append((index, value)) }
      }
    }
    return values.withLock { $0 }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// How many cells a task takes at once at most: each time it has to ask the main actor.
  private static let batch = 8

  /// Examines every cell. Each task has the views of its next cells evaluated on the main actor while it
  /// examines the last ones.
  private func examine(
    _ cells: [MatrixCell], report: @escaping @Sendable (Progress) -> Void
  ) async -> [CellOutcome] {
    let evaluator = await ComponentEvaluator(project: project)
    let next = NextIndex()
    let finished = NextIndex()
    let workers = min(max(jobs, 1), max(cells.count, 1))
    // Small enough that at the end no task waits long for another.
    let batch = min(Self.batch, cells.count / (workers * 4) + 1)
    // Those of one component, which all its languages are compared with, and what is laid out meanwhile.
    let sources = SourceTrees(capacity: MatrixCell.variants(of: cells) + workers * batch * 2)
    let paragraphs = SharedParagraphs(fonts: project.fonts)
    return await withTaskGroup(of: [(Int, CellOutcome)].self) { group in
      for _ in 0..<workers {
        group.addTask {
          let examiner = self.examiner()
          let layouter = CellLayouter(
            project: project, evaluator: evaluator, sources: sources, paragraphs: paragraphs)
          var outcomes: [(Int, CellOutcome)] = []
          var range = next.take(batch, below: cells.count)
          var views = await evaluator.evaluate(range.map { cells[$0] } ?? [])
          while let current = range {
            let upcoming = next.take(batch, below: cells.count)
            // `async let` would wait for a free thread before it asked the main actor.
            let ahead = Task { @MainActor in evaluator.evaluate(upcoming.map { cells[$0] } ?? []) }
            // One after the other: what has just been laid out is examined soonest.
            for (index, views) in zip(current, views) {
              let cell = cells[index]
              let checked = await layouter.compared(cell, views)
              outcomes.append((index, examiner.examine(cell, checked)))
              let count = (finished.take(below: .max) ?? 0) + 1
              report(Progress(finished: count, total: cells.count, name: cell.name.path))
            }
            (range, views) = (upcoming, await ahead.value)
          }
          return outcomes
        }
      }
      var all: [(Int, CellOutcome)] = []
      for await outcomes in group { all += outcomes }
      return all.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  private func examiner() -> CellExaminer {
    CellExaminer(
      project: project,
      store: store,
      behavior: upgradesPictures && !isContinuousIntegration
        ? .upgrade
        : RecordPolicy.resolve(
          asked: recordMode, isContinuousIntegration: isContinuousIntegration),
      redraws: redraws, tolerance: tolerance)
  }
}
