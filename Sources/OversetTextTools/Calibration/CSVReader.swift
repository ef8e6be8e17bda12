import OversetVocabulary

/// One field of a CSV file, and where it begins.
struct CSVField: Equatable, Sendable {
  /// The text, without quotation marks.
  var text: String
  /// The 1-based line.
  var line: Int
  /// The 1-based column, in Unicode scalars.
  var column: Int
}

/// Reads comma-separated values as RFC 4180 has them: fields in quotation marks may hold commas, line
/// breaks and doubled quotation marks. Lines end in LF, CR or both; empty lines are passed over, and
/// so is a byte order mark.
struct CSVReader {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var line = 1
  private var column = 1
  private let file: String

  init(_ text: String, file: String) {
    let all = Array(text.unicodeScalars)
    scalars = all.first == "\u{FEFF}" ? Array(all.dropFirst()) : all
    self.file = file
  }

  /// The records of `text`.
  ///
  /// - Throws: `Diagnostic` for a quotation mark out of place, with line and column.
  static func records(of text: String, file: String) throws(Diagnostic) -> [[CSVField]] {
    var reader = CSVReader(text, file: file)
    var records: [[CSVField]] = []
    while reader.index < reader.scalars.count {
      let record = try reader.record()
      let isEmptyLine = record.count == 1 && record[0].text.isEmpty
      if !isEmptyLine { records.append(record) }
    }
    return records
  }

  private mutating func record() throws(Diagnostic) -> [CSVField] {
    var fields: [CSVField] = []
    while true {
      fields.append(try field())
      guard let separator = current else { return fields }
      advance()
      if separator != "," { return fields }
    }
  }

  /// The next field; stops at the comma or line end after it.
  private mutating func field() throws(Diagnostic) -> CSVField {
    if current == "\"" { return try quotedField() }
    var field = CSVField(text: "", line: line, column: column)
    while let scalar = current, !isSeparator(scalar) {
      if scalar == "\"" {
        throw error(
          "a quotation mark inside an unquoted field",
          "quote the whole field and double the inner mark")
      }
      field.text.unicodeScalars.append(scalar)
      advance()
    }
    return field
  }

  private mutating func quotedField() throws(Diagnostic) -> CSVField {
    var field = CSVField(text: "", line: line, column: column)
    advance()
    while let scalar = current {
      advance()
      if scalar != "\"" {
        field.text.unicodeScalars.append(scalar)
      } else if current == "\"" {
        field.text.unicodeScalars.append(scalar)
        advance()
      } else if let next = current, !isSeparator(next) {
        throw error(
          "text after the closing quotation mark", "insert a comma, or double the mark")
      } else {
        return field
      }
    }
    throw Diagnostic(
      .data, file: file, line: field.line, column: field.column,
      problem: "the quotation mark is never closed", remedy: "close it, or double it")
  }

  // MARK: Steps

  private var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "," || scalar == "\n" || scalar == "\r"
  }

  /// Goes on by one scalar, or by both of a line end of two.
  private mutating func advance() {
    guard let scalar = current else { return }
    index += 1
    switch scalar {
    case "\r" where current == "\n":
      // Inside of quotation marks both are kept: the line feed comes next, and counts the line.
      break
    case "\n", "\r":
      line += 1
      column = 1
    default: column += 1
    }
  }

  private func error(_ problem: String, _ remedy: String) -> Diagnostic {
    Diagnostic(
      .data, file: file, line: line, column: column, problem: problem, remedy: remedy)
  }
}
