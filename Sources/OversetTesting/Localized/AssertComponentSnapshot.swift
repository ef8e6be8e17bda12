public import Foundation
import OversetConfig
import OversetProject
import OversetRaster
public import OversetSnapshots
public import OversetUI
import OversetVocabulary

/// The matrix for those who write the loops themselves.
public enum SnapshotConfig {
  /// Five languages that each stretch a layout in another way.
  public static let allLocales: [SnapshotLocale] = [
    .english, .arabic, .german, .japanese, .turkish,
  ]
  /// The smallest, a popular and the largest device, at the default text size.
  public static let allDevices: [(String, ViewImageConfig)] = [
    ("iPhoneSE", .iPhoneSE.atDefaultTypeSize),
    ("iPhone16Pro", .iPhone16Pro.atDefaultTypeSize),
    ("iPhone16ProMax", .iPhone16ProMax.atDefaultTypeSize),
  ]
}

extension ViewImageConfig {
  /// The same screen at the default text size, where swift-snapshot-testing's screens have Medium.
  fileprivate var atDefaultTypeSize: ViewImageConfig {
    ViewImageConfig(
      safeArea: safeArea, size: size,
      traits: UITraitCollection(displayScale: traits.displayScale))
  }
}

/// Asserts one cell: a view on the whole screen of one device, in one locale. Else it is
/// `assertLocalizedSnapshot`.
///
/// The file's name holds the locale and the screen's size, such as `ar_402x874`. Of the screen's
/// traits the text size, the style and the scale count; the direction is the locale's. A screen without a
/// size is an issue: a view as large as it wants to be has no screen to fill.
public func assertComponentSnapshot<Content: View>(
  of view: Content, named name: String? = nil, device: ViewImageConfig,
  locale: SnapshotLocale = .english, record: RecordMode? = nil, precision: Float = 1,
  perceptualPrecision: Float = 1, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  var selection = MatrixSelection(
    locales: [locale.identifier], typeSizes: device.traits.typeSizes,
    appearances: device.traits.appearances)
  let place = AssertionPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  do throws(Diagnostic) {
    selection.givenDevices = [try device.device(direction: locale.layoutDirection)]
  } catch {
    TestManifests.miss(place)
    TestReporter.report(error.description, at: place)
    return
  }
  LocalizedAssertion(
    layout: .device, named: name, selection: selection, record: record,
    tolerance: PictureTolerance(
      precision: precision, perceptualPrecision: perceptualPrecision), testName: testName,
    place: place
  ).report(of: view)
}

/// Asserts one cell: a view on the whole screen of a device of the project, such as `iPhoneSE`, in
/// one locale. Else it is `assertLocalizedSnapshot`.
public func assertComponentSnapshot<Content: View>(
  of view: Content, named name: String? = nil, device: String, locale: SnapshotLocale = .english,
  record: RecordMode? = nil, precision: Float = 1, perceptualPrecision: Float = 1,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertLocalizedSnapshot(
    of: view, named: name, locales: [locale.identifier], devices: [device], record: record,
    precision: precision, perceptualPrecision: perceptualPrecision, fileID: fileID,
    file: filePath, testName: testName, line: line, column: column)
}

/// Asserts one cell: a view in a width, in points, as high as it wants to be, in one locale. Else it
/// is `assertLocalizedSnapshot`.
///
/// The file's name holds the locale and the width, such as `ar_w393`. `scale` is in pixels per point.
public func assertFittingSnapshot<Content: View>(
  of view: Content, named name: String? = nil, width: CGFloat, locale: SnapshotLocale = .english,
  scale: CGFloat = 3, record: RecordMode? = nil, precision: Float = 1,
  perceptualPrecision: Float = 1, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  var selection = MatrixSelection(locales: [locale.identifier])
  selection.givenDevices = [.width(width, scale: scale)]
  LocalizedAssertion(
    layout: .fitting(width: width), named: name, selection: selection, record: record,
    tolerance: PictureTolerance(
      precision: precision, perceptualPrecision: perceptualPrecision), testName: testName,
    place: AssertionPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  ).report(of: view)
}

extension UITraitCollection {
  /// The text size, where one is specified.
  fileprivate var typeSizes: [TypeSize] {
    preferredContentSizeCategory.dynamicTypeSize.map { [$0] } ?? []
  }

  /// Light or dark, where it is specified.
  fileprivate var appearances: [Appearance] {
    switch userInterfaceStyle {
    case .unspecified: []
    case .light: [.light]
    case .dark: [.dark]
    }
  }
}
