import Foundation
import OversetConfig
import OversetProject
import OversetRaster
import OversetRun
import OversetSnapshots
import OversetUI
import OversetVocabulary

/// One view in every selected cell.
struct LocalizedSnapshot {
  let name: LocalizedSnapshotName
  let presentation: SnapshotLayout
  let selection: MatrixSelection
  let record: RecordMode?
  var tolerance = PictureTolerance.exact
  /// The path of the test's source file: its package is the project.
  let source: String
  /// Whether nothing may be recorded, whatever the code says.
  let isContinuousIntegration: Bool
  /// Whether pictures are recorded again if their texts are unchanged, unless the code sets a record mode.
  var upgradesPictures = false
  /// The one of several processes that this is: it looks at its own cells. Nil looks at all of them.
  var shard: Shard?

  /// Lays the view out in every cell, checks it, and verifies its snapshots.
  ///
  /// - Throws: `Diagnostic` for what keeps the assertion from being made.
  func outcome<Content: View>(of view: Content) throws(Diagnostic) -> RunOutcome {
    try record(of: view).outcome
  }

  /// Does the same, and returns what came of the cells before anything is said of all of them.
  ///
  /// - Throws: As ``outcome(of:)`` does.
  func record<Content: View>(of view: Content) throws(Diagnostic) -> RunRecord {
    let asked = try TestEnvironment.mode(asked: record)
    let upgrades = upgradesPictures && recordModeOfCode == nil
    let result = MainActorCall.run(with: view) { view in
      Result { () throws(Diagnostic) in
        try record(of: AnyView(view), recordMode: asked, upgradesPictures: upgrades)
      }
    }
    return try result.get()
  }

  /// Where the snapshots of a test file are: the project says.
  static func store(ofSource source: String, in project: Project) -> SnapshotStore {
    switch project.matrix.snapshots {
    case .root: .ofProject(in: project.root)
    case .besideTests: .besideTest(source, in: project.root)
    }
  }

  private var recordModeOfCode: RecordMode? {
    record ?? SnapshotTestingConfiguration.recordOfCode
  }

  @MainActor
  private func record(
    of view: AnyView, recordMode: RecordMode, upgradesPictures: Bool
  ) throws(Diagnostic) -> RunRecord {
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
    run.shard = shard
    return try run.recordSynchronously()
  }
}
