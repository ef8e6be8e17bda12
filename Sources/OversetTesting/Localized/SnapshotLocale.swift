public import Foundation
import OversetUnicode
public import OversetVocabulary

/// A locale of a snapshot.
public struct SnapshotLocale: Sendable, Hashable {
  /// The BCP 47 tag, such as `pt-BR`; also accepted with an underscore.
  public let identifier: String

  /// The locale of a tag.
  public init(_ identifier: String) { self.identifier = identifier }

  /// The tag in the usual case, for the names of snapshots.
  public var name: String { parsed?.identifier ?? identifier }

  /// The locale of Foundation, for a view's environment and for formats.
  public var locale: Locale { Locale(identifier: identifier) }

  /// The direction in which its interfaces run.
  public var layoutDirection: LayoutDirection {
    LayoutDirection.of(locale: tag)
  }

  /// The tag; undetermined if it is malformed, which shows texts in the source language.
  var tag: LocaleTag { parsed ?? .undetermined }

  private var parsed: LocaleTag? { try? LocaleTag(localeName: identifier) }

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
