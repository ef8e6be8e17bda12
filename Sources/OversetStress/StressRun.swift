import OversetCatalogs
import OversetConfig
package import OversetProject
package import OversetRun
import OversetShaping
import OversetText
package import OversetUI
package import OversetVocabulary

/// Finds how much headroom components have: how much longer their texts may grow, how large the
/// text and how narrow the screen may be, and what that means for languages not yet translated.
package struct StressRun: Sendable {
  /// What is looked at. Text sizes and appearances are not chosen: texts grow at the usual size in
  /// the first appearance.
  package var selection = MatrixSelection()
  /// How many components are looked at at once, at least 1.
  package var jobs = 1
  /// States that are known to stop the program: they are reported and not evaluated.
  package var failedStates: [FailedState] = []
  /// Hears when code of the app runs.
  package var watch: (@MainActor @Sendable (EvaluationEvent) -> Void)?
  /// Hears which code it is.
  package var listener = CodeListener()

  private let project: Project
  private let components: [Component]

  /// A stress test of `components` of `project`.
  package init(project: Project, components: [Component]) {
    self.project = project
    self.components = components
  }

  /// Runs. The outcome does not depend on `jobs`.
  ///
  /// - Throws: `Diagnostic` where there is nothing to look at, or names are wrong.
  package func outcome() async throws(Diagnostic) -> StressOutcome {
    let plan = try RunPlan(project: project, components: components, selection: selection)
    // Names are held to the rules of a run, and a matrix without cells is refused.
    _ = try plan.cells(without: failedStates)
    let failed = Set(failedStates.map { [$0.component, $0.state] })
    let benches = plan.components.flatMap { component in
      component.states.filter { !failed.contains([component.name, $0.name]) }
        .map { StressBench(component, $0, plan: plan) }
    }
    let parts = await parts(of: benches)
    try project.proveFaces()
    let texts = parts.flatMap(\.texts)
    return StressOutcome(
      locales: plan.locales, devices: plan.devices.map(\.token), texts: texts,
      components: parts.map(\.limits),
      forecasts: ExpansionForecast.forecasts(
        for: texts, locales: plan.locales, known: project.strings.catalogLibrary.locales),
      failedStates: failedStates.filter { failed in
        plan.components.contains { $0.name == failed.component }
      })
  }

  /// The results of one component in one state.
  private struct Part: Sendable {
    let index: Int
    let texts: [TextHeadroom]
    let limits: ComponentLimits
  }

  @MainActor private func evaluator() -> ComponentEvaluator {
    let evaluator = ComponentEvaluator(project: project)
    evaluator.watch = watch
    evaluator.listener = listener
    return evaluator
  }

  private func parts(of benches: [StressBench]) async -> [Part] {
    let evaluator = await evaluator()
    let paragraphs = SharedParagraphs(fonts: project.fonts)
    let queue = WorkQueue(count: benches.count)
    let workers = min(max(jobs, 1), max(benches.count, 1))
    let acceptance = project.withoutBaseline().acceptance
    return await withTaskGroup(of: [Part].self) { group in
      for _ in 0..<workers {
        group.addTask {
          let layouter = CellLayouter(
            project: self.project, evaluator: evaluator, paragraphs: paragraphs)
          let engine = TextEngine(sharing: paragraphs)
          var parts: [Part] = []
          while let index = queue.take() {
            let bench = benches[index]
            let search = HeadroomSearch(layouter: layouter, engine: engine, bench: bench)
            let limits = LimitSearch(layouter: layouter, bench: bench, acceptance: acceptance)
            parts.append(
              Part(index: index, texts: await search.headrooms(), limits: await limits.limits()))
          }
          return parts
        }
      }
      var all: [Part] = []
      for await parts in group { all += parts }
      return all.sorted { $0.index < $1.index }
    }
  }
}
