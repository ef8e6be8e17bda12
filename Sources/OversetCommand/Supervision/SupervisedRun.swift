import OversetProject
import OversetRun
import OversetStress
import OversetVocabulary

extension MatrixRun {
  /// A run over the components of this process, which the process that supervises this one watches.
  ///
  /// If this process is a probe, it does what a probe does and ends.
  static func supervised(
    in project: Project, selecting selection: MatrixSelection = MatrixSelection()
  ) async throws(Diagnostic) -> MatrixRun {
    let found = await ComponentSource.found()
    try await Probe.endIfProbe(found, in: project, selecting: selection)
    var run = MatrixRun(project: project, components: found.components)
    run.selection = selection
    run.failedStates = found.failedStates
    run.mayLackPreviews = found.mayLackPreviews
    guard let work = SupervisedWork.current else { return run }
    run.watch = { work.tell($0) }
    run.listener = work.listener
    run.recordedBefore = work.plan.records
    run.keepRecorded = { work.keep(.recorded($0)) }
    return run
  }
}

extension StressRun {
  /// A stress test of the components of this process, which the process that supervises this one watches.
  static func supervised(
    in project: Project, selecting selection: MatrixSelection
  ) async throws(Diagnostic) -> StressRun {
    let found = await ComponentSource.found()
    try await Probe.endIfProbe(found, in: project, selecting: selection)
    var run = StressRun(project: project, components: found.components)
    run.selection = selection
    run.failedStates = found.failedStates
    guard let work = SupervisedWork.current else { return run }
    run.watch = { work.tell($0) }
    run.listener = work.listener
    return run
  }
}

/// Runs the code of all states, and ends the process.
private enum Probe {
  static func endIfProbe(
    _ found: ComponentSource.Found, in project: Project, selecting selection: MatrixSelection
  ) async throws(Diagnostic) {
    guard let work = SupervisedWork.current, work.plan.task == .probe else { return }
    var probe = StateProbe(project: project, components: found.components)
    probe.selection = selection
    probe.isLeftOut = { component, state in
      work.plan.proved.contains(.state(component: component, state: state))
    }
    probe.failedStates = found.failedStates
    probe.watch = { work.tell($0) }
    probe.listener = work.listener
    try await probe.run { component, state in
      work.keep(.proved(.state(component: component, state: state)))
    }
    CommandExit.end(with: nil)
  }
}
