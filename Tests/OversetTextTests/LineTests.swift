import Foundation
import OversetShaping
import OversetTestBasics
import OversetText
import OversetUnicode
import OversetVocabulary
import Testing

@Suite("Lines")
struct LineTests {
  @Test("lines cover any text exactly once and end at cluster boundaries")
  func coverage() throws {
    var generator = SeededGenerator(seed: 1)
    let engine = try Bundled.engine()
    for _ in 0..<500 {
      let request = TextRequest.random(using: &generator)
      let layout = engine.layout(request, detail: .summary)
      let boundaries = Set(engine.boundaries(request))
      var end = 0
      for line in layout.lines {
        #expect(line.range.lowerBound == end && !line.range.isEmpty, "\(request)")
        end = line.range.upperBound
        #expect(boundaries.contains(end), "\(request)")
      }
      #expect(end == request.text.count, "\(request)")
      #expect(!layout.isTruncated && layout.neededLines == layout.lines.count)
    }
  }

  @Test(
    "a line may end behind a slash on iOS, and not in web engines",
    arguments: [
      (MetricsModel.ios, "Search/Replace", [7, 14]), (.font, "Search/Replace", [9, 14]),
      (.ios, "1000/20000", [9, 10]),
    ] as [(MetricsModel, String, [Int])])
  func slash(metrics: MetricsModel, text: String, ends: [Int]) throws {
    var request = TextRequest(text, width: 90)
    request.metrics = metrics
    let lines = try Bundled.engine().layout(request).lines
    #expect(lines.map(\.range.upperBound) == ends)
  }

  @Test("a line is not wider than its room unless it is one cluster")
  func lineFits() throws {
    var generator = SeededGenerator(seed: 2)
    let engine = try Bundled.engine()
    var (lines, tooWide) = (0, 0)
    for _ in 0..<500 {
      let request = TextRequest.random(using: &generator)
      let width = try #require(request.width)
      let boundaries = engine.boundaries(request)
      for line in engine.layout(request).lines {
        lines += 1
        guard line.width > width + tolerance else { continue }
        tooWide += 1
        let content = engine.shaper.shape(request.shapingRequest)
          .trimmingTrailingSpace(line.range)
        let clusters = boundaries.count { content.contains($0) }
        #expect(clusters == 1, "\(request): \(line.range) is \(line.width) wide")
      }
    }
    #expect(lines > 1_500 && tooWide > 100, "\(lines), \(tooWide)")
  }

  @Test("what is measured is what is drawn, and runs stand side by side")
  func summaryIsTheDrawing() throws {
    var generator = SeededGenerator(seed: 3)
    let engine = try Bundled.engine()
    var runs = 0
    for _ in 0..<500 {
      let request = TextRequest.randomLimited(using: &generator)
      let drawn = engine.layout(request, detail: .glyphs)
      let measured = engine.layout(request, detail: .summary)
      #expect(drawn.breaks == measured.breaks, "\(request)")
      #expect(drawn.hidden == measured.hidden && drawn.shown == measured.shown)
      #expect(drawn.size == measured.size, "\(request)")
      for line in drawn.lines {
        var x = 0.0
        for run in line.runs {
          #expect(abs(run.x - x) < 1e-6, "\(request)")
          x += run.width
          runs += 1
        }
        #expect(abs(x - line.width) < 1e-6, "\(request)")
      }
    }
    #expect(runs > 2_000)
  }

  @Test("more room never makes more lines")
  func widerIsNotLonger() throws {
    var generator = SeededGenerator(seed: 4)
    let engine = try Bundled.engine()
    for _ in 0..<200 {
      var request = TextRequest.random(using: &generator)
      var count = Int.max
      for width in stride(from: 0.0, through: 400, by: 20) {
        request.width = width
        let lines = engine.layout(request, detail: .summary).lines.count
        #expect(lines <= count, "\(request)")
        count = lines
      }
    }
  }

  @Test("size and room scaled together break at the same places")
  func scaling() throws {
    var generator = SeededGenerator(seed: 5)
    let engine = try Bundled.engine()
    for _ in 0..<300 {
      var request = TextRequest.random(using: &generator)
      request.metrics = .font
      let breaks = engine.layout(request, detail: .summary).breaks
      // Powers of two scale without rounding; only the tolerance of fitting does not scale.
      for factor in [0.5, 2, 4] {
        var scaled = request
        scaled.width = request.width.map { $0 * factor }
        for index in scaled.spans.indices {
          scaled.spans[index].font.size *= factor
          scaled.spans[index].tracking *= factor
        }
        #expect(engine.layout(scaled, detail: .summary).breaks == breaks, "\(request)")
      }
    }
  }

  @Test("the natural width is the width at which nothing but mandatory breaks divides")
  func naturalWidth() throws {
    var generator = SeededGenerator(seed: 6)
    let engine = try Bundled.engine()
    for _ in 0..<200 {
      var request = TextRequest.random(using: &generator)
      request.width = engine.naturalWidth(request)
      let bounded = engine.layout(request, detail: .summary)
      request.width = nil
      let unbounded = engine.layout(request, detail: .summary)
      #expect(bounded.breaks == unbounded.breaks, "\(request)")
      #expect(unbounded.naturalWidth == bounded.naturalWidth)
      let size = ceil(unbounded.naturalWidth * 3 - 1e-6) / 3
      #expect(abs(unbounded.size.width - max(size, 0)) < 1e-9, "\(request)")
    }
  }

  @Test(
    "a text of one direction keeps its widths and breaks in the other",
    arguments: ["The quick brown fox jumps", "שועל חום מהיר קופץ", "قفز الثعلب السريع", "日本語の文章です"])
  func mirroredBase(_ text: String) throws {
    let engine = try Bundled.engine()
    var request = TextRequest(text, width: 90)
    request.direction = .fixed(.leftToRight)
    let leftToRight = engine.layout(request)
    request.direction = .fixed(.rightToLeft)
    let rightToLeft = engine.layout(request)
    #expect(leftToRight.breaks == rightToLeft.breaks)
    #expect(leftToRight.lines.count > 1)
    for (one, other) in zip(leftToRight.lines, rightToLeft.lines) {
      #expect(abs(one.width - other.width) < 1e-6)
    }
  }

  @Test(
    "mandatory breaks end a line, CR LF but once",
    arguments: [
      ("CR", "\r"), ("LF", "\n"), ("CR LF", "\r\n"), ("VT", "\u{B}"), ("FF", "\u{C}"),
      ("NEL", "\u{85}"), ("LS", "\u{2028}"), ("PS", "\u{2029}"),
    ])
  func mandatoryBreaks(_ name: String, separator: String) throws {
    let engine = try Bundled.engine()
    let count = separator.utf16.count
    let layout = engine.layout(TextRequest("one\(separator)\(separator)two"))
    #expect(layout.breaks == [3 + count, 3 + 2 * count, 6 + 2 * count])
    #expect(layout.lines[1].width == 0 && layout.lines[1].runs.isEmpty)
    let words = engine.layout(TextRequest("one")).lines[0].width
    #expect(abs(layout.lines[0].width - words) < 1e-9)
  }

  @Test("a word is not divided where it fits on a line of its own")
  func wholeWords() throws {
    let layout = try Bundled.engine().layout(
      TextRequest("Passwort wiederherstellen", width: 130))
    #expect(layout.breaks == [9, 25])
  }

  @Test("a letter at a line's end has no kerning left with the next line's first")
  func kerningAtBreaks() throws {
    let engine = try Bundled.engine()
    var request = TextRequest("アップグレードをサポートしていません。", locale: "ja")
    request.metrics = .font
    var broken = 0
    for width in stride(from: 34.0, through: 340, by: 0.25) {
      request.width = width
      let lines = engine.layout(request).lines
      #expect(lines.last?.range.upperBound == request.text.count)
      if lines.count > 1 { broken += 1 }
      for line in lines {
        #expect(line.width <= width + tolerance, "\(line.range) in \(width)")
      }
    }
    #expect(broken > 1_000)
  }

  @Test("the letters of a divided word keep the forms they have in the word")
  func joiningAcrossBreaks() throws {
    let engine = try Bundled.engine()
    let word = TextRequest(String(repeating: "ب", count: 20), locale: "ar")
    var divided = word
    divided.width = 60
    let lines = engine.layout(divided).lines
    #expect(lines.count > 1)
    #expect(lines.flatMap(logicalGlyphs) == engine.layout(word).lines.flatMap(logicalGlyphs))
  }

  /// The glyphs of a line of one right-to-left run, from the first letter on.
  private func logicalGlyphs(_ line: TextLine) -> [UInt32] {
    line.runs.flatMap { run -> [UInt32] in
      guard case .glyphs(_, let glyphs) = run.content else { return [] }
      return glyphs.reversed().map(\.id)
    }
  }
}
