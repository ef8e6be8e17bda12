import OversetVocabulary

/// How large and how deeply nested a file of Swift may be.
enum SourceLimits {
  /// The bytes of a file.
  static let bytes = 4 * 1024 * 1024
  /// The nodes of a file: what a hundred thousand lines have.
  static let nodes = 2_000_000
  /// How many brackets may be open at a place; deeper ones the parser leaves out.
  static let nesting = 256
  /// How many macros may be open at a place: the parser's work grows with their cube.
  static let macros = 16
  /// How many of one kind may be begun where no bracket is opened: ternaries, types' arguments, keywords.
  static let run = 128
  /// The estimated work of the parser, in units of about a microsecond.
  static let parsingWork = 20_000_000

  /// Refuses a text that is too large or too deeply nested to be parsed in bounded time and space.
  static func check(_ lines: SourceLines, file: String) throws(Diagnostic) {
    guard lines.bytes.count <= bytes else {
      throw Diagnostic(
        .data, at: SourcePlace(file: file, line: 1, column: 1),
        problem: "the file has \(lines.bytes.count) bytes, more than the \(bytes) that are read",
        remedy: "divide the file, or leave it out if it is generated")
    }
    guard let fault = NestingScan.fault(in: lines.bytes) else { return }
    let place = lines.place(of: fault)
    throw Diagnostic(
      .data, at: SourcePlace(file: file, line: place.line, column: place.column),
      problem: "the code is too deeply nested to be read",
      remedy: "divide the expression, or leave the file out if it is generated")
  }

  /// Says that a file has more nodes than are read.
  static func tooManyNodes(in file: String) -> Diagnostic {
    Diagnostic(
      .data, at: SourcePlace(file: file, line: 1, column: 1),
      problem: "the file has more than \(nodes) declarations, statements and values",
      remedy: "divide the file, or leave it out if it is generated")
  }
}
