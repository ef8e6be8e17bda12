/// A place in a catalog file: what a finding points at.
public struct SourcePlace: Sendable, Hashable {
  /// The file, as it was named to the reader.
  public let file: String
  /// The line, counted from 1.
  public let line: Int
  /// The column in UTF-16 units, counted from 1.
  public let column: Int

  /// A place by file, line and column, both counted from 1.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourcePlace: Comparable {
  /// Orders places by file name, then line, then column.
  public static func < (left: SourcePlace, right: SourcePlace) -> Bool {
    if left.file != right.file { return left.file < right.file }
    return (left.line, left.column) < (right.line, right.column)
  }
}

extension SourcePlace: CustomStringConvertible {
  /// `FILE:LINE:COLUMN`.
  public var description: String { "\(file):\(line):\(column)" }
}
