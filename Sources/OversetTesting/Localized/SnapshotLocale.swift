public import Foundation
public import OversetLayout
public import OversetSnapshots
public import OversetUI
import OversetUnicode

/// A locale of a snapshot.
public struct SnapshotLocale: Sendable, Hashable {
  /// The BCP 47 tag, such as `pt-BR`; also accepted with an underscore.
  public let identifier: String

  /// The locale of a tag.
  public init(_ identifier: String) { self.identifier = identifier }

  /// The direction in which its interfaces run.
  public var layoutDirection: LayoutDirection {
    (try? LocaleIdentifier(identifier))?.isRightToLeft == true ? .rightToLeft : .leftToRight
  }

  /// English: the baseline.
  public static let english = SnapshotLocale("en")
  /// Arabic: the mirror.
  public static let arabic = SnapshotLocale("ar")
  /// German: long compounds.
  public static let german = SnapshotLocale("de")
  /// Japanese: wide glyphs.
  public static let japanese = SnapshotLocale("ja")
  /// Turkish: dotted and dotless i.
  public static let turkish = SnapshotLocale("tr")
}

/// The matrix for those who write the loops themselves.
public enum SnapshotConfig {
  /// Five languages that each stretch a layout in another way.
  public static let allLocales: [SnapshotLocale] = [
    .english, .arabic, .german, .japanese, .turkish,
  ]
  /// The tokens of the smallest, a popular and the largest device.
  public static let allDevices = ["iPhoneSE", "iPhone16Pro", "iPhone16ProMax"]
}

/// Asserts one cell: a view on the whole screen of one device, in one locale. Else it is
/// `assertLocalizedSnapshot`.
public func assertComponentSnapshot<Content: View>(
  of view: Content, named name: String? = nil, device: String, locale: SnapshotLocale = .english,
  record: RecordMode? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  assertLocalizedSnapshot(
    of: view, named: name, locales: [locale.identifier], devices: [device], record: record,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// Asserts one cell: a view in a width, in points, as high as it wants to be, in one locale. Else it
/// is `assertLocalizedSnapshot`. The device gives the scale alone.
public func assertFittingSnapshot<Content: View>(
  of view: Content, named name: String? = nil, width: CGFloat, locale: SnapshotLocale = .english,
  device: String = "iPhone16Pro", record: RecordMode? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  assertLocalizedSnapshot(
    of: view, named: name, layout: .fitting(width: width), locales: [locale.identifier],
    devices: [device], record: record, fileID: fileID, file: filePath, testName: testName,
    line: line, column: column)
}
