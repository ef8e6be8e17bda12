import Foundation
import OversetConfig
import OversetMatrix
import OversetRaster
import OversetSnapshots
import OversetUI

/// One view in every cell that is asked for.
struct LocalizedSnapshot {
  let name: LocalizedSnapshotName
  let presentation: SnapshotLayout
  let selection: MatrixSelection
  let record: RecordMode?
  var tolerance = PictureTolerance.exact
  /// The path of the test's source file: its package is the project.
  let source: String
  /// Whether nothing may be recorded, whatever is asked for.
  let isContinuousIntegration: Bool
  /// Whether, where code asks for nothing, pictures are recorded anew whose texts stand.
  var upgradesPictures = false

  /// Lays the view out in every cell, checks it, and verifies its snapshots.
  ///
  /// - Throws: `TestError` for what keeps the assertion from being made.
  func outcome<Content: View>(of view: Content) throws(TestError) -> RunOutcome {
    let asked = try recordMode()
    let upgrades = upgradesPictures && recordModeOfCode == nil
    let result = MainActorCall.run(with: view) { view in
      Result { () throws(MatrixError) in
        try outcome(of: AnyView(view), recordMode: asked, upgradesPictures: upgrades)
      }
    }
    do throws(MatrixError) {
      return try result.get()
    } catch {
      throw TestError(problem: error.description, remedy: "mend it and run again")
    }
  }

  /// Where the snapshots of a test file are: the project says.
  static func store(ofSource source: String, in project: Project) -> SnapshotStore {
    switch project.matrix.snapshots {
    case .root: .ofProject(in: project.root)
    case .besideTests: .besideTest(source, in: project.root)
    }
  }

  /// What the assertion asks for, else the scope, else the process's defaults, else the environment,
  /// else what is missing.
  private func recordMode() throws(TestError) -> RecordMode {
    if let recordModeOfCode { return recordModeOfCode }
    return try TestEnvironment.recordMode() ?? .missing
  }

  private var recordModeOfCode: RecordMode? {
    record ?? SnapshotTestingConfiguration.recordOfCode
  }

  @MainActor
  private func outcome(
    of view: AnyView, recordMode: RecordMode, upgradesPictures: Bool
  ) throws(MatrixError) -> RunOutcome {
    let project = try TestProjects.project(ofSource: source)
    let component = Component(
      name.component, presentation: presentation,
      states: [ComponentState(name.state) { view }])
    var run = MatrixRun(project: project, components: [component])
    run.selection = selection
    run.recordMode = recordMode
    run.upgradesPictures = upgradesPictures
    run.tolerance = tolerance
    run.store = LocalizedSnapshot.store(ofSource: source, in: project)
    run.isContinuousIntegration = isContinuousIntegration
    run.jobs = ProcessInfo.processInfo.activeProcessorCount
    // The folder is shared with the tests around: what they verify is not known here.
    run.looksForObsolete = false
    return try run.runSynchronously()
  }
}
