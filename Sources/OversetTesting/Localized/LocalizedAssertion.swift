import Foundation
import OversetFiles
import OversetProject
import OversetRaster
import OversetReports
import OversetRun
import OversetSnapshots
import OversetUI
import OversetVocabulary
import Testing

/// An assertion of a view over cells of the matrix.
struct LocalizedAssertion {
  let layout: SnapshotLayout
  /// Tells several assertions of one test apart.
  let named: String?
  let selection: MatrixSelection
  let record: RecordMode?
  let tolerance: PictureTolerance
  let testName: String
  let place: AssertionPlace

  /// Verifies the view and reports what is wrong, once for each cause, at the caller's line.
  func report<Content: View>(of view: Content) {
    do throws(Diagnostic) {
      let shard = try TestReports.prepare(at: place)
      let record = try record(of: view, as: shard)
      let outcome = record.outcome
      TestReports.add(record, outcome, of: place)
      let issues = RunIssues(outcome).all
      let root = TestProjects.root(ofSource: "\(place.filePath)").map { FileRoot($0) }
      for issue in issues {
        let attachments = issue.artefacts.compactMap { file in
          root.flatMap { Self.attachment(file, in: $0) }
        }
        TestReporter.report(issue.message, attachments: attachments, at: place)
      }
    } catch {
      TestReporter.report(error.printed, at: place)
    }
  }

  /// A file of the project; nil for one that cannot be read, which the message names all the same.
  static func attachment(_ file: URL, in root: FileRoot) -> DiffAttachment? {
    guard let data = (try? root.read(file, maximum: FileLimit.reference)) ?? nil else { return nil }
    return DiffAttachment(data: data, name: file.lastPathComponent)
  }

  /// Verifies the view in all cells, whoever shares the tests: what is returned is the test's to judge.
  ///
  /// - Throws: `Diagnostic` for what keeps the assertion from being made.
  func outcome<Content: View>(of view: Content) throws(Diagnostic) -> RunOutcome {
    try record(of: view, as: nil).outcome
  }

  private func record<Content: View>(
    of view: Content, as shard: Shard?
  ) throws(Diagnostic) -> RunRecord {
    do throws(Diagnostic) {
      return try verified(view, as: shard)
    } catch {
      // Its snapshots are not known: nothing of its module may be called obsolete for it.
      TestManifests.miss(place)
      throw error
    }
  }

  private func verified<Content: View>(
    _ view: Content, as shard: Shard?
  ) throws(Diagnostic) -> RunRecord {
    let name = LocalizedSnapshotName(
      fileID: "\(place.fileID)", suite: LocalizedSnapshotName.suite(of: Test.current),
      testName: testName, named: named)
    try LocalizedSnapshotNames.claim(
      name, isCase: Test.Case.current?.isParameterized == true, isNamed: named != nil, at: place)
    let selection = selection.orElse(MatrixTrait.current)
    // A project that cannot be read is said below.
    if let project = try? TestProjects.project(ofSource: "\(place.filePath)") {
      try LocalizedSnapshotNames.claim(
        CellClaims(
          name: name, selection: selection, presentation: layout, testCase: .current),
        in: project)
    }
    var snapshot = LocalizedSnapshot(
      name: name, presentation: layout, selection: selection, record: record,
      tolerance: tolerance,
      source: "\(place.filePath)",
      isContinuousIntegration: TestEnvironment.isContinuousIntegration,
      upgradesPictures: TestEnvironment.upgradesPictures())
    snapshot.shard = shard
    let record = try snapshot.record(of: view)
    TestManifests.add(record.snapshots, of: place)
    return record
  }
}
