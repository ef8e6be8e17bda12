import Foundation
import OversetVocabulary

/// The “Reviewdog Diagnostic Format” (rdjson): columns count bytes of UTF-8 from 1, and ends are exclusive.
struct RDJSONReport {
  private struct Document: Encodable {
    let source: Source
    let diagnostics: [Entry]
  }

  private struct Source: Encodable { let name: String }

  private struct Entry: Encodable {
    let message: String
    let location: Location
    let severity: String
    let code: Code
    let relatedLocations: [Related]?
  }

  private struct Code: Encodable { let value: String }

  private struct Related: Encodable {
    let message: String
    let location: Location
  }

  private struct Location: Encodable {
    let path: String
    let range: Range?

    init(_ place: ReportedPlace) {
      path = place.path
      range = place.line.map { line in
        Range(
          start: Position(line: line, column: place.columns?.startByte ?? 1),
          end: place.columns.map { Position(line: line, column: $0.endByte) })
      }
    }
  }

  private struct Range: Encodable {
    let start: Position
    let end: Position?
  }

  private struct Position: Encodable {
    let line: Int
    let column: Int
  }

  private let report: FindingReport

  init(_ report: FindingReport) { self.report = report }

  /// The report, ending in a newline.
  var json: PrintedJSON {
    get throws {
      try PrintedJSON(
        Document(
          source: Source(name: "overset"),
          diagnostics: report.causes.flatMap { cause in
            cause.results.map { entry($0, of: cause) }
          }), isIndented: false)
    }
  }

  private func entry(_ result: ReportedResult, of cause: ReportedCause) -> Entry {
    Entry(
      message: "\(result.message); \(result.fix)", location: Location(result.place),
      severity: cause.severity.rawValue.uppercased(), code: Code(value: cause.rule.id),
      // Readers before version 0.18 know no such field, and need none.
      relatedLocations: result.related.isEmpty
        ? nil
        : result.related.map {
          Related(message: $0.words.string, location: Location($0.place))
        })
  }
}
