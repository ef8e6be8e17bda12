import Foundation
import OversetShaping
import OversetText
import OversetVocabulary
import Testing

@Suite("Heights")
struct HeightTests {
  /// A row of `heights.csv`.
  struct Row: Sendable, CustomTestStringConvertible {
    var size: Double
    var leading: Double?
    var lines: Int
    var scale: Double
    var height: Double

    init?(_ line: Substring) {
      let cells = line.split(separator: ",", omittingEmptySubsequences: false)
      guard cells.count == 6, let size = Double(cells[0]), let lines = Int(cells[2]),
        let scale = Double(cells[3]), let height = Double(cells[4])
      else { return nil }
      (self.size, self.lines, self.scale, self.height) = (size, lines, scale, height)
      leading = Double(cells[1])
    }

    var testDescription: String {
      "\(size)/\(leading ?? 0), \(lines) lines at \(scale)x: \(height)"
    }

    static let all: [Row] = {
      let url = Bundle.module.bundleURL.appending(path: "Data/heights.csv")
      let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
      return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap(Row.init)
    }()
  }

  @Test("the table is read whole")
  func table() { #expect(Row.all.count == 181) }

  @Test("k lines are as high as the rule for their font says", arguments: Row.all)
  func height(_ row: Row) throws {
    let text = Array(repeating: "line", count: row.lines).joined(separator: "\n")
    var request = TextRequest(text, font: TextFont(size: row.size, leading: row.leading))
    request.displayScale = row.scale
    for script in [request, request.replacingLines(with: "سطر"), request.replacingLines(with: "行")]
    {
      let layout = try Bundled.engine().layout(script)
      #expect(layout.lines.count == row.lines)
      #expect(abs(Double(layout.size.height) - row.height) < 1e-6)
      #expect(abs(layout.firstBaseline - row.size * 1950 / 2048) < 1e-9)
      let lineAdvance = row.leading ?? row.size * 2444 / 2048
      for (index, line) in layout.lines.enumerated() {
        #expect(abs(line.baseline - layout.firstBaseline - Double(index) * lineAdvance) < 1e-9)
        #expect(abs(line.ascent + line.descent - row.size * 1.193359375) < 1e-9)
      }
      #expect(layout.lastBaseline == layout.lines.last?.baseline)
    }
  }

  /// What iOS 26 adds to a line, seen as rows of a list with a title and one or two lines below it, and as a
  /// bar with a large title.
  @Test(
    "lines follow the language of the app, whatever letters stand in them",
    arguments: [
      ("en", 0.0, 0.0, 0.0), ("he", 0, 0, 0), ("el", 0, 0, 0), ("ja", 0, 0, 0), ("ko", 0, 0, 0),
      ("ru", 0, 0, 0), ("zh-Hans", 0, 0, 0), ("ar", 4, 6, 11.0 / 3), ("ar-EG", 4, 6, 11.0 / 3),
      ("th", 7, 10, 13.0 / 3), ("hi", 7, 10, 13.0 / 3),
    ] as [(LocaleTag, Double, Double, Double)])
  func languages(
    locale: LocaleTag, oneLine: Double, twoLines: Double, largeTitle: Double
  ) throws {
    func height(_ text: String, _ size: Double, _ leading: Double, _ locale: LocaleTag) throws
      -> Double
    {
      var request = TextRequest(
        text, font: TextFont(size: size, leading: leading), locale: locale)
      request.displayScale = 3
      return Double(try Bundled.engine().layout(request).size.height)
    }
    func growth(_ texts: [(String, Double, Double)]) throws -> Double {
      try texts.reduce(0) { sum, text in
        sum + (try height(text.0, text.1, text.2, locale))
          - (try height(text.0, text.1, text.2, "en"))
      }
    }
    for word in ["7 a", "สวัสดี", "مرحبا"] {
      let row = [(word, 17.0, 22.0), (word, 12, 16)]
      let longRow = [(word, 17.0, 22.0), ("\(word)\n\(word)", 13, 18)]
      // To a third of a point, which is a pixel.
      #expect(abs(try growth(row) - oneLine) < 0.34)
      #expect(abs(try growth(longRow) - twoLines) < 0.34)
      #expect(abs(try growth([(word, 34, 41)]) - largeTitle) < 0.34)
    }
  }

  @Test("lines of Thai are as high as others before iOS 17, and by the faces' own metrics")
  func linesOfOlderVersions() throws {
    let old = TextEngine(fonts: try FontCollection(manifest: Bundled.manifest(), version: 16))
    let new = try Bundled.engine()
    var request = TextRequest("a", locale: "th")
    #expect(old.layout(request).size.height < new.layout(request).size.height)
    request.metrics = .font
    #expect(old.layout(request).size.height == new.layout(request).size.height)
  }

  @Test(
    "a limited height shows the lines that stand in it, at least one",
    arguments: [
      (0.0, 1), (20.0, 1), (42.28, 1), (42.29, 2), (64.28, 2), (64.29, 3), (64.5, 3),
      (86.29, 4), (1000, 6),
    ])
  func limitedHeight(height: Double, count: Int) throws {
    // Body: 20.287109375 for the first line, 22 for each further one.
    var request = TextRequest("a\nb\nc\nd\ne\nf", font: TextFont(size: 17, leading: 22))
    request.height = height
    request.width = 200
    let layout = try Bundled.engine().layout(request)
    #expect(layout.lines.count == count)
    #expect(layout.isTruncated == (count < 6) && layout.isTruncatedByHeight == (count < 6))
    #expect(layout.neededLines == 6)
  }

  @Test("of height and line limit the smaller one holds, and is named")
  func heightAndLimit() throws {
    let engine = try Bundled.engine()
    var request = TextRequest("a\nb\nc\nd", font: TextFont(size: 17, leading: 22))
    request.width = 200
    for (limit, height, count, isTruncatedByHeight) in [
      (3, 50.0, 2, true), (2, 70, 2, false), (2, 50, 2, false), (4, 100, 4, false),
    ] {
      request.lineLimit = limit
      request.height = height
      let layout = engine.layout(request)
      #expect(layout.lines.count == count)
      #expect(layout.isTruncatedByHeight == isTruncatedByHeight)
    }
  }

  @Test("line spacing stands between lines, not around them", arguments: [0.0, 3, 7.5, -4])
  func lineSpacing(_ spacing: Double) throws {
    var request = TextRequest("a\nb\nc", font: TextFont(size: 17, leading: 22))
    request.displayScale = 1024
    let plain = try Bundled.engine().layout(request)
    request.lineSpacing = spacing
    let spaced = try Bundled.engine().layout(request)
    #expect(abs(spaced.size.height - plain.size.height - 2 * spacing) < 0.01)
    #expect(spaced.firstBaseline == plain.firstBaseline)
  }

  @Test(
    "reserved lines take up height whether there is text for them or not",
    arguments: [(0, 1), (0, 3), (1, 1), (1, 3), (2, 3), (3, 3), (5, 3)])
  func minimumLines(lines: Int, minimum: Int) throws {
    let text = Array(repeating: "x", count: lines).joined(separator: "\n")
    var request = TextRequest(text, font: TextFont(size: 17, leading: 22))
    request.minimumLines = minimum
    request.displayScale = 2
    let height = try Bundled.engine().layout(request).size.height
    let expected = 20.287109375 + 22 * Double(max(lines, minimum) - 1)
    #expect(Double(height) == ceil(expected * 2) / 2)
  }

  @Test("a line is as high as the tallest of its spans, and a raised span makes room for itself")
  func mixedSpans() throws {
    let engine = try Bundled.engine()
    let font = TextFont(size: 10)
    var request = TextRequest(
      text: Array("ab\ncd".utf16),
      spans: [TextSpan(font: font), TextSpan(start: 4, font: TextFont(size: 20))])
    var lines = engine.layout(request).lines
    #expect(abs(lines[0].ascent - 10 * 1950 / 2048) < 1e-9)
    #expect(abs(lines[1].ascent - 20 * 1950 / 2048) < 1e-9)
    request.spans = [TextSpan(font: font), TextSpan(start: 4, font: font, baselineOffset: 6)]
    lines = engine.layout(request).lines
    #expect(abs(lines[1].ascent - lines[0].ascent - 6) < 1e-9)
    #expect(lines[1].descent == lines[0].descent)
    request.spans[1].baselineOffset = -6
    lines = engine.layout(request).lines
    #expect(lines[1].ascent == lines[0].ascent)
    #expect(abs(lines[1].descent - lines[0].descent - 6) < 1e-9)
  }

  @Test("by the faces' own metrics lines have the face's own heights")
  func ownMetrics() throws {
    let engine = try Bundled.engine()
    var request = TextRequest("a\nb", font: TextFont(size: 20))
    request.metrics = .font
    let instance = engine.shaper.fonts.systemFamily.opticalSizes(at: .regular).text
    let em = Double(instance.unitsPerEm)
    let lines = engine.layout(request).lines
    #expect(abs(lines[0].ascent - 20 * Double(instance.ascender) / em) < 1e-9)
    #expect(abs(lines[0].descent - 20 * Double(instance.descender) / em) < 1e-9)
    let lineAdvance = Double(instance.ascender + instance.descender + instance.lineGap) / em
    #expect(abs(lines[1].baseline - lines[0].baseline - 20 * lineAdvance) < 1e-9)
  }
}

extension TextRequest {
  /// The same request with other words on its lines.
  fileprivate func replacingLines(with word: String) -> TextRequest {
    var request = self
    let string = String(decoding: text, as: UTF16.self)
    request.text = Array(string.replacingOccurrences(of: "line", with: word).utf16)
    return request
  }
}
