import Foundation
import OversetConfig
import OversetMatrix
import OversetRaster
import OversetSnapshots
import OversetUI

/// One view in every cell that is asked for.
struct LocalizedSnapshot {
  let name: LocalizedSnapshotName
  let presentation: Component.Presentation
  let selection: MatrixSelection
  let record: RecordMode?
  var tolerance = PictureTolerance.exact
  /// The path of the test's source file: its package is the project.
  let source: String
  /// Whether nothing may be recorded, whatever is asked for.
  let isContinuousIntegration: Bool

  /// Lays the view out in every cell, checks it, and verifies its snapshots.
  ///
  /// - Throws: `TestError` for what keeps the assertion from being made.
  func outcome<Content: View>(of view: Content) throws(TestError) -> RunOutcome {
    let asked = try recordMode()
    let result = MainActorCall.run(with: view) { view in
      Result { () throws(MatrixError) in try outcome(of: AnyView(view), recordMode: asked) }
    }
    do throws(MatrixError) {
      return try result.get()
    } catch {
      throw TestError(problem: error.description, remedy: "mend it and run again")
    }
  }

  /// What the assertion asks for, else the scope, else the environment, else what is missing.
  private func recordMode() throws(TestError) -> RecordMode {
    if let record = record ?? SnapshotTestingConfiguration.current?.record { return record }
    return try TestEnvironment.recordMode() ?? .missing
  }

  @MainActor
  private func outcome(
    of view: AnyView, recordMode: RecordMode
  ) throws(MatrixError) -> RunOutcome {
    let project = try TestProjects.project(ofSource: source)
    let component = Component(
      name.component, presentation: presentation,
      states: [ComponentState(name.state) { view }])
    var run = MatrixRun(project: project, components: [component])
    run.selection = selection
    run.recordMode = recordMode
    run.tolerance = tolerance
    run.isContinuousIntegration = isContinuousIntegration
    run.jobs = ProcessInfo.processInfo.activeProcessorCount
    return try run.outcomeNow()
  }
}
