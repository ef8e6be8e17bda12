public import Foundation
public import OversetConfig
public import OversetMatrix
import OversetReports
public import OversetSnapshots
public import OversetUI
import Testing

/// How a view is shown in a snapshot.
public enum SnapshotLayout: Sendable, Equatable {
  /// On a whole screen of each device.
  case device
  /// In a width, in points, as high as it wants to be.
  case fitting(width: CGFloat)

  fileprivate var presentation: Component.Presentation {
    switch self {
    case .device: .screen
    case .fitting(let width): .fitting(width: width)
    }
  }
}

/// Lays a view out for every locale, device, text size and appearance of the matrix, checks it, and
/// verifies its pictures and texts.
///
/// ```swift
/// @Test func loaded() { assertLocalizedSnapshot(of: ProfileView(.loaded)) }
/// ```
///
/// The matrix is that of `Config/matrix.yml` in the package of the test, narrowed by the `.matrix`
/// trait and by what is given here. References lie in the package's `__Snapshots__`, in a folder of
/// the suite's name; a name says test, locale and device, so that no order of tests changes it.
///
/// A failure is reported at the caller's line, once for each cause: a label that is too long in German
/// is one issue, however many devices show it. With `CI` set nothing is recorded.
///
/// - Parameters:
///   - view: The view.
///   - name: Tells several assertions of one test, or the cases of a parameterized one, apart.
///   - layout: How it is shown.
///   - locales: BCP 47 tags; those of the matrix where it is empty.
///   - devices: Tokens such as `iPhoneSE`; those of the matrix where it is empty.
///   - typeSizes: Dynamic Type sizes; those of the matrix where it is empty.
///   - appearances: Light, dark; those of the matrix where it is empty.
///   - record: What is recorded; `SNAPSHOT_TESTING_RECORD`, else what is missing, where it is nil.
///   - fileID: The module and file of the assertion.
///   - filePath: The source file's path: it says where the project is.
///   - testName: The test's function.
///   - line: Where a failure is reported.
///   - column: Where a failure is reported.
public func assertLocalizedSnapshot<Content: View>(
  of view: Content, named name: String? = nil, layout: SnapshotLayout = .device,
  locales: [String] = [], devices: [String] = [], typeSizes: [TypeSize] = [],
  appearances: [MatrixConfiguration.Appearance] = [], record: RecordMode? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let place = AssertionPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  do throws(TestError) {
    let outcome = try verifyLocalizedSnapshot(
      of: view, named: name, layout: layout, locales: locales, devices: devices,
      typeSizes: typeSizes, appearances: appearances, record: record, fileID: fileID,
      file: filePath, testName: testName, line: line, column: column)
    for issue in RunIssues(outcome).all {
      // A file that cannot be read is named by the message all the same.
      let attachments = issue.artefacts.compactMap { file in
        (try? Data(contentsOf: file)).map {
          DiffAttachment(data: $0, name: file.lastPathComponent)
        }
      }
      TestReporter.report(issue.message, attachments: attachments, at: place)
    }
  } catch {
    TestReporter.report(error.description, at: place)
  }
}

/// Does what `assertLocalizedSnapshot` does, and returns what came of it instead of reporting it.
///
/// - Throws: `TestError` for what keeps the assertion from being made: a wrong configuration, a
///   locale or device that nobody knows, a name that another assertion has.
public func verifyLocalizedSnapshot<Content: View>(
  of view: Content, named name: String? = nil, layout: SnapshotLayout = .device,
  locales: [String] = [], devices: [String] = [], typeSizes: [TypeSize] = [],
  appearances: [MatrixConfiguration.Appearance] = [], record: RecordMode? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) throws(TestError) -> RunOutcome {
  let place = AssertionPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let asked = MatrixSelection(
    locales: locales, devices: devices, typeSizes: typeSizes, appearances: appearances)
  let snapshotName = LocalizedSnapshotName(
    fileID: "\(fileID)", suite: LocalizedSnapshotName.suite(of: Test.current), testName: testName,
    named: name)
  try LocalizedSnapshotNames.claim(
    snapshotName, isCase: Test.Case.current?.isParameterized == true, isNamed: name != nil,
    at: place)
  let snapshot = LocalizedSnapshot(
    name: snapshotName, presentation: layout.presentation,
    selection: asked.orElse(MatrixTrait.current), record: record, source: "\(filePath)",
    isContinuousIntegration: TestEnvironment.isContinuousIntegration)
  let outcome = try snapshot.outcome(of: view)
  if let root = TestProjects.root(ofSource: "\(filePath)") {
    TestManifests.add(outcome, of: place, root: root)
  }
  return outcome
}
