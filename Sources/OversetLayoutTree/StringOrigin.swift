public import OversetVocabulary

/// Where a displayed string comes from.
public struct StringOrigin: Hashable, Sendable {
  /// The catalog key.
  public var key: String
  /// The catalog's file, as a path below the package root; nil where no catalog has the key.
  public var file: String?
  /// The 1-based line of the value in that file.
  public var line: Int?
  /// The 1-based column of the value.
  public var column: Int?
  /// The BCP 47 tag of the localization that answered; nil where the key itself is shown.
  public var locale: String?
  /// Whether the locale asked for, or one it falls back to, has the string.
  public var isTranslated: Bool

  /// Describes the origin of a string.
  public init(
    key: String, file: String? = nil, line: Int? = nil, column: Int? = nil,
    locale: String? = nil, isTranslated: Bool
  ) {
    self.key = key
    self.file = file
    self.line = line
    self.column = column
    self.locale = locale
    self.isTranslated = isTranslated
  }

  /// Where the value is written, as far as known.
  public var place: SourcePlace? {
    file.map { SourcePlace(file: $0, line: line, column: column) }
  }
}
