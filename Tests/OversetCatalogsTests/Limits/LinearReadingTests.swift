import OversetCatalogs
import OversetVocabulary
import Testing

/// Files of 20,000 parts where a reader that compares each with each takes minutes, and a linear one none of
/// the suite's time.
@Suite("files with many parts are read in proportion to their length")
struct LinearReadingTests {
  private static let size = 20_000

  static let bombs: [Bomb] = [
    Bomb("one key in many units", "a.xliff") { size in
      export((0..<size).map { (id: "k|==|device.d\($0)", inner: "") })
    },
    Bomb("many plural forms in units", "a.xliff") { size in
      export((0..<size).map { (id: "k|==|plural.c\($0)", inner: "") })
    },
    Bomb("many substitutions in units", "a.xliff") { size in
      export((0..<size).map { (id: "k|==|substitutions.s\($0).plural.other", inner: "") })
    },
    Bomb("device variants", "en.lproj/a.stringsdict") { size in
      dictionary(
        member(
          "NSStringDeviceSpecificRuleType", (0..<size).map { (key: "d\($0)", text: "t") }))
    },
    Bomb("width variants", "en.lproj/a.stringsdict") { size in
      dictionary(
        member(
          "NSStringVariableWidthRuleType", (0..<size).map { (key: "\($0 + 1)", text: "t") }))
    },
    Bomb("plural forms", "a.xcstrings") { size in
      let forms = (0..<size).map { "\"c\($0)\":{\(unit("t"))}" }
      return stringCatalog(#"{"variations":{"plural":{\#(forms.joined(separator: ","))}}}"#)
    },
    Bomb("keys equal but for normalization", "en.lproj/a.strings") { size in
      equivalentSpellings(size).map { "\"\($0)\" = \"t\";" }.joined(separator: "\n")
    },
  ]

  @Test("every text of a file of many parts is read", arguments: bombs)
  func everyText(_ bomb: Bomb) throws {
    let reading = try bomb.reading(Self.size)
    #expect(reading.errors.isEmpty)
    var count = 0
    for catalog in reading.catalogs { catalog.forEachLeaf { _ in count += 1 } }
    #expect(count == Self.size)
  }

  @Test("many notes of a unit are one comment, each of them once")
  func notes() throws {
    let notes = (0..<Self.size).map { "<note>n\($0 % (Self.size / 2))</note>" }
    let bomb = Bomb("notes", "a.xliff") { _ in export([(id: "k", inner: notes.joined())]) }
    let entry = try #require(try bomb.reading(0).catalogs.first?.entries.first)
    #expect(entry.comment?.utf8.split(separator: 0x0A).count == Self.size / 2)
  }

  @Test("a comment of many lines is read as one")
  func commentLines() throws {
    let bomb = Bomb("lines", "en.lproj/a.strings") { size in
      String(repeating: "// line\n", count: size) + "\"k\" = \"t\";"
    }
    let entry = try #require(try bomb.reading(Self.size).catalogs.first?.entries.first)
    #expect(entry.comment?.utf8.count == Self.size * 5 - 1)
  }

  @Test("an identifier that is nothing but marks is a key")
  func marks() throws {
    let id = String(repeating: "|==|", count: Self.size)
    let bomb = Bomb("marks", "a.xliff") { _ in export([(id: id, inner: "")]) }
    #expect(try bomb.reading(0).catalogs.first?.entries.first?.key == id)
  }

  @Test("many tables of one file are tables of their own, and found by name")
  func tables() throws {
    let count = 5000
    let files = (0..<count).map {
      #"<file original="T\#($0).strings" source-language="en"><body><trans-unit id="k">"#
        + "<source>t\($0)</source></trans-unit></body></file>"
    }
    let bomb = Bomb("tables", "a.xliff") { _ in
      "<xliff version=\"1.2\">\(files.joined())</xliff>"
    }
    let library = CatalogLibrary(try bomb.reading(0).catalogs)
    #expect(library.catalogs.count == count)
    #expect(library.entry(key: "k", table: "T4711")?.source.text == "t4711")
  }
}

/// What finds a name among few and among many is the same.
@Suite("names in short and long lists")
struct NameIndexTests {
  @Test("a variant is found by its exact name", arguments: [1, 8, 9, 500])
  func variants(count: Int) {
    let place = SourcePlace(file: "a", line: 1, column: 1)
    let names = (1..<count).map { "n\($0)" } + ["\u{C5}"]
    let variation = Variation(
      axis: "plural",
      cases: names.map { Variant(name: $0, content: VariantContent(), place: place) },
      place: place)
    #expect(names.allSatisfy { variation.variant(named: $0)?.name == $0 })
    #expect(variation.variant(named: "other") == nil)
    #expect(variation.variant(named: "A\u{30A}") == nil)
  }

  @Test("of two of one name the first counts", arguments: [2, 9, 500])
  func duplicates(count: Int) {
    let parts = (0..<count).map { number in
      Substitution(
        name: "same", argumentNumber: number, formatSpecifier: nil, content: VariantContent(),
        place: SourcePlace(file: "a", line: 1, column: 1))
    }
    let localization = Localization(
      locale: "en", content: VariantContent(), substitutions: parts,
      place: SourcePlace(file: "a", line: 1, column: 1))
    #expect(localization.substitution(named: "same")?.argumentNumber == 0)
  }
}
