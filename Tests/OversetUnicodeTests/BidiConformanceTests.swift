import OversetUnicode
import OversetVocabulary
import Testing

@Suite("Bidirectional algorithm: the Unicode conformance files")
struct BidiConformanceTests {
  /// What a file of cases came to.
  struct Tally {
    var deviations: KnownDeviations
    var uniformLevelCount = 0

    mutating func record(
      _ name: @autoclosure () -> String, paragraph: BidiParagraph, paragraphLevel: Int?,
      text: EncodedText, expectation: BidiExpectation
    ) {
      var difference: String?
      if let paragraphLevel, paragraph.paragraphLevel != paragraphLevel {
        difference = "paragraph level \(paragraph.paragraphLevel), expected \(paragraphLevel)"
      } else {
        switch expectation.outcome(of: paragraph, text: text) {
        case .pass: break
        case .passWithUniformLevels: uniformLevelCount += 1
        case .fail(let reason): difference = reason
        }
      }
      deviations.record(name(), difference: difference)
    }
  }

  @Test("every case of BidiCharacterTest.txt has its levels and order, but for listed deviations")
  func characters() throws {
    var cursor = ByteCursor(try UnicodeData.bytes(of: "BidiCharacterTest.txt"))
    var tally = Tally(deviations: try KnownDeviations(of: "BidiCharacterTest.txt"))
    let analyzer = TextAnalyzer()
    let bases: [BaseDirection] = [
      .fixed(.leftToRight), .fixed(.rightToLeft), .firstStrong(fallback: .leftToRight),
    ]
    while !cursor.isAtEnd {
      defer { cursor.skipLine() }
      guard !cursor.isAtEndOfContent else { continue }
      var codePoints: [UInt32] = []
      while let codePoint = cursor.hexadecimal() { codePoints.append(codePoint) }
      try cursor.expect(";")
      let direction = try cursor.expectDecimal()
      try cursor.expect(";")
      let level = try cursor.expectDecimal()
      try cursor.expect(";")
      let expectation = try Self.expectation(&cursor, count: codePoints.count)

      let text = EncodedText(codePoints)
      tally.record(
        "\(hexadecimal(codePoints));\(direction)",
        paragraph: analyzer.bidi(text.units, base: bases[direction]), paragraphLevel: level,
        text: text, expectation: expectation)
    }
    #expect(tally.deviations.report() == [])
    #expect(tally.deviations.caseCount == 91_707)
    #expect(tally.uniformLevelCount == 1)
  }

  private static func expectation(
    _ cursor: inout ByteCursor, count: Int
  ) throws -> BidiExpectation {
    var expectation = BidiExpectation()
    while let level = Self.level(&cursor) { expectation.levels.append(level) }
    try cursor.expect(";")
    while let index = cursor.decimal() { expectation.order.append(index) }
    guard expectation.levels.count == count else { throw cursor.malformed }
    return expectation
  }

  /// A level, `.some(nil)` for `x`, nil at the end of the list.
  private static func level(_ cursor: inout ByteCursor) -> UInt8?? {
    if let level = cursor.decimal() { return .some(UInt8(level)) }
    return cursor.skip("x") ? .some(nil) : nil
  }

  @Test("every case of BidiTest.txt has its levels and order, but for listed deviations")
  func classes() throws {
    var cursor = ByteCursor(try UnicodeData.bytes(of: "BidiTest.txt"))
    var tally = Tally(deviations: try KnownDeviations(of: "BidiTest.txt"))
    let analyzer = TextAnalyzer()
    let bases: [(name: String, direction: BaseDirection)] = [
      ("auto", .firstStrong(fallback: .leftToRight)), ("LTR", .fixed(.leftToRight)),
      ("RTL", .fixed(.rightToLeft)),
    ]
    var expectation = BidiExpectation()
    while !cursor.isAtEnd {
      defer { cursor.skipLine() }
      guard !cursor.isAtEndOfContent else { continue }
      if cursor.skip("@Levels:") {
        expectation.levels = []
        while let level = Self.level(&cursor) { expectation.levels.append(level) }
      } else if cursor.skip("@Reorder:") {
        expectation.order = []
        while let index = cursor.decimal() { expectation.order.append(index) }
      } else {
        var codePoints: [UInt32] = []
        while !cursor.skip(";") {
          guard let sample = Self.sample(ofClass: cursor.wordBytes()) else {
            throw cursor.malformed
          }
          codePoints.append(sample)
        }
        let bits = try cursor.expectDecimal()
        let text = EncodedText(codePoints)
        for (bit, base) in bases.enumerated() where bits & (1 << bit) != 0 {
          tally.record(
            "\(hexadecimal(codePoints));\(base.name)",
            paragraph: analyzer.bidi(text.units, base: base.direction), paragraphLevel: nil,
            text: text, expectation: expectation)
        }
      }
    }
    #expect(tally.deviations.report() == [])
    #expect(tally.deviations.caseCount == 770_241)
    #expect(tally.uniformLevelCount == 105_785)
  }

  /// A character of a Bidi_Class, none of them a paired bracket.
  private static func sample(ofClass name: ArraySlice<UInt8>) -> UInt32? {
    switch name.reduce(UInt32(0), { $0 << 8 | UInt32($1) }) {
    case 0x4C: 0x61  // L
    case 0x52: 0x5D0  // R
    case 0x414C: 0x627  // AL
    case 0x454E: 0x30  // EN
    case 0x4553: 0x2B  // ES
    case 0x4554: 0x23  // ET
    case 0x414E: 0x661  // AN
    case 0x4353: 0x2C  // CS
    case 0x4E53_4D: 0x300  // NSM
    case 0x424E: 0xAD  // BN
    case 0x42: 0x2029  // B
    case 0x53: 0x09  // S
    case 0x5753: 0x20  // WS
    case 0x4F4E: 0x21  // ON
    case 0x4C52_45: 0x202A  // LRE
    case 0x524C_45: 0x202B  // RLE
    case 0x5044_46: 0x202C  // PDF
    case 0x4C52_4F: 0x202D  // LRO
    case 0x524C_4F: 0x202E  // RLO
    case 0x4C52_49: 0x2066  // LRI
    case 0x524C_49: 0x2067  // RLI
    case 0x4653_49: 0x2068  // FSI
    case 0x5044_49: 0x2069  // PDI
    default: nil
    }
  }
}
