import OversetTestBasics
import OversetUnicode
import OversetVocabulary
import Testing

@Suite("Bidirectional algorithm: properties")
struct BidiPropertyTests {
  static let bases: [BaseDirection] = [
    .fixed(.leftToRight), .fixed(.rightToLeft), .firstStrong(fallback: .leftToRight),
    .firstStrong(fallback: .rightToLeft),
  ]

  /// The units of a line from left to right.
  private func order(_ runs: [BidiRun]) -> [Int] {
    runs.flatMap { $0.isRightToLeft ? Array($0.range.reversed()) : Array($0.range) }
  }

  @Test("the order of any line is a permutation and that of rule L2", arguments: bases)
  func reordering(base: BaseDirection) {
    var generator = SeededGenerator(seed: 1)
    let analyzer = TextAnalyzer()
    for _ in 0..<2000 {
      let text = Alphabet.text(from: Alphabet.mixed, upTo: 24, using: &generator)
      let paragraph = analyzer.bidi(text, base: base)
      #expect(paragraph.levels.count == text.count)
      let bounds = [0, text.count].map { _ in Int.random(in: 0...text.count, using: &generator) }
      let line = (bounds.min() ?? 0)..<(bounds.max() ?? 0)
      let runs = paragraph.visualRuns(in: line)
      #expect(order(runs).sorted() == Array(line), "\(text)")
      #expect(order(runs) == reorderedOneByOne(runs), "\(text)")
    }
  }

  /// Rule L2 read literally, character by character.
  private func reorderedOneByOne(_ runs: [BidiRun]) -> [Int] {
    let logical = runs.sorted { $0.range.lowerBound < $1.range.lowerBound }
    var characters = logical.flatMap { run in run.range.map { (offset: $0, level: run.level) } }
    let levels = characters.map(\.level)
    guard let lowestOdd = levels.filter({ $0 % 2 == 1 }).min(), let highest = levels.max() else {
      return characters.map(\.offset)
    }
    for level in (lowestOdd...highest).reversed() {
      var start = 0
      while start < characters.count {
        let end = characters[start...].firstIndex { $0.level < level } ?? characters.count
        characters[start..<end].reverse()
        start = end + 1
      }
    }
    return characters.map(\.offset)
  }

  @Test("mirroring every letter and the base direction mirrors the order")
  func mirroring() {
    let pairs: [UInt16: UInt16] = [0x61: 0x5D0, 0x62: 0x5D1, 0x63: 0x5D2]
    let mirrored = pairs.merging(pairs.map { ($1, $0) }) { first, _ in first }
    let alphabet = Array(mirrored.keys).sorted() + Array(" !()[]\t".utf16)
    var generator = SeededGenerator(seed: 2)
    let analyzer = TextAnalyzer()
    for _ in 0..<2000 {
      let text = Alphabet.text(from: alphabet, upTo: 20, using: &generator)
      let line = 0..<text.count
      let one = analyzer.bidi(text, base: .fixed(.leftToRight)).visualRuns(in: line)
      let other = analyzer.bidi(text.map { mirrored[$0] ?? $0 }, base: .fixed(.rightToLeft))
        .visualRuns(in: line)
      #expect(order(one) == order(other).reversed(), "\(text)")
    }
  }

  @Test("each paragraph is resolved as if it stood alone", arguments: bases)
  func paragraphs(base: BaseDirection) {
    var generator = SeededGenerator(seed: 3)
    let analyzer = TextAnalyzer()
    let separators: Set<UInt16> = [0x0A, 0x0D, 0x2029]
    let alphabet = Alphabet.mixed.filter { !separators.contains($0) }
    for _ in 0..<500 {
      let parts = (0..<3).map { _ in
        Alphabet.text(from: alphabet, upTo: 8, using: &generator) + [0x2029]
      }
      let whole = analyzer.bidi(parts.flatMap { $0 }, base: base)
      var start = 0
      for part in parts {
        let alone = analyzer.bidi(part, base: base)
        let range = start..<start + part.count
        #expect(range.allSatisfy { whole.paragraphLevel(at: $0) == alone.paragraphLevel })
        let aloneRuns = alone.visualRuns(in: 0..<part.count).map { run in
          BidiRun(
            range: run.range.lowerBound + start..<run.range.upperBound + start, level: run.level)
        }
        #expect(whole.visualRuns(in: range) == aloneRuns, "\(part)")
        start = range.upperBound
      }
    }
  }

  @Test("texts recognized as left-to-right have the levels ICU gives them", arguments: bases)
  func leftToRightOnly(base: BaseDirection) {
    var generator = SeededGenerator(seed: 4)
    let analyzer = TextAnalyzer()
    var recognized = 0
    for _ in 0..<2000 {
      let text = Alphabet.text(from: Alphabet.leftToRight, upTo: 12, using: &generator)
      let alone = analyzer.bidi(text, base: base)
      // A Hebrew paragraph after it takes the whole text to ICU.
      let resolved = analyzer.bidi(text + [0x2029, 0x5D0], base: base)
      #expect(!resolved.isLeftToRightOnly)
      guard alone.isLeftToRightOnly else { continue }
      recognized += 1
      #expect(resolved.levels.prefix(text.count).allSatisfy { $0 == 0 }, "\(text)")
      #expect(resolved.paragraphLevel == alone.paragraphLevel, "\(text)")
    }
    #expect(base == .fixed(.rightToLeft) ? recognized == 0 : recognized > 500)
  }

  @Test("no block the left-to-right scan passes over has R, AL, AN or a control")
  func scannedBlocks() throws {
    let rightToLeft: Set<String> = [
      "R", "AL", "AN", "RLE", "RLO", "RLI", "LRE", "LRO", "LRI", "FSI",
    ]
    let ranges = try UnicodeData.ranges(of: "extracted/DerivedBidiClass.txt") {
      rightToLeft.contains($0)
    }
    #expect(ranges.count > 150)
    let analyzer = TextAnalyzer()
    for (range, value) in ranges {
      for codePoint in [range.lowerBound, range.upperBound] {
        let paragraph = analyzer.bidi(
          EncodedText([0x61, codePoint]).units, base: .fixed(.leftToRight))
        #expect(!paragraph.isLeftToRightOnly, "\(value) \(hexadecimal([codePoint]))")
      }
    }
  }

  @Test("white space at the end of a line has the paragraph level, inside a line its own")
  func lineEnd() {
    let text = Array("אב גד".utf16)
    let paragraph = TextAnalyzer().bidi(text, base: .fixed(.leftToRight))
    #expect(paragraph.levels == [1, 1, 1, 1, 1])
    #expect(
      paragraph.visualRuns(in: 0..<3) == [
        BidiRun(range: 0..<2, level: 1), BidiRun(range: 2..<3, level: 0),
      ])
    #expect(paragraph.visualRuns(in: 0..<5) == [BidiRun(range: 0..<5, level: 1)])
  }

  @Test("ranges outside the text are cut, an empty text has no runs and its base's level")
  func edges() {
    let analyzer = TextAnalyzer()
    let paragraph = analyzer.bidi(Array("אב".utf16), base: .fixed(.leftToRight))
    #expect(paragraph.visualRuns(in: -5..<100) == [BidiRun(range: 0..<2, level: 1)])
    #expect(paragraph.visualRuns(in: 7..<9) == [])
    #expect(paragraph.paragraphLevel(at: -1) == 0)
    #expect(paragraph.paragraphLevel(at: 100) == 0)
    for (base, level) in zip(Self.bases, [0, 1, 0, 1] as [UInt8]) {
      let empty = analyzer.bidi([], base: base)
      #expect(empty.paragraphLevel == level)
      #expect(empty.levels == [])
      #expect(empty.visualRuns(in: 0..<0) == [])
    }
  }

  @Test("a paragraph without strong characters takes the fallback")
  func fallback() {
    let analyzer = TextAnalyzer()
    let digits = Array("12".utf16)
    let leftToRight = analyzer.bidi(digits, base: .firstStrong(fallback: .leftToRight))
    let rightToLeft = analyzer.bidi(digits, base: .firstStrong(fallback: .rightToLeft))
    #expect(leftToRight.paragraphLevel == 0)
    #expect(leftToRight.levels == [0, 0])
    #expect(rightToLeft.paragraphLevel == 1)
    #expect(rightToLeft.levels == [2, 2])
  }
}
