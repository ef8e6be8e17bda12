import OversetCatalogs
import OversetVocabulary
import Testing

@Suite("names that many texts repeat")
struct LongNameTests {
  static let bombs: [Bomb] = [
    Bomb("axis", "a.xcstrings") { size in
      stringCatalog("{\"variations\":{\"\(name(size))\":{\"one\":{\(unit("t"))}}}}")
    },
    Bomb("variant", "a.xcstrings") { size in
      stringCatalog("{\"variations\":{\"plural\":{\"\(name(size))\":{\(unit("t"))}}}}")
    },
    Bomb("substitution", "a.xcstrings") { size in
      stringCatalog(substituted("%#@\(name(size))@", [(name: name(size), text: "t")]))
    },
    Bomb("device", "en.lproj/a.stringsdict") { size in
      dictionary(member("NSStringDeviceSpecificRuleType", [(key: name(size), text: "t")]))
    },
    Bomb("variable", "en.lproj/a.stringsdict") { size in
      dictionary(
        "<key>NSStringLocalizedFormatKey</key><string>t</string>"
          + member(name(size), [(key: "other", text: "t")]))
    },
  ]

  private static func name(_ size: Int) -> String { String(repeating: "n", count: size) }

  @Test(
    "a name of 1,000 bytes is read, and a longer one is an error at its place", arguments: bombs)
  func longest(_ bomb: Bomb) throws {
    #expect(try bomb.reading(1000).errors.isEmpty)
    let error = try #require(try bomb.reading(1001).errors.first)
    #expect(error.problem.hasSuffix("this name has 1001 bytes"))
    #expect(error.line == 1)
  }

  @Test("many messages about a key show its beginning", arguments: [10, 1000, 1001, 100_000])
  func keys(size: Int) throws {
    let key = Self.name(size)
    let text =
      "{\"sourceLanguage\":\"en\",\"strings\":{\"\(key)\":{\"comment\":1}},\"version\":\"1.0\"}"
    let reading = try CatalogReading(parsing: Array(text.utf8), file: "a.xcstrings")
    let problem = try #require(reading.errors.first?.problem)
    #expect(problem == "“\(key.prefix(1000))\(size > 1000 ? "…" : "")”: “comment” is a number")
    #expect(reading.catalogs.first?.entries.first?.key == key)
  }
}
