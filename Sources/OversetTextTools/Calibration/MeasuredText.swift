import OversetProject
package import OversetVocabulary

/// A text with the width that iOS gave it: a row of a calibration file.
package struct MeasuredText: Sendable, Equatable {
  /// What a width is the width of.
  package enum Kind: String, Sendable, CaseIterable {
    /// A view's frame: the advance width, rounded up to the pixel.
    case frame
    /// What is drawn: from the first to the last pixel with ink.
    case ink
  }

  /// The 1-based line of the row.
  package let line: Int
  /// The text, on one line.
  package let text: String
  /// The size of the font, in points.
  package let size: Double
  /// The weight, 100 to 900.
  package let weight: Int
  /// The measured width, in points.
  package let width: Double
  /// The BCP 47 tag.
  package let locale: LocaleTag
  /// Pixels per point.
  package let scale: Double
  /// What was measured.
  package let kind: Kind
}

/// Reads the rows of a calibration file by its header.
struct MeasuredTextReader {
  private enum Column: String, CaseIterable {
    case text, size, weight, width, locale, scale, kind

    var isRequired: Bool { [.text, .size, .weight, .width].contains(self) }
  }

  /// How many wrong rows a message lists.
  private static let listed = 20

  private let file: String

  /// The rows of a file's contents.
  ///
  /// - Throws: `Diagnostic` with the place of every wrong row, up to 20.
  static func rows(of text: String, file: String) throws(Diagnostic) -> [MeasuredText] {
    let records = try CSVReader.records(of: text, file: file)
    let reader = MeasuredTextReader(file: file)
    guard let header = records.first else {
      throw Diagnostic(
        .data, file: file, line: 1, column: 1, problem: "the file is empty",
        remedy: "make the first line text,size,weight,width")
    }
    let columns = try reader.columns(header)
    var rows: [MeasuredText] = []
    var faults: [Diagnostic] = []
    for record in records.dropFirst() {
      do throws(Diagnostic) {
        rows.append(try reader.row(record, columns))
      } catch {
        faults.append(error)
      }
    }
    guard var first = faults.first else { return rows }
    first.alsoFound = Array(faults.dropFirst().prefix(Self.listed - 1))
    if faults.count > Self.listed {
      let rest = faults.count - Self.listed
      first.alsoFound.append(
        Diagnostic(
          .data, file: first.file,
          problem: rest == 1 ? "1 more row is wrong" : "\(rest) more rows are wrong",
          remedy: "correct the rows above first"))
    }
    throw first
  }

  private func columns(_ header: [CSVField]) throws(Diagnostic) -> [Column] {
    var columns: [Column] = []
    let names = Column.allCases.map(\.rawValue)
    for field in header {
      let name = field.text.trimmed
      guard let column = Column(rawValue: name) else {
        let unknown = Diagnostic.unknown("column", name, known: names)
        throw error(at: field, unknown.problem, unknown.remedy)
      }
      if columns.contains(column) {
        throw error(at: field, "there are two columns '\(name)'", "remove one")
      }
      columns.append(column)
    }
    for column in Column.allCases where column.isRequired && !columns.contains(column) {
      throw error(
        at: header[0], "there is no column '\(column.rawValue)'",
        "make the first line text,size,weight,width")
    }
    return columns
  }

  private func row(_ record: [CSVField], _ columns: [Column]) throws(Diagnostic) -> MeasuredText {
    guard record.count == columns.count else {
      throw error(
        at: record[0], "the row has \(record.count) fields, the header has \(columns.count)",
        "quote texts that contain a comma")
    }
    let fields = Dictionary(zip(columns, record)) { first, _ in first }
    return MeasuredText(
      line: record[0].line, text: try text(fields[.text]),
      size: try number(fields[.size], "size", in: 0.1...1000) ?? 17,
      weight: try weight(fields[.weight]),
      width: try number(fields[.width], "width", in: 0.1...100_000) ?? 0,
      locale: try locale(fields[.locale]),
      scale: try number(optional(fields[.scale]), "scale", in: 0.1...10) ?? 3,
      kind: try kind(fields[.kind]))
  }

  // MARK: Fields

  private func text(_ field: CSVField?) throws(Diagnostic) -> String {
    guard let field else { return "" }
    if field.text.trimmed.isEmpty {
      throw error(at: field, "the text is empty", "add a text, or remove the row")
    }
    if field.text.unicodeScalars.contains(where: { $0.properties.isLineEnd }) {
      throw error(at: field, "the text has a line break", "measure each line separately")
    }
    return field.text
  }

  private func number(
    _ field: CSVField?, _ name: String, in range: ClosedRange<Double>
  ) throws(Diagnostic) -> Double? {
    guard let field else { return nil }
    guard let value = Double(field.text.trimmed), range.contains(value) else {
      throw error(
        at: field, "\(name) is '\(field.text)'",
        "give a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return value
  }

  private func weight(_ field: CSVField?) throws(Diagnostic) -> Int {
    guard let field else { return 400 }
    do throws(Diagnostic) {
      return try MeasureWeight.name(field.text.trimmed).value()
    } catch {
      throw self.error(at: field, error.problem, error.remedy)
    }
  }

  private func locale(_ field: CSVField?) throws(Diagnostic) -> LocaleTag {
    guard let field = optional(field) else { return "en" }
    do throws(Diagnostic) {
      return try MatrixSelection.tag(field.text.trimmed, known: [])
    } catch {
      throw self.error(at: field, error.problem, error.remedy)
    }
  }

  private func kind(_ field: CSVField?) throws(Diagnostic) -> MeasuredText.Kind {
    guard let field = optional(field) else { return .frame }
    guard let kind = MeasuredText.Kind(rawValue: field.text.trimmed) else {
      throw error(at: field, "kind is '\(field.text)'", "write frame or ink")
    }
    return kind
  }

  /// A field that is not left empty.
  private func optional(_ field: CSVField?) -> CSVField? {
    field.flatMap { $0.text.trimmed.isEmpty ? nil : $0 }
  }

  private func error(at field: CSVField, _ problem: String, _ remedy: String) -> Diagnostic {
    Diagnostic(
      .data, file: file, line: field.line, column: field.column, problem: problem,
      remedy: remedy)
  }
}

extension String {
  fileprivate var trimmed: String {
    let scalars = unicodeScalars.drop { $0.properties.isWhitespace }
    let end = scalars.lastIndex { !$0.properties.isWhitespace }
    return end.map { String(scalars[...$0]) } ?? ""
  }
}

extension Unicode.Scalar.Properties {
  /// Whether lines must break there (UAX #14: BK, CR, LF, NL).
  fileprivate var isLineEnd: Bool {
    switch generalCategory {
    case .lineSeparator, .paragraphSeparator: true
    case .control: isWhitespace && lowercaseMapping != "\t"
    default: false
    }
  }
}
