import OversetShaping
import OversetText
import OversetVocabulary
import Testing

@Suite("Soft hyphens, tabs, tightening, languages")
struct SpecialCharacterTests {
  private static let word = "Donau\u{AD}dampf\u{AD}schiff\u{AD}fahrt"

  @Test("a line that a soft hyphen ends shows a hyphen; others show none")
  func softHyphen() throws {
    let engine = try Bundled.engine()
    let whole = engine.layout(TextRequest(Self.word, locale: "de", width: 500))
    #expect(whole.lines.count == 1 && whole.lines[0].runs.allSatisfy { !$0.range.isEmpty })
    let broken = engine.layout(TextRequest(Self.word, locale: "de", width: 70))
    #expect(broken.lines.count > 1)
    for (index, line) in broken.lines.enumerated() {
      let isLast = index == broken.lines.count - 1
      #expect(line.runs.last?.range.isEmpty == !isLast, "line \(index)")
      #expect(line.width <= 70.001)
    }
    #expect(!broken.isTruncated)
  }

  @Test("the hyphen takes room: a part fits only together with it")
  func hyphenTakesRoom() throws {
    let engine = try Bundled.engine()
    let part = engine.naturalWidth(TextRequest("Donau", locale: "de"))
    let withHyphen = engine.naturalWidth(TextRequest("Donau\u{2010}", locale: "de"))
    #expect(withHyphen > part + 2)
    let room = (part + withHyphen) / 2
    let tight = engine.layout(TextRequest(Self.word, locale: "de", width: room))
    #expect(tight.lines[0].runs.allSatisfy { !$0.range.isEmpty } && tight.lines[0].width <= room)
    let wide = engine.layout(TextRequest(Self.word, locale: "de", width: withHyphen + 0.1))
    #expect(wide.lines[0].range == 0..<6)
  }

  @Test("in a summary lines are as wide as they are drawn")
  func summary() throws {
    let engine = try Bundled.engine()
    let request = TextRequest(Self.word, locale: "de", width: 70)
    let drawn = engine.layout(request)
    let summary = engine.layout(request, detail: .summary)
    #expect(drawn.lines.count > 1)
    #expect(summary.lines.map(\.range) == drawn.lines.map(\.range))
    for (one, other) in zip(summary.lines, drawn.lines) {
      #expect(abs(one.width - other.width) < 1e-9)
    }
  }

  @Test("a tab takes room and draws nothing; at a line's end it hangs")
  func tab() throws {
    let engine = try Bundled.engine()
    let without = engine.naturalWidth(TextRequest("ab"))
    let with = engine.naturalWidth(TextRequest("a\tb"))
    #expect(abs(with - without - 17 * ShapedItem.tabAdvance) < 1)
    #expect(glyphCount(engine.layout(TextRequest("a\tb"))) == 2)
    #expect(engine.naturalWidth(TextRequest("ab\t")) == without)
  }

  @Test("letters come closer only as far as needed, and before the text shrinks")
  func tightening() throws {
    let engine = try Bundled.engine()
    var request = TextRequest("Abonnement kündigen", locale: "de", lineLimit: 1)
    let natural = engine.naturalWidth(request)
    request.width = natural - 4
    #expect(engine.layout(request).isTruncated)
    request.allowsTightening = true
    request.minimumScaleFactor = 0.5
    let tightened = engine.layout(request)
    #expect(!tightened.isTruncated && tightened.scaleFactor == 1)
    #expect(tightened.lines[0].width <= natural - 4 + 0.01)
    #expect(tightened.lines[0].width > natural - 4 - 0.5)
    #expect(tightened.naturalWidth == natural)
    request.width = natural * 0.7
    #expect(engine.layout(request).scaleFactor < 1)
    request.width = natural + 1
    #expect(engine.layout(request).lines[0].width == natural)
  }

  @Test("a span's own language picks localized forms")
  func language() throws {
    // Inter's Turkish and Romanian forms apply by language alone.
    func glyphs(_ language: LocaleTag?) throws -> [UInt32] {
      let request = TextRequest(
        text: Array("ş\u{163}".utf16),
        spans: [TextSpan(font: TextFont(size: 17), language: language)], locale: "en")
      return try Bundled.engine().layout(request).lines.flatMap(\.runs).flatMap { run in
        guard case .glyphs(_, let glyphs) = run.content else { return [UInt32]() }
        return glyphs.map(\.id)
      }
    }
    #expect(try glyphs(nil) == glyphs("en"))
    #expect(try glyphs("ro") != glyphs("en"))
  }

  private func glyphCount(_ layout: ParagraphLayout) -> Int {
    layout.lines.flatMap(\.runs).reduce(0) { count, run in
      if case .glyphs(_, let glyphs) = run.content { count + glyphs.count } else { count }
    }
  }
}
