import OversetVocabulary

/// A YAML text by lines, which turns the parser's marks into places.
///
/// libyaml counts columns in Unicode scalars; places count UTF-16 units.
final class YAMLSource: Sendable {
  /// The path that diagnostics name.
  let file: String
  private let lines: [Substring]

  init(_ text: String, file: String) {
    self.file = file
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// The place of a mark: a line and a column in scalars, both from 1.
  func place(line: Int, column: Int) -> SourcePlace {
    // The parser sees a line behind a file whose last one has no end.
    guard lines.indices.contains(line - 1) else {
      return SourcePlace(
        file: file, line: lines.count, column: (lines.last?.utf16.count ?? 0) + 1)
    }
    let before = lines[line - 1].unicodeScalars.prefix(max(column - 1, 0))
    // Behind the line's end, at its terminator, there is one unit for each scalar.
    let beyond = max(column - 1 - before.count, 0)
    let units = before.reduce(0) { $0 + UTF16.width($1) }
    return SourcePlace(file: file, line: line, column: units + beyond + 1)
  }
}
