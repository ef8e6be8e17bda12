import Foundation
import OversetShaping
import OversetTestBasics
import OversetText
import OversetUnicode
import Testing

@Suite("Hostile input")
struct HostileTests {
  static let numbers: [Double] = [
    0, -0.0, -1, -1e300, .nan, .signalingNaN, .infinity, -.infinity, 1e-300, 1e300, 17,
  ]
  static let texts = [
    "", " ", "\n", "\r\n\r\n", "\u{0}\u{1}\u{1F}\u{7F}\u{9F}", "\u{202A}\u{202E}\u{2067}",
    "\u{200B}\u{200D}\u{FEFF}", "Some text\nto break", "עברית and العربية", "👩‍👩‍👧\u{FE0F}",
  ]

  @Test("any number in any place gives a layout of finite size", arguments: texts)
  func numbers(_ text: String) throws {
    let engine = try Bundled.engine()
    let fields: [(inout TextRequest, Double) -> Void] = [
      { $0.width = $1 }, { $0.height = $1 }, { $0.spans[0].font.size = $1 },
      { $0.minimumScaleFactor = $1 }, { $0.displayScale = $1 }, { $0.lineSpacing = $1 },
      { $0.spans[0].tracking = $1 }, { $0.spans[0].baselineOffset = $1 },
      { $0.spans[0].font.leading = $1 },
    ]
    var fits = 0
    for (field, set) in fields.enumerated() {
      for number in Self.numbers {
        var request = TextRequest(text, width: 50, lineLimit: 2)
        set(&request, number)
        let layout = engine.layout(request)
        #expect(layout.size.width.isFinite && layout.size.height.isFinite, "\(field): \(number)")
        #expect(layout.lines.allSatisfy { $0.x.isFinite && $0.baseline.isFinite })
        if let fit = engine.fit(request) {
          #expect(fit.needed.isFinite && fit.slack.isFinite)
          fits += 1
        }
      }
    }
    #expect(fits > 90)
  }

  @Test(
    "a line limit above zero holds, and any number of lines lays out",
    arguments: [Int.min, -1, 0, 1, 2, .max])
  func limits(_ number: Int) throws {
    let engine = try Bundled.engine()
    for text in Self.texts {
      var request = TextRequest(text, width: 30, lineLimit: number)
      request.minimumScaleFactor = 0.5
      #expect(engine.layout(request).lines.count <= (number > 0 ? number : .max))
      request.lineLimit = nil
      request.minimumLines = number
      #expect(engine.layout(request).size.height >= 0)
    }
  }

  @Test("without room each line holds one cluster, or the text is an ellipsis")
  func noRoom() throws {
    let engine = try Bundled.engine()
    for width in [0.0, -5, .nan] {
      let layout = engine.layout(TextRequest("abc", width: width))
      #expect(layout.breaks == [1, 2, 3])
      #expect(engine.layout(TextRequest("abc", width: width, lineLimit: 1)).shown == "…")
    }
  }

  @Test("spans in disorder, before the text or beyond it are laid out")
  func spans() throws {
    let engine = try Bundled.engine()
    for starts in [[0, 100], [5, 2], [-4, 3], [0, 0, 0], [3], [Int.max, Int.min]] {
      let spans = starts.map { TextSpan(start: $0, font: TextFont(size: 17)) }
      var request = TextRequest(text: Array("Text in spans".utf16), spans: spans)
      request.width = 60
      let layout = engine.layout(request)
      #expect(layout.breaks.last == 13, "\(starts)")
    }
    let none = TextRequest(text: [0x41], spans: [])
    #expect(engine.layout(none).lines.count == 1)
  }

  @Test("an empty text has no lines and the height of those it reserves")
  func empty() throws {
    let layout = try Bundled.engine().layout(TextRequest("", width: 100, lineLimit: 1))
    #expect(layout.lines.isEmpty && !layout.isTruncated && layout.size.width == 0)
    #expect(layout.firstBaseline == 0 && layout.lastBaseline == 0)
  }

  @Test("20,000 marks on one base are one cluster on one line")
  func marks() throws {
    let engine = try Bundled.engine()
    let text = "a" + String(repeating: "\u{301}", count: 20_000)
    let layout = engine.layout(TextRequest(text, width: 10))
    #expect(layout.lines.count == 1 && !layout.isTruncated)
    #expect(engine.layout(TextRequest(text + "b", width: 10, lineLimit: 1)).isTruncated)
  }

  @Test(
    "100,000 letters without a break make full lines of whole clusters", arguments: ["x", "ب", "漢"])
  func longWord(_ letter: String) throws {
    let engine = try Bundled.engine()
    let text = String(repeating: letter, count: 100_000)
    let layout = engine.layout(TextRequest(text, width: 200))
    #expect(layout.breaks.last == 100_000)
    let lengths = Set(layout.lines.dropLast().map(\.range.count))
    // Joining letters are narrower at the ends of the word than inside it.
    #expect(lengths.count <= (letter == "ب" ? 3 : 1), "\(lengths)")
    let glyphs = layout.lines.flatMap(\.runs).reduce(0) { count, run in
      guard case .glyphs(_, let glyphs) = run.content else { return count }
      return count + glyphs.count
    }
    #expect(glyphs >= 100_000)
    #expect(engine.layout(TextRequest(text, width: 200, lineLimit: 2)).lines.count == 2)
  }

  @Test("100,000 characters of short lines make one line each")
  func manyLines() throws {
    let text = String(repeating: "ab c\n", count: 20_000)
    let layout = try Bundled.engine().layout(TextRequest(text, width: 200))
    #expect(layout.lines.count == 20_000)
  }

  @Test("random requests of any numbers never trap")
  func random() throws {
    var generator = SeededGenerator(seed: 31)
    let engine = try Bundled.engine()
    func number() -> Double { Self.numbers.randomElement(using: &generator) ?? 0 }
    for _ in 0..<500 {
      var request = TextRequest.randomLimited(using: &generator)
      request.height = number()
      request.minimumScaleFactor = number()
      request.displayScale = number()
      request.lineSpacing = number()
      request.spans[0].tracking = number()
      request.spans[0].font.leading = number()
      request.minimumLines = .random(in: -3...5, using: &generator)
      let layout = engine.layout(request)
      #expect(layout.size.width.isFinite && layout.size.height.isFinite, "\(request)")
    }
  }
}
