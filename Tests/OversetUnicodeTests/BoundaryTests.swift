import OversetTestBasics
import OversetUnicode
import OversetVocabulary
import Testing

@Suite("Boundaries: properties and examples")
struct BoundaryTests {
  @Test("boundaries ascend from 0 to the end and never cut a surrogate pair, whatever the text")
  func boundariesAscend() {
    var generator = SeededGenerator(seed: 5)
    let analyzer = TextAnalyzer()
    for _ in 0..<1000 {
      let text = Alphabet.text(from: Alphabet.mixed, upTo: 30, using: &generator)
      let lines = analyzer.lineBreaks(in: text, locale: "ja", style: .normal).map(\.offset)
      let all = [
        Array(analyzer.graphemeBoundaries(in: text)),
        analyzer.wordBoundaries(in: text, locale: "th"),
        text.isEmpty ? [0] : [0] + lines,
      ]
      for boundaries in all {
        #expect(boundaries.first == 0 && boundaries.last == text.count, "\(text)")
        #expect(zip(boundaries, boundaries.dropFirst()).allSatisfy { $0 < $1 }, "\(text)")
        #expect(boundaries.allSatisfy { !isInsidePair($0, of: text) }, "\(text)")
      }
    }
  }

  private func isInsidePair(_ offset: Int, of text: [UInt16]) -> Bool {
    guard offset > 0, offset < text.count else { return false }
    return UTF16.isLeadSurrogate(text[offset - 1]) && UTF16.isTrailSurrogate(text[offset])
  }

  @Test("an analyzer in use answers as a new one does")
  func reuse() {
    var generator = SeededGenerator(seed: 6)
    let used = TextAnalyzer()
    for _ in 0..<100 {
      let text = Alphabet.text(from: Alphabet.mixed, upTo: 30, using: &generator)
      for locale in ["en", "ja", "th", "ar", "zh-Hant-HK"] as [LocaleTag] {
        for style in LineBreakStyle.allCases {
          #expect(
            used.lineBreaks(in: text, locale: locale, style: style)
              == TextAnalyzer().lineBreaks(in: text, locale: locale, style: style))
        }
      }
    }
  }

  @Test("a Latin-1 text has the clusters ICU finds in it")
  func latin1Clusters() {
    var generator = SeededGenerator(seed: 7)
    let analyzer = TextAnalyzer()
    for _ in 0..<500 {
      let text = (0..<12).map { _ in UInt16.random(in: 0..<0x300, using: &generator) }
      let longer = analyzer.graphemeBoundaries(in: text + [0x0A, 0x4E00, 0x0301])
      #expect(
        analyzer.graphemeBoundaries(in: text)
          == ClusterBoundaries(Array(longer.prefix(text.count + 1))))
    }
    #expect(analyzer.graphemeBoundaries(in: [0x61, 0x0D, 0x0A]) == [0, 1, 3])
  }

  @Test("every line break character is a mandatory break, once for CR LF")
  func mandatoryBreaks() {
    let analyzer = TextAnalyzer()
    for separator in ["\n", "\r", "\r\n", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}"] {
      let end = 1 + separator.utf16.count
      let breaks = analyzer.lineBreaks(
        in: Array("a\(separator)b".utf16), locale: "en", style: .automatic)
      #expect(
        breaks == [
          LineBreak(offset: end, isMandatory: true), LineBreak(offset: end + 1, isMandatory: false),
        ])
      let last = analyzer.lineBreaks(
        in: Array("a\(separator)".utf16), locale: "en", style: .automatic)
      #expect(last == [LineBreak(offset: end, isMandatory: true)])
    }
  }

  @Test("the style decides about small kana; automatic is the language's own")
  func lineBreakStyles() {
    let analyzer = TextAnalyzer()
    let text = Array("カァ".utf16)
    func offsets(_ locale: LocaleTag, _ style: LineBreakStyle) -> [Int] {
      analyzer.lineBreaks(in: text, locale: locale, style: style).map(\.offset)
    }
    #expect(offsets("ja", .strict) == [2])
    #expect(offsets("ja", .normal) == [1, 2])
    #expect(offsets("ja", .loose) == [1, 2])
    #expect(offsets("ja", .automatic) == [1, 2])
    #expect(offsets("ja-u-lb-strict", .automatic) == [2])
    #expect(offsets("en", .automatic) == [2])
  }

  @Test("Thai is broken by its dictionary")
  func thai() {
    let breaks = TextAnalyzer().lineBreaks(
      in: Array("ภาษาไทย".utf16), locale: "th", style: .automatic)
    #expect(breaks.map(\.offset) == [4, 7])
  }

  @Test("an empty text has no line break and one boundary")
  func emptyText() {
    let analyzer = TextAnalyzer()
    #expect(analyzer.lineBreaks(in: [], locale: "en", style: .automatic) == [])
    #expect(analyzer.graphemeBoundaries(in: []) == [0])
    #expect(analyzer.wordBoundaries(in: [], locale: "en") == [0])
  }
}
