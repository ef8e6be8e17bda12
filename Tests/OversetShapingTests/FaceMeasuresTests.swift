import Foundation
import OversetShaping
import OversetTestBasics
import OversetVocabulary
import Testing

/// Faces whose own measures are wrong. Each differs from a sound face in a few numbers.
@Suite("Measures of faces")
struct FaceMeasuresTests {
  /// A number of 16 bits in a table.
  struct Number: Sendable {
    let table: String
    let offset: Int
    let value: Int
  }

  private static func bars(_ numbers: [Number]) throws -> Data {
    var data = try Data(contentsOf: TestFaces.folder.appending(path: "Bars.ttf"))
    for number in numbers {
      let table = try #require(TableRecord.find(number.table, in: data)).offset
      let value = UInt16(truncatingIfNeeded: number.value)
      data[table + number.offset] = UInt8(value >> 8)
      data[table + number.offset + 1] = UInt8(value & 0xFF)
    }
    return data
  }

  private static func face(_ numbers: [Number]) throws -> FontFace {
    try FontFace(data: bars(numbers), index: 0, identity: "x", file: "x.ttf")
  }

  private static func units(_ value: Int) -> Number {
    Number(table: "head", offset: 18, value: value)
  }

  /// The advances of the three glyphs.
  private static func advances(_ values: [Int]) -> [Number] {
    values.enumerated().map { Number(table: "hmtx", offset: $0.offset * 4, value: $0.element) }
  }

  private static func heights(ascender: Int, descender: Int) -> [Number] {
    [
      Number(table: "hhea", offset: 4, value: ascender),
      Number(table: "hhea", offset: 6, value: descender),
      Number(table: "OS/2", offset: 68, value: ascender),
      Number(table: "OS/2", offset: 70, value: descender),
    ]
  }

  private static func capHeight(_ value: Int) -> Number {
    Number(table: "OS/2", offset: 88, value: value)
  }

  /// A face drawn in the fewest units there may be, but for its advances.
  private static let small: [Number] =
    [units(16), capHeight(11)] + heights(ascender: 13, descender: -3)

  @Test(
    "an em square outside of what OpenType allows is refused", arguments: [0, 1, 15, 16385, 65535])
  func wrongUnits(value: Int) throws {
    let error = try #require(throws: Diagnostic.self) { try Self.face([Self.units(value)]) }
    #expect(error.problem == "unitsPerEm is \(value); OpenType allows 16 to 16384")
    #expect(error.exitCode == 65)
  }

  @Test("the em square of a face that has the measures of another is refused")
  func unitsOfAnotherFace() throws {
    let error = try #require(throws: Diagnostic.self) { try Self.face([Self.units(16)]) }
    #expect(
      error.problem == "its ascender is 800 units, with 16 per em; the limit is 8 em")
  }

  @Test("a face drawn in 16 units per em is used exactly")
  func smallestUnits() throws {
    let face = try Self.face(Self.small + Self.advances([16, 6, 10]))
    let instance = FontInstance(face: face, weight: nil)
    let bar = try #require(instance.glyph(for: 0x41))
    #expect(instance.unitsPerEm == 16)
    #expect(instance.advance(of: bar) == 10)
    #expect(instance.ascender == 13 && instance.descender == 3)
    #expect(instance.capHeight == 11)
    let half = FontInstance(face: face, weight: nil, width: .scaled(50))
    #expect(Double(half.advance(of: bar)) / Double(half.unitsPerEm) == 5.0 / 16)
  }

  @Test("a face drawn in 16384 units per em is used")
  func largestUnits() throws {
    #expect(try Self.face([Self.units(16384)]).unitsPerEm == 16384)
  }

  static let wrong: [(numbers: [Number], problem: String)] = [
    (heights(ascender: 32767, descender: -200), "its ascender is 32767 units"),
    (heights(ascender: 800, descender: -32768), "its descender is -32768 units"),
    (heights(ascender: 0, descender: 0), "its ascender (0) is not above its descender (0)"),
    (
      [
        Number(table: "hhea", offset: 8, value: 32767),
        Number(table: "OS/2", offset: 72, value: 32767),
      ],
      "its line gap is 32767 units"
    ),
    ([capHeight(32767)], "its cap height is 32767 units"),
    (advances([0, 0, 0]), "no glyph has an advance"),
    (advances([1000, 400, 32768]), "a glyph is more than 32767 units wide"),
    (advances([1000, 65535, 600]), "a glyph is more than 32767 units wide"),
    (small + advances([16, 6, 1025]), "a glyph is 1025 units wide, with 16 per em"),
  ]

  @Test("measures that no face has are refused", arguments: wrong)
  func wrongMeasures(numbers: [Number], problem: String) throws {
    let error = try #require(throws: Diagnostic.self) { try Self.face(numbers) }
    #expect(error.problem.hasPrefix(problem), "\(error.problem)")
    #expect(error.file == "x.ttf")
  }

  @Test(
    "measures at the limits, and characters without an advance, are right",
    arguments: [
      [], heights(ascender: 8000, descender: -8000), heights(ascender: -200, descender: 800),
      [capHeight(0)], advances([1000, 0, 600]), advances([1000, 400, 32767]),
      small + advances([16, 6, 1024]),
    ])
  func rightMeasures(numbers: [Number]) throws {
    _ = try Self.face(numbers)
  }

  @Test("a face without a head table is refused")
  func noHead() throws {
    var data = try Self.bars([])
    let record = try #require(TableRecord.find("head", in: data))
    data.replaceSubrange(record.place..<record.place + 4, with: Data("heax".utf8))
    #expect(throws: Diagnostic.self) {
      try FontFace(data: data, index: 0, identity: "x", file: "x.ttf")
    }
  }
}
