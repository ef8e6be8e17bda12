import OversetUnicode
import OversetVocabulary
import Testing

@Suite("Boundaries: the Unicode conformance files")
struct BoundaryConformanceTests {
  @Test("every case of GraphemeBreakTest.txt has its clusters, but for listed deviations")
  func graphemes() throws {
    let analyzer = TextAnalyzer()
    let count = try check("GraphemeBreakTest.txt") { Array(analyzer.graphemeBoundaries(in: $0)) }
    #expect(count == 602)
  }

  @Test("every case of WordBreakTest.txt has its words, but for listed deviations")
  func words() throws {
    let analyzer = TextAnalyzer()
    let count = try check("WordBreakTest.txt") { analyzer.wordBoundaries(in: $0, locale: "en") }
    #expect(count == 1823)
  }

  /// The file assigns class CJ, small kana, to non-starters as `lb=strict` does.
  @Test(
    "every case of LineBreakTest.txt has its breaks, but for listed deviations",
    arguments: ["en", "ja", "th"])
  func lines(locale: LocaleTag) throws {
    let analyzer = TextAnalyzer()
    let count = try check("LineBreakTest.txt") { text in
      analyzer.lineBreaks(in: text, locale: locale, style: .strict).map(\.offset)
    }
    #expect(count == 7654)
  }

  /// Compares every case of a file and returns how many there are.
  private func check(_ file: String, _ boundaries: ([UInt16]) -> [Int]) throws -> Int {
    var cursor = ByteCursor(try UnicodeData.bytes(of: "auxiliary/\(file)"))
    var deviations = try KnownDeviations(of: file)
    while !cursor.isAtEnd {
      defer { cursor.skipLine() }
      guard !cursor.isAtEndOfContent else { continue }
      var codePoints: [UInt32] = []
      var text = EncodedText()
      var expected: [Int] = []
      while true {
        cursor.skipSpaces()
        if cursor.skip("÷") {
          expected.append(text.units.count)
        } else if !cursor.skip("×") {
          break
        }
        guard let codePoint = cursor.hexadecimal() else { continue }
        codePoints.append(codePoint)
        text.append(codePoint)
      }
      let found = boundaries(text.units)
      deviations.record(
        hexadecimal(codePoints),
        difference: found == expected ? nil : "\(found), expected \(expected)")
    }
    #expect(deviations.report() == [])
    return deviations.caseCount
  }
}
