import Foundation
import OversetShaping
import OversetText
import OversetVocabulary
import Testing

/// The width model against what iOS drew. The bounds are over all rows: no row is fitted by itself.
@Suite("Widths of iOS")
struct SystemWidthTests {
  /// The rows of `ios-widths.csv`.
  private static let all = WidthRecord.lines(of: "ios-widths.csv").compactMap { line in
    let cells = line.split(separator: ",", maxSplits: 7, omittingEmptySubsequences: false)
    return cells.count == 8
      ? WidthRecord(
        language: cells[0], size: cells[1], weight: cells[2], kind: cells[3], scale: cells[4],
        width: cells[6], text: cells[7]) : nil
  }

  private static let latin = all.filter { $0.language == "en" }

  @Test("the table is read whole")
  func table() {
    #expect(Self.all.count == 127 && Self.latin.count == 119)
    #expect(Self.latin.count { $0.isInk } == 18)
  }

  @Test("the median error is at most 0.72 %; of 8 characters or more 0.60 %, 95 % within 2.0 %")
  func errors() throws {
    let engine = try Bundled.engine()
    let all = try Self.latin.map { try error(of: $0, engine) }
    let long = try Self.latin.filter { $0.text.count >= 8 }.map { try error(of: $0, engine) }
    #expect(long.count == 85)
    #expect(quantile(0.5, all) <= 0.0072, "\(quantile(0.5, all))")
    #expect(quantile(0.5, long) <= 0.0060, "\(quantile(0.5, long))")
    #expect(quantile(0.95, long) <= 0.020, "\(quantile(0.95, long))")
  }

  @Test("at most one text is wider than predicted with its slack")
  func slack() throws {
    let engine = try Bundled.engine()
    let wider = try Self.latin.filter { row in
      var request = row.request
      request.width = row.width
      let slack = try #require(engine.fit(request)).slack
      return row.width > (try predicted(row, engine)) + slack
    }
    #expect(wider.count <= 1, "\(wider)")
  }

  @Test(
    "no Chinese or Korean text of a version before 26 is wider than predicted for it with its slack"
  )
  func olderVersions() throws {
    let engine = TextEngine(fonts: try FontCollection(manifest: Bundled.manifest(), version: 18))
    let rows = Self.all.filter { $0.language != "en" }
    #expect(rows.count == 8)
    for row in rows {
      var request = row.request
      request.lineLimit = 1
      request.width = 10_000
      let slack = try #require(engine.fit(request)).slack
      let width = try predicted(row, engine)
      #expect(row.width <= width + slack, "\(row.text): \(row.width), \(width) and \(slack)")
      #expect(
        abs(width - row.width) <= max(0.03 * row.width, 1),
        "\(row.text): \(row.width), not \(width)")
    }
  }

  private func error(of row: WidthRecord, _ engine: TextEngine) throws -> Double {
    abs(try predicted(row, engine) - row.width) / row.width
  }

  /// What a row is to be compared with: the size rounded up to the pixel, or the extent of the ink.
  private func predicted(_ row: WidthRecord, _ engine: TextEngine) throws -> Double {
    let layout = engine.layout(row.request)
    if row.isInk {
      let edges = try #require(layout.lines.first).inkEdges
      return try #require(edges.max()) - (try #require(edges.min()))
    }
    return row.scale > 0 ? Double(layout.size.width) : layout.naturalWidth
  }

  /// The value that a share of all do not exceed (nearest rank).
  private func quantile(_ share: Double, _ values: [Double]) -> Double {
    let rank = Int((share * Double(values.count)).rounded(.up))
    return values.isEmpty ? .nan : values.sorted()[max(rank, 1) - 1]
  }
}
