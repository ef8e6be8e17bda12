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
  /// The one of several machines that this is: it looks at its own cells of the plan. Nil looks at all of them.
  package var shard: Shard?
  /// The cells that may have changed since a revision: only they are looked at. Nil looks at all of them.
  package var changes: ChangedCells?
  /// What earlier runs of the same project have come to, for who runs again and again; nil looks at everything anew.
  package var memory: RunMemory?
  /// Takes the pictures of what differs, for who writes them after the report; nil writes them before.
  package var postponed: PostponedArtefacts?
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
    try await record(report: report).outcome
  }

  /// Runs, and returns what came of the cells before anything is said of all of them: what a shard hands on.
  ///
  /// - Parameter report: Called once for each cell, from any thread.
  /// - Throws: As ``outcome(report:)`` does.
  package func record(
    report: @escaping @Sendable (Progress) -> Void = { _ in }
  ) async throws(Diagnostic) -> RunRecord {
    let agenda = try prepare()
    let evaluator = await evaluator()
    let scheduler = scheduler(of: agenda, evaluator, servedBy: .tasks, report: report)
    var record = try record(of: agenda.merged(await scheduler.outcomes()), agenda)
    record.stringUses = await evaluator.stringUses
    memory?.keep(record, of: project)
    return record
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
    try recordSynchronously(report: report).outcome
  }

  /// Does the same, and returns what came of the cells before anything is said of all of them.
  ///
  /// - Throws: As ``runSynchronously(report:)`` does.
  @MainActor
  package func recordSynchronously(
    report: @escaping @Sendable (Progress) -> Void = { _ in }
  ) throws(Diagnostic) -> RunRecord {
    let agenda = try prepare()
    let evaluator = evaluator()
    let scheduler = scheduler(of: agenda, evaluator, servedBy: .waitingThread, report: report)
    return try record(of: agenda.merged(scheduler.outcomesBlockingMainActor()), agenda)
  }

  /// The cells that may have changed since a revision.
  ///
  /// - Parameter uses: The keys that the program's components are known to use; nil if they are not known.
  /// - Throws: `Diagnostic` for a file that cannot be read.
  package func changedCells(
    since earlier: EarlierFiles, uses: KeyUseRecord?
  ) throws(Diagnostic) -> ChangedCells {
    try ChangedCells(of: project, since: earlier, uses: uses)
  }

  /// What a shard hands on of a record that it has made.
  ///
  /// - Parameters:
  ///   - record: The shard's record.
  ///   - shard: Which one it is.
  ///   - program: The version of the program.
  ///   - limit: How many bytes of pictures travel; nil for as many as a blob may hold.
  /// - Throws: `Diagnostic` for a file of the project, or the program's own, that cannot be read any more.
  package func blob(
    of record: RunRecord, _ shard: Shard, program: String, limit: Int? = nil
  ) throws(Diagnostic) -> ShardBlob<RecordedRun> {
    var digest = PlanDigest()
    try digest.addProgram()
    digest.add(text: program)
    try digest.addConfiguration(of: project)
    try digest.addContents(of: project)
    try digest.add(record)
    var budget = limit ?? RecordedArtefacts.limit
    return ShardBlob(
      program: program, plan: digest.hex, shard: shard,
      record: try RecordedRun(record, below: project.root, store, budget: &budget))
  }

  /// What changes what is said of a cell, beside the project and the program.
  private var options: [String] {
    [
      "\(project.matrix.system)", "\(recordMode)", "\(upgradesPictures)",
      "\(isContinuousIntegration)", "\(redraws)", "\(looksAtSizes)", "\(looksAtIgnored)",
      "\(tolerance)",
    ]
  }

  // MARK: Steps

  private func prepare() throws(Diagnostic) -> RunAgenda {
    let plan = try RunPlan(project: project, components: components, selection: selection)
    let planned = try plan.cells(after: failedStates)
    let failed = Set(failedStates.map { [$0.component, $0.state] })
    let indices = planned.indices.filter { index in
      let cell = planned[index]
      return !failed.contains([cell.component.name, cell.state.name])
        && isOwn(cell)
    }
    if let now, !isContinuousIntegration {
      store.removeStaleFiles(now: now)
    }
    return RunAgenda(
      plan: plan, planned: planned, indices: indices, known: memory?.known(in: project) ?? [:])
  }

  /// Whether nobody else looks at a cell, and nothing makes it needless.
  private func isOwn(_ cell: MatrixCell) -> Bool {
    if let shard { return shard.holds(cell.name.path) }
    return changes?.holds(cell) ?? true
  }

  @MainActor private func evaluator() -> ComponentEvaluator {
    let evaluator = ComponentEvaluator(project: project)
    evaluator.watch = watch
    evaluator.listener = listener
    return evaluator
  }

  private func scheduler(
    of agenda: RunAgenda, _ evaluator: ComponentEvaluator,
    servedBy service: MainActorQueue.Service, report: @escaping @Sendable (Progress) -> Void
  ) -> CellScheduler {
    CellScheduler(
      agenda.open, of: project, jobs: jobs, evaluator: evaluator,
      servedBy: service,
      makeExaminer: { self.examiner() }, report: report)
  }

  private func record(
    of outcomes: [CellOutcome], _ agenda: RunAgenda
  ) throws(Diagnostic) -> RunRecord {
    try project.proveFaces()
    let others = agenda.planned.count { !isOwn($0) }
    let extent =
      shard.map { PlanExtent.shard($0, others: others) }
      ?? changes.flatMap { changes in
        // Where all cells are looked at the run is whole, as any other.
        changes.reason == nil ? .changes(since: changes.revision, others: others) : nil
      } ?? .plan
    let planned = agenda.planned.map {
      PlannedCell(component: $0.component.name, state: $0.state.name, name: $0.name.path)
    }
    var record = RunRecord(
      facts: RunFacts(project, agenda.plan, mayLackPreviews: mayLackPreviews), planned: planned,
      cells: zip(agenda.indices, outcomes).map { index, outcome in
        RunRecord.Cell(
          index: index, outcome: outcome,
          size: looksAtSizes ? ReferenceSize(of: outcome.snapshot, in: store) : nil)
      },
      failedStates: FailedState.sorted(failedStates.among(agenda.plan), by: planned),
      extent: extent)
    record.options = options
    if looksForObsolete, isContinuousIntegration, agenda.plan.isWhole {
      do throws(Diagnostic) {
        record.obsolete = try obsolete(besides: agenda.planned)
      } catch {
        // The cells are verified: what came of them is reported all the same.
        record.searchError = error
      }
    }
    return record
  }

  /// References in the folders of the plan's components that neither the plan nor any test that has
  /// run here verifies.
  ///
  /// Other folders are left alone: a run does not know whose they are.
  private func obsolete(besides planned: [MatrixCell]) throws(Diagnostic) -> [String] {
    let own = SnapshotManifest(
      producer: MatrixRun.producer, isWhole: true, names: planned.map(\.name.path))
    let others = try ManifestStore(store)?.manifests() ?? []
    let all = [own] + others.filter { $0.isWhole && $0.producer != own.producer }
    let found = try ObsoleteSnapshots(in: store, manifests: all).obsolete
    return ObsoleteSnapshots.paths(found, inFoldersOf: own)
  }

  private func examiner() -> CellExaminer {
    var store = store
    store.postponed = postponed
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
