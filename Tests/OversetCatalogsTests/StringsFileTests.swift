import Foundation
import OversetCatalogs
import OversetTestBasics
import OversetVocabulary
import Testing

@Suite("Reading .strings files")
struct StringsFileTests {
  private func reading(
    _ bytes: [UInt8], file: String = "App/de.lproj/Ferry.strings"
  ) throws(Diagnostic) -> CatalogReading {
    try CatalogReading(parsing: bytes, file: file)
  }

  private func texts(_ reading: CatalogReading) -> [String: String] {
    var texts: [String: String] = [:]
    for catalog in reading.catalogs { catalog.forEachLeaf { texts[$0.key] = $0.value } }
    return texts
  }

  @Test("every construct of a .strings file is read, with its text, place and comment")
  func constructs() throws {
    let reading = try reading(Fixture.bytes("constructs.strings"))
    #expect(reading.errors.isEmpty)
    let catalog = try #require(reading.catalogs.first)
    #expect(catalog.table == "Ferry")
    #expect(catalog.folder == "App")
    #expect(catalog.locales == ["de", "en"])
    var leaves: [String: CatalogLeaf] = [:]
    catalog.forEachLeaf { leaves[$0.key] = $0 }
    let rows = Fixture.rows("constructs.strings.leaves.tsv")
    #expect(rows.count == 12)
    #expect(catalog.entries.map(\.key) == rows.map { $0[0] })
    for (row, entry) in zip(rows, catalog.entries) {
      let leaf = try #require(leaves[row[0]])
      #expect(leaf.place.description == "App/de.lproj/Ferry.strings:\(row[1]):\(row[2])")
      #expect(Array(leaf.value.utf8) == Fixture.unescaped(row[3]))
      #expect(Array((entry.comment ?? "-").utf8) == Fixture.unescaped(row[4]))
    }
  }

  @Test(
    "the .lproj folder gives the locale",
    arguments: [
      ("A/de.lproj/T.strings", "de"), ("A/Base.lproj/T.strings", "en"), ("T.strings", "en"),
      ("pt-BR.lproj/T.strings", "pt-BR"), ("zh_TW.lproj/T.strings", "zh-TW"),
      ("German.lproj/T.strings", "de"), ("zh-hans.lproj/T.strings", "zh-Hans"),
    ])
  func locales(file: String, locale: LocaleTag) throws {
    let catalog = try StringCatalog(parsing: Array("a = b;".utf8), file: file)
    #expect(catalog.entries.first?.locales == [locale])
  }

  @Test(
    "an .lproj folder whose name is not a tag is reported", arguments: ["strings", "stringsdict"])
  func folderNames(format: String) throws {
    let reading = try CatalogReading(
      parsing: Array("a = b;".utf8), file: "A/de (old).lproj/T.\(format)")
    #expect(reading.catalogs.isEmpty)
    #expect(
      reading.errors.map(\.description) == [
        "A/de (old).lproj/T.\(format): the folder “de (old).lproj” is not named after a BCP 47 tag; "
          + "rename it, such as pt-BR.lproj"
      ])
  }

  @Test(
    "every encoding of a .strings file gives the same text and comment",
    arguments: ["utf8", "bom", "le", "be", "bare le", "bare be"])
  func encodings(name: String) throws {
    let text = "/* Größe */ \"Größe\" = \"寸法 😀\";"
    let units = Array(text.utf16)
    let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let bytes: [UInt8] =
      switch name {
      case "bom": [0xEF, 0xBB, 0xBF] + Array(text.utf8)
      case "le": [0xFF, 0xFE] + little
      case "be": [0xFE, 0xFF] + big
      case "bare le": little
      case "bare be": big
      default: Array(text.utf8)
      }
    let reading = try reading(bytes)
    #expect(reading.errors.isEmpty)
    #expect(texts(reading) == ["Größe": "寸法 😀"])
    #expect(reading.catalogs.first?.entries.first?.comment == "Größe")
  }

  @Test(
    "every error of a .strings file is reported at its place, and the rest is read",
    arguments: Fixture.rows("malformed-strings.tsv"))
  func faults(row: [String]) throws {
    try #require(row.count == 5)
    let reading = try reading(Fixture.unescaped(row[1]))
    let places = reading.errors.map { "\($0.line ?? 0):\($0.column ?? 0)" }
    #expect(places.joined(separator: ";") == row[2], "\(reading.errors)")
    #expect(reading.errors.contains { $0.problem.contains(row[3]) || $0.remedy.contains(row[3]) })
    #expect(texts(reading).keys.sorted() == row[4].split(separator: " ").map(String.init))
  }

  @Test("the table of malformed .strings files has 22 rows") func table() {
    #expect(Fixture.rows("malformed-strings.tsv").count == 22)
  }

  @Test("the last text of a repeated key counts, with a diagnostic at its line")
  func duplicates() throws {
    let reading = try reading(Array("a = 1;\na = 2;".utf8))
    #expect(texts(reading) == ["a": "2"])
    #expect(reading.catalogs.first?.notes.map(\.kind) == [.duplicateKey])
    #expect(reading.catalogs.first?.notes.first?.place.line == 2)
  }

  @Test(
    "a .strings file in braces is read", arguments: ["{a = b;}", " { a = b; } ", "{\na = b;\n}\n"])
  func braces(text: String) throws {
    let reading = try reading(Array(text.utf8))
    #expect(reading.errors.isEmpty)
    #expect(texts(reading) == ["a": "b"])
  }

  @Test(
    "property lists of built bundles are read, and damaged ones are reported",
    arguments: [true, false])
  func builtBundles(isBinary: Bool) throws {
    let texts = ["a": "1", "b": "Größe < 2"]
    let data = try PropertyListSerialization.data(
      fromPropertyList: texts, format: isBinary ? .binary : .xml, options: 0)
    let reading = try reading(Array(data))
    #expect(reading.errors.isEmpty)
    #expect(self.texts(reading) == texts)
    let damaged = try self.reading(Array(data.dropLast(20)))
    #expect(!damaged.errors.isEmpty)
  }

  /// What is written by the rules is read back: any text, in any order of escapes.
  @Test("any text survives being written and read", arguments: 0..<100 as Range<UInt64>)
  func roundTrip(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let letters = Array("ab \"'\\;=/*{}\n\r\t%@é寸😀\u{7}\u{301}")
    var pairs: [String: String] = [:]
    for index in 0..<20 {
      pairs["\(index)"] = String(
        (0..<random.next(below: 12)).map { _ in letters[random.next(below: letters.count)] })
    }
    let file = pairs.sorted { $0.key < $1.key }.map { key, value in
      var escaped = ""
      for scalar in value.unicodeScalars {
        if scalar == "\\" || scalar == "\"" { escaped += "\\" }
        escaped.unicodeScalars.append(scalar)
      }
      return "/* \(key) */\n\"\(key)\" = \"\(escaped)\";"
    }.joined(separator: "\n\n")
    let reading = try reading(Array(file.utf8))
    #expect(reading.errors.isEmpty)
    #expect(texts(reading) == pairs)
  }

  @Test(
    "a damaged .strings file is read, or its errors have places",
    arguments: 0..<200 as Range<UInt64>)
  func damage(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var bytes = try Fixture.bytes("constructs.strings")
    let telling = Array("\"';=/*{}\\\n(<U0".utf8) + [0xC3, 0xFF]
    for _ in 0...random.next(below: 8) {
      bytes[random.next(below: bytes.count)] = telling[random.next(below: telling.count)]
    }
    let reading = try reading(bytes)
    #expect(!reading.errors.isEmpty || !reading.catalogs.isEmpty)
    #expect(reading.errors.allSatisfy { ($0.line ?? 0) > 0 && ($0.column ?? 0) > 0 })
  }

  @Test("100,000 lines are read, and a million bytes of errors are reported")
  func large() throws {
    let lines = (0..<100_000).map { "\"key \($0)\" = \"text \($0)\";" }.joined(separator: "\n")
    #expect(texts(try reading(Array(lines.utf8))).count == 100_000)
    for hostile in ["\"", "{", ";", "/*", "a = \"", "\\", "a \n"] {
      let text = String(repeating: hostile, count: 1_000_000 / hostile.utf8.count)
      #expect(try !reading(Array(text.utf8)).errors.isEmpty)
    }
  }
}
