/// A place in a file: what a finding or a diagnostic points at.
///
/// Lines end as the file's own format says. Columns count UTF-16 units, whatever the format, so that
/// editors and SARIF viewers show the same character.
public struct SourcePlace: Sendable, Hashable {
  /// The file's path, as it was named to the reader.
  public var file: String
  /// The line, from 1; `nil` where the whole file is meant.
  public var line: Int?
  /// The column in UTF-16 units, from 1; `nil` where the whole line or file is meant.
  public var column: Int?

  /// A place in a file, or a whole file without a line.
  public init(file: String, line: Int? = nil, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourcePlace: Comparable {
  /// Orders by file, then line, then column; a whole file comes before its lines.
  public static func < (left: SourcePlace, right: SourcePlace) -> Bool {
    (left.file, left.line ?? 0, left.column ?? 0)
      < (right.file, right.line ?? 0, right.column ?? 0)
  }
}

extension SourcePlace: CustomStringConvertible {
  /// `FILE:LINE:COLUMN`, without the parts that are not known.
  public var description: String {
    ([file] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
  }
}
