import Foundation
import OversetShaping
import OversetText
import OversetVocabulary
import Testing

/// The width model against what iOS drew. The bounds are over all rows: no row is fitted by itself.
@Suite("Widths of iOS")
struct SystemWidthTests {
  /// A row of `ios-widths.csv`.
  struct Row: Sendable {
    var language: LocaleTag
    var size: Double
    var weight: Int
    var isInk: Bool
    var scale: Double
    var width: Double
    var text: String

    init?(_ line: Substring) {
      let cells = line.split(separator: ",", maxSplits: 7, omittingEmptySubsequences: false)
      guard cells.count == 8, let language = LocaleTag(String(cells[0])),
        let size = Double(cells[1]), let weight = Int(cells[2]),
        ["frame", "ink"].contains(cells[3]), let scale = Double(cells[4]),
        let width = Double(cells[6])
      else { return nil }
      (self.size, self.weight, self.scale, self.width) = (size, weight, scale, width)
      (self.language, isInk, text) = (language, cells[3] == "ink", String(cells[7]))
    }

    static let all: [Row] = {
      let url = Bundle.module.bundleURL.appending(path: "Data/ios-widths.csv")
      let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
      return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap(Row.init)
    }()

    static var latin: [Row] { all.filter { $0.language == "en" } }

    var request: TextRequest {
      var request = TextRequest(
        text, font: TextFont(size: size, style: FontStyle(weight: weight)), locale: language)
      if scale > 0 { request.displayScale = scale }
      return request
    }
  }

  @Test("the table is read whole")
  func table() {
    #expect(Row.all.count == 127 && Row.latin.count == 119)
    #expect(Row.latin.count { $0.isInk } == 18)
  }

  @Test("the median error is at most 0.72 %; of 8 characters or more 0.60 %, 95 % within 2.0 %")
  func errors() throws {
    let engine = try Bundled.engine()
    let all = try Row.latin.map { try error(of: $0, engine) }
    let long = try Row.latin.filter { $0.text.count >= 8 }.map { try error(of: $0, engine) }
    #expect(long.count == 85)
    #expect(quantile(0.5, all) <= 0.0072, "\(quantile(0.5, all))")
    #expect(quantile(0.5, long) <= 0.0060, "\(quantile(0.5, long))")
    #expect(quantile(0.95, long) <= 0.020, "\(quantile(0.95, long))")
  }

  @Test("at most one text is wider than predicted with its slack")
  func slack() throws {
    let engine = try Bundled.engine()
    let wider = try Row.latin.filter { row in
      var request = row.request
      request.width = row.width
      let slack = try #require(engine.fit(request)).slack
      return row.width > (try predicted(row, engine)) + slack
    }
    #expect(wider.count <= 1, "\(wider)")
  }

  private func error(of row: Row, _ engine: TextEngine) throws -> Double {
    abs(try predicted(row, engine) - row.width) / row.width
  }

  /// What a row is to be compared with: the size rounded up to the pixel, or the extent of the ink.
  private func predicted(_ row: Row, _ engine: TextEngine) throws -> Double {
    let layout = engine.layout(row.request)
    if row.isInk { return try inkWidth(try #require(layout.lines.first)) }
    return row.scale > 0 ? Double(layout.size.width) : layout.naturalWidth
  }

  private func inkWidth(_ line: TextLine) throws -> Double {
    var edges: [Double] = []
    for run in line.runs {
      guard case .glyphs(let instance, let glyphs) = run.content else { continue }
      let scale = run.size / Double(instance.unitsPerEm)
      for glyph in glyphs {
        guard let box = instance.inkBox(of: glyph.id) else { continue }
        edges += [glyph.x + Double(box.left) * scale, glyph.x + Double(box.right) * scale]
      }
    }
    return try #require(edges.max()) - (try #require(edges.min()))
  }

  /// The value that a share of all do not exceed (nearest rank).
  private func quantile(_ share: Double, _ values: [Double]) -> Double {
    let rank = Int((share * Double(values.count)).rounded(.up))
    return values.isEmpty ? .nan : values.sorted()[max(rank, 1) - 1]
  }
}
