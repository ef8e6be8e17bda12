import Foundation
import OversetShaping
import OversetText
import OversetVocabulary
import Testing

/// The corrections of scripts against what iOS drew. The bounds are over all rows of a script.
@Suite("Widths of iOS by script")
struct ScriptWidthTests {
  /// A row of `ios-widths-scripts.csv`.
  struct Row: Sendable {
    let script: String
    let version: Int
    let record: WidthRecord

    init?(_ line: Substring) {
      let cells = line.split(separator: ",", maxSplits: 9, omittingEmptySubsequences: false)
      guard cells.count == 10, let version = Int(cells[6]),
        let record = WidthRecord(
          language: cells[1], size: cells[2], weight: cells[3], kind: cells[4], scale: cells[5],
          width: cells[7], text: cells[9])
      else { return nil }
      (script, self.version, self.record) = (String(cells[0]), version, record)
    }

    static let all = WidthRecord.lines(of: "ios-widths-scripts.csv").compactMap(Row.init)

    /// The rows of a script on the version that the corrections are for; without those that end with a
    /// sign of traditional Chinese, which has its ink elsewhere than the face at hand.
    static func newest(_ script: String) -> [WidthRecord] {
      all.filter {
        $0.script == script && $0.version == 26
          && !(script == "Hant" && $0.record.text.hasSuffix("。"))
      }.map(\.record)
    }
  }

  @Test("the table is read whole")
  func table() {
    #expect(Row.all.count == 338 && Set(Row.all.map(\.script)).count == 10)
  }

  /// What square letters keep free at each edge of a text beyond the faces at hand, in em: no part of a width.
  private static let bearing = ["Jpan": 0.036, "Hans": 0.053, "Hant": 0.053, "Kore": 0.031]

  @Test(
    "half of the errors are at most 1 %, of Devanagari 1.5 %, of Arabic and Hebrew 2 %",
    arguments: [
      ("Cyrl", 0.6, 2.4), ("Grek", 0.7, 3.5), ("Arab", 1.7, 6.6), ("Hebr", 1.7, 4.0),
      ("Thai", 1.0, 3.8), ("Deva", 1.3, 3.3), ("Jpan", 0.9, 2.6), ("Hans", 0.7, 3.2),
      ("Hant", 0.7, 3.2), ("Kore", 0.9, 3.2),
    ])
  func errors(script: String, median: Double, p95: Double) throws {
    let engine = try Bundled.engine()
    let errors = try Row.newest(script).map { row in
      abs(try predicted(row, script, engine) / row.width - 1) * 100
    }.sorted()
    #expect(errors[(errors.count - 1) / 2] <= median, "\(errors)")
    let rank = Int((0.95 * Double(errors.count)).rounded(.up))
    #expect(errors[rank - 1] <= p95, "\(errors)")
  }

  @Test("no text that iOS drew wider fits by the model", arguments: Set(Row.all.map(\.script)))
  func neverWider(script: String) throws {
    let engine = try Bundled.engine()
    for row in Row.newest(script) {
      // The room in which the real text just does not fit.
      var request = row.request
      request.lineLimit = 1
      request.width = 10_000
      let fit = try #require(engine.fit(request))
      let predicted = try predicted(row, script, engine)
      #expect(row.width <= predicted + fit.slack, "\(row.text)")
      #expect(fit.confidence == .fewRecords)
    }
  }

  /// What a row is to be compared with: the size rounded up to the pixel, or the extent of the ink.
  private func predicted(
    _ row: WidthRecord, _ script: String, _ engine: TextEngine
  ) throws -> Double {
    let layout = engine.layout(row.request)
    guard row.isInk else { return Double(layout.size.width) }
    let line = try #require(layout.lines.first)
    let edges = line.inkEdges
    guard let bearing = Self.bearing[script] else {
      return try #require(edges.max()) - (try #require(edges.min()))
    }
    return line.width - bearing * row.size * Double(squareEdges(of: row.text))
      - otherEdges(of: line, row.text)
  }

  /// How many of the first and the last character are square letters.
  private func squareEdges(of text: String) -> Int {
    [text.unicodeScalars.first, text.unicodeScalars.last].count(where: isSquare)
  }

  private func isSquare(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    switch scalar.value {
    case 0x30FB: return false
    case 0x3005...0x3007, 0x3041...0x3096, 0x30A1...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7A3:
      return true
    default: return false
    }
  }

  /// What the other characters at the edges of a line keep free, in points.
  private func otherEdges(of line: TextLine, _ text: String) -> Double {
    let edges = line.inkEdges
    guard let left = edges.min(), let right = edges.max() else { return 0 }
    return (isSquare(text.unicodeScalars.first) ? 0 : left)
      + (isSquare(text.unicodeScalars.last) ? 0 : line.width - right)
  }
}
