import OversetShaping
import OversetTestBasics
import OversetText
import OversetVocabulary
import Testing

@Suite struct LineCountRangeTests {
  @Test(
    "without a width only mandatory breaks make lines, and the range is one number",
    arguments: [("", 0), ("one", 1), ("one\ntwo", 2), ("a\n\nb", 3)])
  func withoutAWidth(text: String, count: Int) throws {
    #expect(try Bundled.engine().lineCountRange(TextRequest(text)) == count...count)
  }

  @Test("a text that just fills its line takes one line or two")
  func aLineThatIsJustFull() throws {
    let engine = try Bundled.engine()
    let text = "Benachrichtigungen verwalten"
    let width = engine.naturalWidth(TextRequest(text))
    #expect(engine.lineCountRange(TextRequest(text, width: width)) == 1...2)
    #expect(engine.lineCountRange(TextRequest(text, width: width - 1)) == 1...2)
    #expect(engine.lineCountRange(TextRequest(text, width: width * 1.3)) == 1...1)
    #expect(engine.lineCountRange(TextRequest(text, width: width * 0.8)) == 2...2)
  }

  @Test("limits hide no lines from the range, and the faces' own metrics make it one number")
  func limitsAndMetrics() throws {
    let engine = try Bundled.engine()
    var request = TextRequest("one two three four five six", width: 60, lineLimit: 1)
    request.height = 5
    request.minimumScaleFactor = 0.1
    request.metrics = .font
    let range = engine.lineCountRange(request)
    #expect(range.lowerBound == range.upperBound)
    #expect(range.lowerBound > 2)
  }

  @Test("the range holds the number of lines that the layout needs")
  func everyRangeHoldsTheCount() throws {
    let engine = try Bundled.engine()
    var generator = SeededGenerator(seed: 0xC0DE)
    for _ in 0..<300 {
      let request = TextRequest.random(using: &generator)
      let count = engine.layout(request, detail: .summary).neededLines
      #expect(engine.lineCountRange(request).contains(count))
    }
  }

  @Test(
    "a hostile width gives at least one line",
    arguments: [-1, 0, Double.nan, Double.infinity, -Double.infinity])
  func hostileWidths(width: Double) throws {
    let range = try Bundled.engine().lineCountRange(TextRequest("one two", width: width))
    #expect(range.lowerBound >= 1)
  }
}
