package import Foundation
package import OversetProject
package import OversetVocabulary

/// Measures JSON Lines: a request on each line in, an answer on each line out, in the same order.
package struct MeasureBatch: Sendable {
  /// The results of a batch.
  package struct Outcome: Sendable {
    /// The answers, one to a line, each ending in a newline.
    package let output: PrintedJSON
    /// How many rows were read.
    package let rowCount: Int
    /// How many of them were wrong.
    package let errorCount: Int
  }

  private let project: Project
  private let jobs: Int

  /// A batch that measures with up to `jobs` tasks at once.
  package init(project: Project, jobs: Int) {
    self.project = project
    self.jobs = max(jobs, 1)
  }

  /// Measures every row of `input`. A row that is wrong yields a row with `error`, and the batch
  /// goes on; empty lines are passed over.
  package func outcome(of input: Data) async -> Outcome {
    let rows = input.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .enumerated().filter { !$0.element.allSatisfy { $0 == 0x20 || $0 == 0x0D || $0 == 0x09 } }
      .map { (line: $0.offset + 1, bytes: Data($0.element)) }
    let size = max((rows.count + jobs - 1) / jobs, 1)
    let chunks = stride(from: 0, to: rows.count, by: size).map {
      Array(rows[$0..<min($0 + size, rows.count)])
    }
    let answers = await withTaskGroup(of: (Int, PrintedJSON, Int).self) { group in
      for (index, chunk) in chunks.enumerated() {
        group.addTask {
          let rows = RowMeasurer(project: project)
          var output = PrintedJSON()
          for row in chunk { output += rows.answer(to: row.bytes, line: row.line) }
          return (index, output, rows.errorCount)
        }
      }
      var all: [(Int, PrintedJSON, Int)] = []
      for await answer in group { all.append(answer) }
      return all.sorted { $0.0 < $1.0 }
    }
    return Outcome(
      output: answers.reduce(into: PrintedJSON()) { $0 += $1.1 }, rowCount: rows.count,
      errorCount: answers.reduce(0) { $0 + $1.2 })
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
    do {
      let request = try decoder.decode(MeasureRequest.self, from: row)
      try checkFields(of: row)
      return try encoded(try measurer.measure(request))
    } catch {
      errorCount += 1
      let id = (try? decoder.decode(RowID.self, from: row))?.id
      let failure = Failure(id: id, line: line, error: message(error, row))
      // A failure of words and numbers can be encoded.
      return (try? encoded(failure)) ?? PrintedJSON()
    }
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
