package import OversetProject
package import OversetUI
package import OversetVocabulary

/// Runs the code of states as a run over the matrix does, one state after the other, and does nothing else: whoever
/// watches learns which of them stop the program or do not end.
package struct StateProbe: Sendable {
  /// What is looked at.
  package var selection = MatrixSelection()
  /// Whether a state is known to be sound.
  package var isLeftOut: @Sendable (_ component: String, _ state: String) -> Bool = { _, _ in false
  }
  /// States that are known to fail.
  package var failedStates: [FailedState] = []
  /// Hears when code of the app runs.
  package var watch: (@MainActor @Sendable (EvaluationEvent) -> Void)?
  /// Hears which code it is.
  package var listener = CodeListener()

  private let project: Project
  private let components: [Component]

  /// A probe of `components` of `project`.
  package init(project: Project, components: [Component]) {
    self.project = project
    self.components = components
  }

  /// Evaluates all states, and lays out what runs code of the app while it is.
  ///
  /// - Parameter report: Called when all code of a state has run.
  /// - Throws: `Diagnostic` where names are wrong.
  @MainActor
  package func run(
    report: @MainActor (_ component: String, _ state: String) -> Void
  ) throws(Diagnostic) {
    let plan = try RunPlan(project: project, components: components, selection: selection)
    let evaluator = ComponentEvaluator(project: project)
    evaluator.watch = watch
    evaluator.listener = listener
    var (last, isOpen) = (["", ""], false)
    for cell in try plan.cells(without: failedStates) {
      let name = [cell.component.name, cell.state.name]
      guard !isLeftOut(name[0], name[1]) else { continue }
      if isOpen, name != last { report(last[0], last[1]) }
      (last, isOpen) = (name, true)
      _ = evaluator.evaluate([cell])
      _ = evaluator.evaluate(cell, for: cell.variant.inSource(of: project))
    }
    if isOpen { report(last[0], last[1]) }
  }
}
