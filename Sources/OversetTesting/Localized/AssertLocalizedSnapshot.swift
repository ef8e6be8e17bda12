import OversetConfig
public import OversetProject
import OversetRaster
public import OversetRun
public import OversetSnapshots
public import OversetUI
public import OversetVocabulary

/// Lays out a view for every locale, device, text size, appearance and weight, checks each layout, and
/// compares its picture and text with references.
///
/// ```swift
/// @Test func loaded() { assertLocalizedSnapshot(of: ProfileView(.loaded)) }
/// ```
///
/// The matrix is `Config/matrix.yml` of the package that contains the test, narrowed by the trait `.matrix`
/// and by the arguments here. References are in the package's `__Snapshots__`, in a folder named after the
/// suite; names contain test, locale and device, so they do not depend on the order of tests.
///
/// Each cause is one issue at the line of the call: a label that is too long in German is one issue,
/// however many devices show it. If `CI` is set, nothing is written.
///
/// - Parameters:
///   - view: The view.
///   - name: Distinguishes several assertions of one test, or the cases of a parameterized test.
///   - layout: On a whole screen, or in a width.
///   - locales: BCP 47 tags; empty takes those of the matrix.
///   - devices: Tokens such as `iPhoneSE` or `iPadPro11-landscape-half`; empty takes those of the matrix.
///   - typeSizes: Dynamic Type sizes; empty takes those of the matrix.
///   - appearances: Light and dark; empty takes those of the matrix.
///   - legibilityWeights: Bold Text off (`regular`) and on (`bold`); empty takes those of the matrix.
///   - record: Which references to write. If it is nil, the order is: the trait `.snapshots`,
///     `SNAPSHOT_TESTING_RECORD`, `missing`.
///   - precision: The share of a picture's pixels that must match, 0 to 1. Texts must be equal.
///   - perceptualPrecision: How similar a pixel must be to match, 0 to 1: 0.98 tolerates a difference of
///     colour (delta E) of 2.
///   - fileID: The module and file of the call.
///   - filePath: The source file, in whose package Overset looks for the project.
///   - testName: The function of the test.
///   - line: The line of the call, where failures are reported.
///   - column: The column of the call.
public func assertLocalizedSnapshot<Content: View>(
  of view: Content, named name: String? = nil, layout: SnapshotLayout = .device,
  locales: [String] = [], devices: [String] = [], typeSizes: [TypeSize] = [],
  appearances: [Appearance] = [], legibilityWeights: [LegibilityWeight] = [],
  record: RecordMode? = nil,
  precision: Float = 1, perceptualPrecision: Float = 1,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  LocalizedAssertion(
    layout: layout, named: name,
    selection: MatrixSelection(
      locales: locales, devices: devices, typeSizes: typeSizes, appearances: appearances,
      legibilityWeights: legibilityWeights),
    record: record,
    tolerance: PictureTolerance(
      precision: precision, perceptualPrecision: perceptualPrecision), testName: testName,
    place: AssertionPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  ).report(of: view)
}

/// Does the work of `assertLocalizedSnapshot`, and returns the outcome instead of reporting issues.
///
/// Use it if your test must look at findings or expects one.
///
/// - Throws: A `Diagnostic` if the assertion cannot be made: a configuration with faults, an unknown locale
///   or device, or a name that another assertion uses.
public func verifyLocalizedSnapshot<Content: View>(
  of view: Content, named name: String? = nil, layout: SnapshotLayout = .device,
  locales: [String] = [], devices: [String] = [], typeSizes: [TypeSize] = [],
  appearances: [Appearance] = [], legibilityWeights: [LegibilityWeight] = [],
  record: RecordMode? = nil,
  precision: Float = 1, perceptualPrecision: Float = 1,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) throws(Diagnostic) -> RunOutcome {
  try LocalizedAssertion(
    layout: layout, named: name,
    selection: MatrixSelection(
      locales: locales, devices: devices, typeSizes: typeSizes, appearances: appearances,
      legibilityWeights: legibilityWeights),
    record: record,
    tolerance: PictureTolerance(
      precision: precision, perceptualPrecision: perceptualPrecision), testName: testName,
    place: AssertionPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  ).outcome(of: view)
}
