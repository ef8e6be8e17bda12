package import Foundation
import OversetConfig
package import OversetProject
package import OversetRaster
package import OversetSnapshots
package import OversetUI
package import OversetVocabulary

/// A run over the matrix: lays every cell out, checks it, draws it, and verifies its snapshot.
package struct MatrixRun: Sendable {
  /// How far a run has come.
  package struct Progress: Sendable {
    /// How many cells are done.
    package let finished: Int
    /// How many there are.
    package let total: Int
    /// The name of the last one.
    package let name: String
  }

  /// The name under which the command keeps the names of the snapshots it verifies.
  package static let producer = "overset run"

  /// What is looked at.
  package var selection = MatrixSelection()
  /// What is done with references.
  package var recordMode = RecordMode.missing
  /// Whether nothing is recorded but pictures whose texts stand, whatever `recordMode` says: after a
  /// release that draws otherwise.
  package var upgradesPictures = false
  /// Whether this is continuous integration, where nothing is ever recorded.
  package var isContinuousIntegration = false
  /// How many cells are examined at once, at least 1.
  package var jobs = 1
  /// Whether every picture is drawn, even where its reference proves that it has not changed.
  package var redraws = false
  /// Whether components are held to the budget of their references' size.
  package var looksAtSizes = false
  /// Whether modifiers without effect are listed.
  package var looksAtIgnored = false
  /// Whether, in continuous integration, references that nothing verifies are looked for. An assertion
  /// shares its component's folder with other tests, so that it cannot tell.
  package var looksForObsolete = true
  /// The current time, used to recognise temporary files of killed processes; nil skips the clean-up.
  package var now: Date?
  /// States that are known to stop the program: they are reported and not evaluated.
  package var failedStates: [FailedState] = []
  /// Whether the program that runs may lack previews of its modules, because it was optimized.
  package var mayLackPreviews = false
  /// Hears when code of the app runs.
  package var watch: (@MainActor @Sendable (EvaluationEvent) -> Void)?
  /// Hears which code it is.
  package var listener = CodeListener()
  /// What earlier processes of this run have recorded: it is new in this one's report, too.
  package var recordedBefore: [RecordedSnapshot] = []
  /// Keeps what is about to be recorded, for later processes of this run. Called from any thread.
  package var keepRecorded: (@Sendable (RecordedSnapshot) -> Void)?
  /// How far pictures may be from their references. Texts must be equal.
  package var tolerance = PictureTolerance.exact
  /// Where the references are.
  package var store: SnapshotStore

  private let project: Project
  private let components: [Component]

  /// A run over `components` of `project`.
  package init(project: Project, components: [Component]) {
    self.project = project
    self.components = components
    store = .ofProject(in: project.root)
  }

  // MARK: Running

  /// Runs.
  ///
  /// The outcome does not depend on `jobs`: every cell is examined by itself, and cells are
  /// reported in the matrix's order.
  ///
  /// - Parameter report: Called once for each cell, from any thread.
  /// - Throws: `Diagnostic` where there is nothing to run, names are wrong, or a face cannot be used.
  package func outcome(
    report: @escaping @Sendable (Progress) -> Void = { _ in }
  ) async throws(Diagnostic) -> RunOutcome {
    let (plan, cells) = try prepare()
    let evaluator = await evaluator()
    let scheduler = scheduler(of: cells, evaluator, servedBy: .tasks, report: report)
    return try summary(of: await scheduler.outcomes(), plan)
  }

  /// Runs and blocks the main actor until the run ends: for callers that are not asynchronous functions,
  /// such as a test's assertion.
  ///
  /// The steps and the outcome are those of ``outcome(report:)``.
  ///
  /// - Parameter report: Called once for each cell, from any thread.
  /// - Throws: `Diagnostic` where there is nothing to run, names are wrong, or a face cannot be used.
  @MainActor
  package func runSynchronously(
    report: @escaping @Sendable (Progress) -> Void = { _ in }
  ) throws(Diagnostic) -> RunOutcome {
    let (plan, cells) = try prepare()
    let evaluator = evaluator()
    let scheduler = scheduler(of: cells, evaluator, servedBy: .waitingThread, report: report)
    return try summary(of: scheduler.outcomesBlockingMainActor(), plan)
  }

  // MARK: Steps

  private func prepare() throws(Diagnostic) -> (RunPlan, [MatrixCell]) {
    let plan = try RunPlan(project: project, components: components, selection: selection)
    let cells = try plan.cells(without: failedStates)
    if let now, !isContinuousIntegration {
      store.removeStaleFiles(now: now)
    }
    return (plan, cells)
  }

  @MainActor private func evaluator() -> ComponentEvaluator {
    let evaluator = ComponentEvaluator(project: project)
    evaluator.watch = watch
    evaluator.listener = listener
    return evaluator
  }

  private func scheduler(
    of cells: [MatrixCell], _ evaluator: ComponentEvaluator,
    servedBy service: MainActorQueue.Service, report: @escaping @Sendable (Progress) -> Void
  ) -> CellScheduler {
    CellScheduler(
      cells, of: project, jobs: jobs, evaluator: evaluator, servedBy: service,
      makeExaminer: { self.examiner() }, report: report)
  }

  private func summary(
    of cells: [CellOutcome], _ plan: RunPlan
  ) throws(Diagnostic) -> RunOutcome {
    try project.proveFaces()
    var summary = RunSummary(project: project, plan: plan, cells: cells)
    summary.failedStates = failedStates.among(plan)
    summary.mayLackPreviews = mayLackPreviews
    if looksAtSizes {
      summary.sizes = ComponentSize.sizes(of: cells, in: store, budget: project.matrix.budget)
    }
    var outcome = summary.outcome
    if looksForObsolete, isContinuousIntegration, outcome.isWhole {
      do throws(Diagnostic) {
        outcome.obsolete = try obsolete(besides: outcome)
      } catch {
        // The cells are verified: what came of them is reported all the same.
        outcome.searchError = error
      }
    }
    return outcome
  }

  /// References in the folders of the run's components that neither the run nor any test that has
  /// run here verifies.
  ///
  /// Other folders are left alone: a run does not know whose they are.
  private func obsolete(besides outcome: RunOutcome) throws(Diagnostic) -> [String] {
    let own = outcome.manifest(producer: MatrixRun.producer)
    let others = try ManifestStore(store)?.manifests() ?? []
    let all = [own] + others.filter { $0.isWhole && $0.producer != own.producer }
    let found = try ObsoleteSnapshots(in: store, manifests: all).obsolete
    return ObsoleteSnapshots.paths(found, inFoldersOf: own)
  }

  private func examiner() -> CellExaminer {
    var store = store
    if let keepRecorded {
      store.willRecord = { name, verdict in
        if let record = RecordedSnapshot(name.path, verdict) { keepRecorded(record) }
      }
    }
    return CellExaminer(
      project: project,
      store: store, recordedBefore: recordedBefore,
      behavior: upgradesPictures && !isContinuousIntegration
        ? .upgrade
        : RecordPolicy.resolve(
          asked: recordMode, isContinuousIntegration: isContinuousIntegration),
      redraws: redraws, looksAtIgnored: looksAtIgnored, tolerance: tolerance)
  }
}
