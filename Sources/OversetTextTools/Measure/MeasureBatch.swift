package import Foundation
package import OversetProject
package import OversetVocabulary

/// Measures JSON Lines: a request on each line in, an answer on each line out, in the same order.
package struct MeasureBatch: Sendable {
  private let project: Project
  private let jobs: Int

  /// A batch that measures with up to `jobs` tasks at once.
  package init(project: Project, jobs: Int) {
    self.project = project
    self.jobs = max(jobs, 1)
  }

  /// The longest row, in bytes: one with the longest text, each unit of it escaped, and its other fields.
  static let longestRow = 8_000_000
  /// How many rows each task measures before what is known is written.
  private static let rowsInTurn = 8192

  /// Measures every row of `input`, and writes answers as they are known, in the order of the rows. A row that is
  /// wrong yields a row with `error`, and the batch goes on; empty lines are passed over.
  package func measure(
    _ input: Data, write: (PrintedJSON) -> Void
  ) async -> (rowCount: Int, errorCount: Int) {
    var rows = BatchRows(input)
    var counts = (rowCount: 0, errorCount: 0)
    while true {
      let turn = rows.next(Self.rowsInTurn * jobs)
      if turn.isEmpty { return counts }
      let answers = await answers(to: turn)
      for answer in answers {
        write(answer.output)
        counts.errorCount += answer.errorCount
      }
      counts.rowCount += turn.count
    }
  }

  /// The answers to `rows`, by task and in order.
  private func answers(
    to rows: [BatchRows.Row]
  ) async -> [(index: Int, output: PrintedJSON, errorCount: Int)] {
    let size = max((rows.count + jobs - 1) / jobs, 1)
    return await withTaskGroup(of: (index: Int, output: PrintedJSON, errorCount: Int).self) {
      group in
      for start in stride(from: 0, to: rows.count, by: size) {
        let chunk = rows[start..<min(start + size, rows.count)]
        group.addTask {
          let measurer = RowMeasurer(project: project)
          var output = PrintedJSON()
          for row in chunk { output += measurer.answer(to: row.bytes, line: row.line) }
          return (start, output, measurer.errorCount)
        }
      }
      var all: [(index: Int, output: PrintedJSON, errorCount: Int)] = []
      for await answer in group { all.append(answer) }
      return all.sorted { $0.index < $1.index }
    }
  }
}

/// The lines of a batch that are not empty, a few at a time.
private struct BatchRows {
  struct Row: Sendable {
    let line: Int
    let bytes: Data
  }

  private var rest: Data
  private var line = 0

  init(_ input: Data) { rest = input[...] }

  /// Up to `limit` more rows; none at the end.
  mutating func next(_ limit: Int) -> [Row] {
    var rows: [Row] = []
    while rows.count < limit, !rest.isEmpty {
      line += 1
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      let bytes = rest[rest.startIndex..<end]
      rest = rest[min(end + 1, rest.endIndex)...]
      if !bytes.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) {
        rows.append(Row(line: line, bytes: bytes))
      }
    }
    return rows
  }
}

/// Answers rows one after the other.
private final class RowMeasurer {
  private let measurer: Measurer
  private let decoder = JSONDecoder()
  private(set) var errorCount = 0

  init(project: Project) {
    measurer = Measurer(project: project)
  }

  private struct Failure: Encodable {
    var id: MeasureID?
    var line: Int
    var error: String
  }

  private struct RowID: Decodable { var id: MeasureID? }

  func answer(to row: Data, line: Int) -> PrintedJSON {
    let isLong = row.count > MeasureBatch.longestRow
    do {
      if isLong { throw Self.tooLong(row) }
      let request = try decoder.decodeBounded(MeasureRequest.self, from: row)
      try checkFields(of: row)
      return try encoded(try measurer.measure(request))
    } catch {
      errorCount += 1
      let id = isLong ? nil : (try? decoder.decodeBounded(RowID.self, from: row))?.id
      let failure = Failure(id: id, line: line, error: message(error, row))
      // A failure of words and numbers can be encoded.
      return (try? encoded(failure)) ?? PrintedJSON()
    }
  }

  private static func tooLong(_ row: Data) -> Diagnostic {
    Diagnostic(
      .data, problem: "the row has \(row.count) bytes",
      remedy: "measure its parts; the limit is \(MeasureBatch.longestRow)")
  }

  /// A misspelt field would be answered as if it were not there.
  private func checkFields(of row: Data) throws(Diagnostic) {
    let fields = (try? decoder.decode([String: Ignored].self, from: row))?.keys.sorted() ?? []
    for field in fields where !MeasureRequest.fields.contains(field) {
      throw Diagnostic.unknown("field", field, known: MeasureRequest.fields)
    }
  }

  private struct Ignored: Decodable { init(from decoder: any Decoder) {} }

  private func encoded(_ value: some Encodable) throws -> PrintedJSON {
    try PrintedJSON(value, isIndented: false)
  }

  private func message(_ error: any Error, _ row: Data) -> String {
    switch error {
    case let error as Diagnostic: error.description
    case DecodingError.keyNotFound(let key, _):
      "the row has no '\(key.stringValue)'; every row needs it"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      context.codingPath.first
        .map { "'\($0.stringValue)' has the wrong type; see the list of fields" } ?? noObject
    // The decoder says no more of a number that its field cannot hold than of a broken row.
    case DecodingError.dataCorrupted where (try? JSONSerialization.jsonObject(with: row)) != nil:
      "a number is out of range for its field; id and lines must be whole numbers"
    default: noObject
    }
  }

  private let noObject = "the row is not a JSON object; write one object per line"
}
