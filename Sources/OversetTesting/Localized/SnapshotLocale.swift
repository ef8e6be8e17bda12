public import Foundation
import OversetUnicode
public import OversetVocabulary

/// A language and region for an assertion, with its direction.
public struct SnapshotLocale: Sendable, Hashable {
  /// The BCP 47 tag, such as `pt-BR`; an underscore is accepted too.
  public let identifier: String

  /// Creates a locale from a BCP 47 tag. A pseudolocale such as `en-XA` is a tag too.
  public init(_ identifier: String) { self.identifier = identifier }

  /// The tag again: a short name for a loop that names its snapshots.
  public var name: String { parsed?.identifier ?? identifier }

  /// The same locale for Foundation, which formats numbers and dates by it.
  public var locale: Locale { Locale(identifier: identifier) }

  /// Whether leading is left or right in this language.
  public var layoutDirection: LayoutDirection {
    LayoutDirection.of(locale: tag)
  }

  /// The tag; undetermined if it is malformed, which shows texts in the source language.
  var tag: LocaleTag { parsed ?? .undetermined }

  private var parsed: LocaleTag? { try? LocaleTag(localeName: identifier) }

  /// English, the source language of most catalogs and the baseline of comparisons.
  public static let english = SnapshotLocale("en")
  /// Arabic: right to left, in letters that join.
  public static let arabic = SnapshotLocale("ar")
  /// German: long compounds that cannot break.
  public static let german = SnapshotLocale("de")
  /// Japanese: wide characters, and lines that break almost everywhere.
  public static let japanese = SnapshotLocale("ja")
  /// Turkish: dotted and dotless i, which careless capitalization confuses.
  public static let turkish = SnapshotLocale("tr")
}
