import OversetProject
import OversetRaster
package import OversetVocabulary

/// Reads the rows of a calibration file by its header.
package struct CalibrationTableReader {
  private enum Column: String, CaseIterable {
    case text, size, weight, width, locale, scale, kind
    case screenshot, x, y, w, h
    case page

    /// Those of which each file has one: they say where widths are.
    static let measures: [Column] = [.width, .screenshot, .page]
    static let part: [Column] = [.x, .y, .w, .h]
    /// Those that say what the page of a kit says itself.
    static let notOfPages: Set<Column> = [.width, .screenshot, .scale, .kind, .x, .y, .w, .h]
  }

  private let file: String

  /// The rows of a file's contents.
  ///
  /// - Throws: `Diagnostic` with the place of every wrong row, up to 20.
  package static func rows(of text: String, file: String) throws(Diagnostic) -> [CalibrationRow] {
    let records = try CSVReader.records(of: text, file: file)
    let reader = CalibrationTableReader(file: file)
    guard let header = records.first else {
      throw Diagnostic(
        .data, file: file, line: 1, column: 1, problem: "the file is empty",
        remedy: "make the first line text,size,weight,width")
    }
    let columns = try reader.columns(header)
    var rows: [CalibrationRow] = []
    var faults = FaultList()
    for record in records.dropFirst() {
      do throws(Diagnostic) {
        rows.append(try reader.row(record, columns))
      } catch {
        faults.add(error)
      }
    }
    try faults.end()
    return rows
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
    try proveComplete(columns, header)
    return columns
  }

  private func proveComplete(_ columns: [Column], _ header: [CSVField]) throws(Diagnostic) {
    let first = header[0]
    for column in [Column.text, .size, .weight] where !columns.contains(column) {
      throw error(
        at: first, "there is no column '\(column.rawValue)'",
        "make the first line text,size,weight,width")
    }
    guard columns.contains(where: Column.measures.contains) else {
      throw error(
        at: first, "there is no column 'width' or 'screenshot'",
        "make the first line text,size,weight,width, or text,size,weight,screenshot")
    }
    if columns.contains(.page), let index = columns.firstIndex(where: Column.notOfPages.contains) {
      throw error(
        at: header[index], "the column '\(columns[index].rawValue)' cannot stand beside 'page'",
        "leave the table of a kit as it was written, or remove the column 'page'")
    }
    let part = columns.filter(Column.part.contains)
    if !part.isEmpty, part.count < Column.part.count || !columns.contains(.screenshot) {
      throw error(
        at: first, "x, y, w and h are the part of a screenshot",
        "add all four and the column 'screenshot', or remove them")
    }
  }

  private func row(_ record: [CSVField], _ columns: [Column]) throws(Diagnostic) -> CalibrationRow {
    guard record.count == columns.count else {
      throw error(
        at: record[0], "the row has \(record.count) fields, the header has \(columns.count)",
        "quote texts that contain a comma")
    }
    let fields = Dictionary(zip(columns, record)) { first, _ in first }
    let picture = optional(fields[.screenshot]) ?? fields[.text] ?? record[0]
    return CalibrationRow(
      place: TextPosition(line: record[0].line, column: picture.column),
      text: try text(fields[.text]),
      size: try number(fields[.size], "size", in: 0.1...1000) ?? 17,
      weight: try weight(fields[.weight]), locale: try locale(fields[.locale]),
      scale: try number(optional(fields[.scale]), "scale", in: 0.1...10),
      measure: try measure(fields, record[0]))
  }

  /// The one place of a row that has its width.
  private func measure(
    _ fields: [Column: CSVField], _ first: CSVField
  ) throws(Diagnostic) -> CalibrationRow.Measure {
    if let page = fields[.page] {
      let number = try number(page, "page", in: 1...Double(KitContents.mostPages)) ?? 1
      return .page(try whole(number, "page", page))
    }
    guard let screenshot = optional(fields[.screenshot]) else {
      let width = fields[.screenshot] == nil ? fields[.width] : optional(fields[.width])
      guard let width = try number(width, "width", in: 0.1...100_000) else {
        throw error(
          at: fields[.screenshot] ?? first, "the row has neither a width nor a screenshot",
          "give one of them")
      }
      return .width(width, try kind(fields[.kind]))
    }
    if let width = optional(fields[.width]) {
      throw error(
        at: width, "the row has a width and a screenshot", "remove one of them")
    }
    if let kind = optional(fields[.kind]), try self.kind(kind) != .ink {
      throw error(at: kind, "the width in a screenshot is that of the ink", "write ink, or nothing")
    }
    return .screenshot(
      CalibrationRow.Screenshot(path: screenshot.text.trimmed, part: try part(fields)))
  }

  /// The part of a screenshot; all four numbers or none.
  private func part(_ fields: [Column: CSVField]) throws(Diagnostic) -> PixelRect? {
    let given = Column.part.compactMap { optional(fields[$0]) }
    guard let first = given.first else { return nil }
    guard given.count == Column.part.count else {
      throw error(at: first, "x, y, w and h belong together", "give all four, in pixels")
    }
    var numbers: [Int] = []
    for (column, field) in zip(Column.part, given) {
      let least = column == .w || column == .h ? 1.0 : 0.0
      let value = try number(field, column.rawValue, in: least...100_000) ?? 0
      numbers.append(try whole(value, column.rawValue, field))
    }
    return PixelRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
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

  private func whole(
    _ value: Double, _ name: String, _ field: CSVField
  ) throws(Diagnostic) -> Int {
    guard value == value.rounded() else {
      throw error(at: field, "\(name) is '\(field.text)'", "give a whole number")
    }
    return Int(value)
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
