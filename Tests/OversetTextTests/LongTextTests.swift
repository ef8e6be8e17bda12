import OversetTestBasics
import OversetUnicode
import OversetVocabulary
import Testing

@testable import OversetText

/// Texts that repeat one thing very often: each has the layout that its beginning promises. Work that grew with the
/// square of their length would not end.
@Suite("Long texts")
struct LongTextTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let unit: String
    let count: Int
    /// How many lines each unit makes; 0 where all stand on one.
    let linesPerUnit: Int

    init(_ name: String, _ unit: String, _ count: Int, linesPerUnit: Int) {
      testDescription = name
      self.unit = unit
      self.count = count
      self.linesPerUnit = linesPerUnit
    }
  }

  static let cases = [
    Case("line feeds", "\n", 200_000, linesPerUnit: 1),
    Case("spaces before line feeds", " \n", 100_000, linesPerUnit: 1),
    Case("letters before line feeds", "a\n", 100_000, linesPerUnit: 1),
    Case("soft hyphens alone", "\u{AD}", 200_000, linesPerUnit: 0),
    Case("zero-width spaces alone", "\u{200B}", 200_000, linesPerUnit: 0),
    Case("controls of direction", "\u{202B}", 200_000, linesPerUnit: 0),
    Case("closed isolates", "\u{2067}\u{2069}", 100_000, linesPerUnit: 0),
    Case("marks on no base", "\u{301}", 200_000, linesPerUnit: 0),
  ]

  @Test("a repeated text has as many lines as its beginning promises", arguments: cases)
  func repetition(_ item: Case) throws {
    for count in [3, item.count] {
      var request = TextRequest(String(repeating: item.unit, count: count), width: 1_000_000)
      let all = try Bundled.engine().layout(request, detail: .summary)
      #expect(all.lines.count == max(item.linesPerUnit * count, 1))
      #expect(all.breaks.last == item.unit.utf16.count * count)
      request.lineLimit = 2
      let two = try Bundled.engine().layout(request, detail: .summary)
      #expect(two.lines.count == min(2, all.lines.count))
    }
  }

  @Test(
    "brackets that close nothing keep the script before them", arguments: ["[", "(", "[](", "([)"])
  func brackets(_ unit: String) {
    let text =
      "ب" + String(repeating: unit, count: 100_000) + String(repeating: "}", count: 100_000)
    let scripts = TextAnalyzer().scripts(of: Array(text.utf16))
    #expect(Set(scripts) == [.arabic])
    #expect(scripts.count == text.utf16.count)
  }

  /// The neighbours of the bracket that closes: one that was opened before it, and one inside of it.
  @Test("a bracket takes the script of the innermost that it closes")
  func innermostBracket() {
    let scripts = TextAnalyzer().scripts(of: Array("a(ب(α[ ) ) )".utf16))
    #expect(scripts.map(\.code)[7] == "Arab")
    #expect(scripts.map(\.code)[9] == "Latn")
    #expect(scripts.map(\.code)[11] == "Latn")
  }

  @Test(
    "a long text is truncated in each mode to what its beginning and end would be",
    arguments: ["head", "middle", "tail"])
  func truncation(_ mode: String) throws {
    func shown(_ count: Int) throws -> String {
      var request = TextRequest(String(repeating: "ab ", count: count), width: 100, lineLimit: 1)
      request.truncation = try #require(.init(rawValue: mode))
      return try #require(try Bundled.engine().layout(request, detail: .summary).shown)
    }
    #expect(try shown(100_000) == shown(100))
  }

  @Test(
    "going back takes single steps at first, and no more than a few in all",
    arguments: [
      (1, 1), (16, 16), (17, 17), (1000, 25), (1_000_000, 35),
    ])
  func stepsBack(candidates: Int, count: Int) {
    var steps = StepsBack()
    var taken = 0
    var rest = candidates
    while rest > 0 {
      rest -= steps.next()
      taken += 1
    }
    #expect(taken == count)
  }
}
