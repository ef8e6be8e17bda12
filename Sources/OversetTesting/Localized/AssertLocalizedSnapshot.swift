import OversetConfig
public import OversetProject
import OversetRaster
public import OversetRun
public import OversetSnapshots
public import OversetUI
public import OversetVocabulary

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
///   - locales: BCP 47 tags; those of the matrix if it is empty.
///   - devices: Tokens such as `iPhoneSE`; those of the matrix if it is empty.
///   - typeSizes: Dynamic Type sizes; those of the matrix if it is empty.
///   - appearances: Light, dark; those of the matrix if it is empty.
///   - record: What is recorded. Nil takes the mode of the `.snapshots` trait, else of
///     `SNAPSHOT_TESTING_RECORD`, else records what is missing.
///   - precision: The share of a picture's pixels that must match, 0 to 1. Texts must be equal.
///   - perceptualPrecision: How close a pixel must come to match, 0 to 1: 0.98 tolerates a difference
///     of colour (delta E) of 2.
///   - fileID: The module and file of the assertion.
///   - filePath: The source file's path: it says where the project is.
///   - testName: The test's function.
///   - line: Where a failure is reported.
///   - column: Where a failure is reported.
public func assertLocalizedSnapshot<Content: View>(
  of view: Content, named name: String? = nil, layout: SnapshotLayout = .device,
  locales: [String] = [], devices: [String] = [], typeSizes: [TypeSize] = [],
  appearances: [Appearance] = [], record: RecordMode? = nil,
  precision: Float = 1, perceptualPrecision: Float = 1,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  LocalizedAssertion(
    layout: layout, named: name,
    selection: MatrixSelection(
      locales: locales, devices: devices, typeSizes: typeSizes, appearances: appearances),
    record: record,
    tolerance: PictureTolerance(
      precision: precision, perceptualPrecision: perceptualPrecision), testName: testName,
    place: AssertionPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  ).report(of: view)
}

/// Does what `assertLocalizedSnapshot` does, and returns what came of it instead of reporting it.
///
/// - Throws: `Diagnostic` for what keeps the assertion from being made: a wrong configuration, a
///   locale or device that is unknown, a name that another assertion has.
public func verifyLocalizedSnapshot<Content: View>(
  of view: Content, named name: String? = nil, layout: SnapshotLayout = .device,
  locales: [String] = [], devices: [String] = [], typeSizes: [TypeSize] = [],
  appearances: [Appearance] = [], record: RecordMode? = nil,
  precision: Float = 1, perceptualPrecision: Float = 1,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) throws(Diagnostic) -> RunOutcome {
  try LocalizedAssertion(
    layout: layout, named: name,
    selection: MatrixSelection(
      locales: locales, devices: devices, typeSizes: typeSizes, appearances: appearances),
    record: record,
    tolerance: PictureTolerance(
      precision: precision, perceptualPrecision: perceptualPrecision), testName: testName,
    place: AssertionPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  ).outcome(of: view)
}
