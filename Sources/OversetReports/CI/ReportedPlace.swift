/// A place as the readers of reports find it: a path from the repository, and columns in the units that they count.
package struct ReportedPlace: Sendable, Hashable {
  /// The path from the folder of the repository, else from the project's, without links; the whole path of a file
  /// outside.
  package let path: String
  /// The whole path.
  package let wholePath: String
  /// Whether ``path`` begins in the repository.
  package let isInside: Bool
  /// The line, from 1; nil if the whole file is meant.
  package let line: Int?
  /// The columns; nil if the whole file is meant.
  package let columns: Columns?
  /// The line's text; nil if the file cannot be read.
  package var text: String?

  /// From where to where a place reaches on its line, columns from 1, the end exclusive.
  package struct Columns: Sendable, Hashable {
    /// In UTF-16 units.
    package let start: Int
    /// In UTF-16 units: behind the last character of the line.
    package let end: Int
    /// In bytes of UTF-8.
    package let startByte: Int
    /// In bytes of UTF-8: behind the last character of the line.
    package let endByte: Int

    /// The rest of a line from a column in UTF-16 units. A column behind the line's end is its end, one within a
    /// character is its beginning.
    package init(from column: Int, in line: String) {
      let units = line.utf16
      let offset = min(max(column - 1, 0), units.count)
      var index = units.index(units.startIndex, offsetBy: offset)
      if index.samePosition(in: line.unicodeScalars) == nil { index = units.index(before: index) }
      start = units.distance(from: units.startIndex, to: index) + 1
      startByte = line.utf8.distance(from: line.utf8.startIndex, to: index) + 1
      let last = line.utf8.lastIndex { $0 != 0x20 && $0 != 0x09 }
      let end = max(last.map { line.utf8.index(after: $0) } ?? line.startIndex, index)
      self.end = max(units.distance(from: units.startIndex, to: end) + 1, start + 1)
      endByte = max(line.utf8.distance(from: line.utf8.startIndex, to: end) + 1, startByte + 1)
    }

    /// A column of a line that cannot be read: one unit wide, and counted alike in both.
    init(unread column: Int) {
      (start, startByte) = (column, column)
      (end, endByte) = (column + 1, column + 1)
    }
  }
}
