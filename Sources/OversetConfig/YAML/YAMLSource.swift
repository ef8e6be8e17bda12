import OversetVocabulary

/// A YAML text by lines, which turns the parser's marks into places.
///
/// libyaml counts columns in Unicode scalars; places count UTF-16 units.
final class YAMLSource: Sendable {
  /// The path that diagnostics name.
  let file: String
  /// The columns, in scalars from 0, at which a line has characters of two units; most lines have none.
  private let wideColumns: [Int: [Int]]
  /// The place behind the last character.
  private let end: TextPosition

  init(_ text: String, file: String) {
    self.file = file
    var wide: [Int: [Int]] = [:]
    var (line, column, units) = (1, 0, 0)
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if YAMLCharacters.isBreak(scalar) {
        if !(scalar == "\n" && last == "\r") { line += 1 }
        (column, units) = (0, 0)
      } else {
        if UTF16.width(scalar) == 2 { wide[line, default: []].append(column) }
        column += 1
        units += UTF16.width(scalar)
      }
      last = scalar
    }
    wideColumns = wide
    end = TextPosition(line: line, column: units + 1)
  }

  /// The place of a mark: a line and a column in scalars, both from 1.
  ///
  /// The parser may see a line behind a file whose last one has no end; the place is then the end.
  func place(line: Int, column: Int) -> SourcePlace {
    guard line <= end.line else { return SourcePlace(file: file, position: end) }
    return SourcePlace(file: file, line: line, column: column + wideCount(before: column - 1, line))
  }

  private func wideCount(before column: Int, _ line: Int) -> Int {
    guard let columns = wideColumns[line] else { return 0 }
    var (low, high) = (0, columns.count)
    while low < high {
      let middle = (low + high) / 2
      if columns[middle] < column { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
