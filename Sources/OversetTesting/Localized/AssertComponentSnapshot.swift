public import Foundation
import OversetConfig
import OversetProject
import OversetRaster
public import OversetSnapshots
public import OversetUI
import OversetVocabulary

/// Locales and devices for tests that loop over the matrix themselves. `assertLocalizedSnapshot` needs no
/// loop.
public enum SnapshotConfig {
  /// Five locales, each of which stretches a layout in its own way: see ``SnapshotLocale``.
  public static let allLocales: [SnapshotLocale] = [
    .english, .arabic, .german, .japanese, .turkish,
  ]
  /// A small, a common and a large iPhone with their names, at the default text size.
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

/// Asserts a view on the whole screen of one device in one locale: one cell of the matrix, with the same
/// checks as `assertLocalizedSnapshot`.
///
/// The file's name contains the locale and the size of the screen, such as `ar_402x874`. Text size, style
/// and scale come from the device's traits; the direction comes from the locale. A device without a size is
/// a failure: there is no screen to fill.
public func assertComponentSnapshot<Content: View>(
  of view: Content, named name: String? = nil, device: ViewImageConfig,
  locale: SnapshotLocale = .english, record: RecordMode? = nil, precision: Float = 1,
  perceptualPrecision: Float = 1, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  var selection = MatrixSelection(
    locales: [locale.identifier], typeSizes: device.traits.typeSizes,
    appearances: device.traits.appearances, legibilityWeights: device.traits.legibilityWeights)
  let place = AssertionPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  do throws(Diagnostic) {
    selection.givenDevices = [try device.device(direction: locale.layoutDirection)]
  } catch {
    TestManifests.miss(place)
    TestReporter.report(error.printed, at: place)
    return
  }
  LocalizedAssertion(
    layout: .device, named: name, selection: selection, record: record,
    tolerance: PictureTolerance(
      precision: precision, perceptualPrecision: perceptualPrecision), testName: testName,
    place: place
  ).report(of: view)
}

/// Asserts a view on the whole screen of one device in one locale: one cell of the matrix. The device is a
/// token of the project, such as `iPhoneSE`.
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

/// Asserts a view in a fixed width, in points, and with the height that it wants, in one locale.
///
/// The file's name contains the locale and the width, such as `ar_w393`. `scale` is in pixels per point.
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

  /// Whether Bold Text is on, where it is specified.
  fileprivate var legibilityWeights: [LegibilityWeight] { legibilityWeight.map { [$0] } ?? [] }

  /// Light or dark, where it is specified.
  fileprivate var appearances: [Appearance] {
    switch userInterfaceStyle {
    case .unspecified: []
    case .light: [.light]
    case .dark: [.dark]
    }
  }
}
