import Foundation
import OversetChecks
import OversetProject
import OversetShaping
import OversetSnapshots
import Synchronization

/// Has the cells of a run examined on several threads: the one scheduler of runs, whoever waits for them.
///
/// Each worker takes batches of cells; the main actor evaluates the views of its next batch while it lays
/// out and examines the last one. Workers are threads of Dispatch and not tasks: tests that wait for the
/// main actor may hold all threads that tasks run on, and the run they wait for needs others.
final class CellScheduler: Sendable {
  private let cells: [MatrixCell]
  private let project: Project
  private let evaluator: ComponentEvaluator
  private let main: MainActorQueue
  private let makeExaminer: @Sendable () -> CellExaminer
  private let report: @Sendable (MatrixRun.Progress) -> Void
  private let workerCount: Int
  /// How many cells a worker takes at once.
  private let batch: Int
  private let sources: SourceTrees
  private let paragraphs: SharedParagraphs
  private let queue: WorkQueue
  private let state = Mutex(State())

  /// What the workers have done.
  private struct State {
    var working = 0
    var finished = 0
    var outcomes: [(Int, CellOutcome)] = []
  }

  /// How many cells a worker takes at once at most: each time it has to ask the main actor.
  private static let largestBatch = 8

  /// A scheduler of `cells`, on `jobs` threads, at least 1.
  init(
    _ cells: [MatrixCell], of project: Project, jobs: Int, evaluator: ComponentEvaluator,
    servedBy service: MainActorQueue.Service, makeExaminer: @escaping @Sendable () -> CellExaminer,
    report: @escaping @Sendable (MatrixRun.Progress) -> Void
  ) {
    self.cells = cells
    self.project = project
    self.evaluator = evaluator
    self.makeExaminer = makeExaminer
    self.report = report
    main = MainActorQueue(servedBy: service)
    workerCount = min(max(jobs, 1), max(cells.count, 1))
    // Small enough that at the end no worker waits long for another.
    batch = min(CellScheduler.largestBatch, cells.count / (workerCount * 4) + 1)
    // Those of one component, which all its languages are compared with, and what is laid out meanwhile.
    sources = SourceTrees(capacity: MatrixCell.variants(of: cells) + workerCount * batch * 2)
    paragraphs = SharedParagraphs(fonts: project.fonts)
    queue = WorkQueue(count: cells.count)
  }

  // MARK: Waiting for the outcomes

  /// The outcomes of the cells, in their order, while the main actor is free.
  func outcomes() async -> [CellOutcome] {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        DispatchQueue.concurrentPerform(iterations: self.workerCount) { _ in
          self.work(on: .anyThread)
        }
        continuation.resume(returning: self.sortedOutcomes())
      }
    }
  }

  /// The outcomes of the cells, in their order, for a caller that blocks the main actor.
  ///
  /// Its thread is one of the workers: the run goes on even where no other thread is free.
  @MainActor func outcomesBlockingMainActor() -> [CellOutcome] {
    for _ in 1..<workerCount {
      DispatchQueue.global().async {
        self.work(on: .anyThread)
        self.main.wake()
      }
    }
    work(on: .mainActor)
    // Those that have not begun by now find nothing to do.
    main.serve(until: { self.state.withLock { $0.working == 0 } })
    return sortedOutcomes()
  }

  private func sortedOutcomes() -> [CellOutcome] {
    state.withLock { $0.outcomes }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  // MARK: Working

  /// Where a worker runs.
  private enum Place {
    /// On a thread that may wait for the main actor.
    case anyThread
    /// On the main actor, for which the others wait.
    case mainActor
  }

  /// Cells that a worker has taken, with their views.
  private struct Batch {
    let cells: Range<Int>
    let views: PendingValue<[CellViews]>
  }

  /// Examines cells until none is left.
  private func work(on place: Place) {
    guard var batch = begin() else { return }
    let examiner = makeExaminer()
    let layouter = CellLayouter(
      project: project, evaluator: evaluator, sources: sources, paragraphs: paragraphs)
    var outcomes: [(Int, CellOutcome)] = []
    while true {
      let views = value(of: batch.views, on: place)
      let upcoming = queue.take(self.batch).map(request)
      // One after the other: what has just been laid out is examined soonest.
      for (index, views) in zip(batch.cells, views) {
        if place == .mainActor { MainActor.assumeIsolated { main.serve() } }
        let cell = cells[index]
        let checked = layouter.compared(cell, views) { variant in
          value(
            of: main.request { [evaluator] in evaluator.evaluate(cell, for: variant) }, on: place)
        }
        outcomes.append((index, examiner.examine(cell, checked)))
        reportFinished(cell)
      }
      guard let upcoming else { break }
      batch = upcoming
    }
    state.withLock { state in
      state.outcomes += outcomes
      state.working -= 1
    }
  }

  /// Takes a worker's first batch; nil if no cell is left. In one step with counting the worker: one
  /// that has a cell is waited for.
  private func begin() -> Batch? {
    let cells = state.withLock { state in
      let cells = queue.take(batch)
      if cells != nil { state.working += 1 }
      return cells
    }
    return cells.map(request)
  }

  private func request(_ range: Range<Int>) -> Batch {
    let views = main.request { [cells, evaluator] in evaluator.evaluate(cells[range]) }
    return Batch(cells: range, views: views)
  }

  private func value<Value: Sendable>(
    of pending: PendingValue<Value>, on place: Place
  ) -> Value {
    if place == .mainActor { MainActor.assumeIsolated { main.serve() } }
    return pending.wait()
  }

  private func reportFinished(_ cell: MatrixCell) {
    let finished = state.withLock { state in
      state.finished += 1
      return state.finished
    }
    report(MatrixRun.Progress(finished: finished, total: cells.count, name: cell.name.path))
  }
}
