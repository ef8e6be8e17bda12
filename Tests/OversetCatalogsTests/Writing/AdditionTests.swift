import Foundation
import OversetCatalogs
import OversetVocabulary
import Testing

@Suite("Adding locales to string catalogs")
struct AdditionTests {
  private static let place = SourcePlace(file: "", line: 1, column: 1)

  private func plain(_ locale: LocaleTag, _ value: String) -> Localization {
    Localization(
      locale: locale, unit: StringUnit(value: value, state: "translated", place: Self.place))
  }

  /// A catalog of one entry, indented as Xcode does.
  private func file(_ entry: String, unit: String = "  ") -> String {
    let text = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "a" : \(entry)
        },
        "version" : "1.0"
      }
      """
    return unit == "  " ? text : text.replacing("  ", with: unit)
  }

  private func added(
    _ text: String, _ localizations: [Localization], key: String = "a"
  ) throws -> String {
    let document = try CatalogDocument(parsing: Array(text.utf8), file: "A.xcstrings")
    let additions = localizations.map {
      CatalogDocument.Addition(key: key, localization: $0)
    }
    return String(decoding: try document.adding(additions), as: UTF8.self)
  }

  private static let unit = """
    {
              "stringUnit" : {
                "state" : "translated",
                "value" : "x"
              }
            }
    """

  @Test(
    "an entry without localizations gets them at their sorted place",
    arguments: [
      ("{\n\n    }", "{\n      \"localizations\" : L\n    }"),
      ("{}", "{\n      \"localizations\" : L\n    }"),
      (
        "{\n      \"comment\" : \"c\"\n    }",
        "{\n      \"comment\" : \"c\",\n      \"localizations\" : L\n    }"
      ),
      (
        "{\n      \"shouldTranslate\" : true\n    }",
        "{\n      \"localizations\" : L,\n      \"shouldTranslate\" : true\n    }"
      ),
      (
        "{\n      \"extractionState\" : \"manual\",\n      \"shouldTranslate\" : true\n    }",
        "{\n      \"extractionState\" : \"manual\",\n      \"localizations\" : L,\n      \"shouldTranslate\" : true\n    }"
      ),
      ("{\n      \"localizations\" : {\n\n      }\n    }", "{\n      \"localizations\" : L\n    }"),
    ], ["  ", "\t", "    "])
  func entries(entry: (before: String, after: String), unit: String) throws {
    let localizations = "{\n        \"de\" : \(Self.unit)\n      }"
    let expected = file(entry.after.replacing("L", with: localizations), unit: unit)
    #expect(try added(file(entry.before, unit: unit), [plain("de", "x")]) == expected)
    let crlf = file(entry.before, unit: unit).replacing("\n", with: "\r\n")
    #expect(
      Array(try added(crlf, [plain("de", "x")]).utf8)
        == Array(expected.replacing("\n", with: "\r\n").utf8))
  }

  @Test(
    "a locale goes to its sorted place",
    arguments: [
      ("ar", 0), ("de-AT", 1), ("en-x-p90-de", 2), ("en-XA", 2), ("fr", 2), ("zh-Hans", 3),
      ("zz", 3),
    ])
  func places(locale: LocaleTag, index: Int) throws {
    let locales: [LocaleTag] = ["de", "en", "ja"]
    func entry(_ locales: [LocaleTag]) -> String {
      let members = locales.map { "        \"\($0)\" : \(Self.unit)" }.joined(separator: ",\n")
      return "{\n      \"localizations\" : {\n\(members)\n      }\n    }"
    }
    var expected = locales
    expected.insert(locale, at: index)
    #expect(try added(file(entry(locales)), [plain(locale, "x")]) == file(entry(expected)))
  }

  @Test(
    "a file on one line stays on one line",
    arguments: [
      (
        #"{"sourceLanguage":"en","strings":{"a":{}}}"#,
        #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"x"}}}}}}"#
      ),
      (
        #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"fr":{}}}}}"#,
        #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"x"}},"fr":{}}}}}"#
      ),
    ])
  func oneLine(before: String, after: String) throws {
    #expect(try added(before, [plain("de", "x")]) == after)
  }

  @Test("an object on one line within a file of many lines stays on its line")
  func mixed() throws {
    let entry =
      "{ \"localizations\" : { \"fr\" : { \"stringUnit\" : { \"state\" : \"new\", \"value\" : \"y\" } } } }"
    let after = entry.replacing(
      "{ \"fr\"",
      with:
        "{ \"de\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"x\" } }, \"fr\"")
    #expect(try added(file(entry), [plain("de", "x")]) == file(after))
  }

  @Test("an existing locale is replaced, and an equal one leaves the file unchanged")
  func replacement() throws {
    let before = file(
      "{\n      \"localizations\" : {\n        \"de\" : \(Self.unit)\n      }\n    }")
    #expect(try added(before, [plain("de", "x")]) == before)
    #expect(try added(before, [plain("de", "y")]) == before.replacing("\"x\"", with: "\"y\""))
    let empty = file(
      "{\n      \"localizations\" : {\n        \"de\" : {\n\n        }\n      }\n    }")
    #expect(try added(empty, [plain("de", "x")]) == before)
  }

  @Test("the file keeps its spelling of a locale whose text is replaced")
  func spelling() throws {
    for written in ["zh-hans", "zh_Hans"] {
      let before = file(
        "{\n      \"localizations\" : {\n        \"\(written)\" : \(Self.unit)\n      }\n    }")
      #expect(try added(before, [plain("zh-Hans", "x")]) == before)
      #expect(
        try added(before, [plain("zh-Hans", "y")]) == before.replacing("\"x\"", with: "\"y\""))
    }
  }

  @Test("several locales added at once or one by one give the same file")
  func severalLocales() throws {
    let one = file("{\n\n    }")
    let names: [LocaleTag] = ["fr", "de", "ar"]
    let together = try added(one, names.map { plain($0, "x") })
    let apart = try names.reduce(one) { try added($0, [plain($1, "x")]) }
    #expect(together == apart)
    let more = try added(together, (["en", "de-AT"] as [LocaleTag]).map { plain($0, "x") })
    #expect(try added(one, (names + ["en", "de-AT"]).map { plain($0, "x") }) == more)
  }

  @Test("variants and substitutions are written with the structure of the source")
  func structure() throws {
    let bytes = try Fixture.bytes("writing/Ferry.xcstrings")
    let document = try CatalogDocument(parsing: bytes, file: "Ferry.xcstrings")
    let entries = try #require(document.catalogs.first).entries
    let additions = entries.compactMap { entry in
      entry.localizations["en"].map { source in
        CatalogDocument.Addition(
          key: entry.key,
          localization: Localization(
            locale: "nl", content: source.content, substitutions: source.substitutions,
            place: source.place))
      }
    }
    let written = try document.adding(additions)
    let text = String(decoding: written, as: UTF8.self)
    let original = String(decoding: bytes, as: UTF8.self)
    // The Dutch is, letter for letter, the English.
    let lines = original.components(separatedBy: "\n")
    let start = try #require(lines.firstIndex { $0.contains("%lld seals on %lld rocks") }) + 2
    let block = lines[start...].prefix { $0 != "      }" }.joined(separator: "\n")
    #expect(text.contains(block + ",\n" + block.replacing("\"en\" :", with: "\"nl\" :")))
    #expect(isSubsequence(original, of: text))
    let again = try CatalogDocument(parsing: written, file: "Ferry.xcstrings")
    var texts = again.texts
    for leaf in again.leaves where leaf.leaf.locale == "nl" { texts[leaf.name] = nil }
    #expect(texts == document.texts)
  }

  @Test("an unknown key and a format without locales are refused")
  func refusals() throws {
    let key = #expect(throws: Diagnostic.self) {
      try added(file("{}"), [plain("de", "x")], key: "none")
    }
    #expect(key?.problem == "there is no key “none”")
    let strings = try CatalogDocument(parsing: Array("a = b;".utf8), file: "en.lproj/A.strings")
    let format = #expect(throws: Diagnostic.self) { try strings.adding([]) }
    #expect(format?.remedy.contains(".xcstrings") == true)
  }
}

/// Whether one text is what is left of another when something is taken out.
func isSubsequence(_ text: String, of longer: String) -> Bool {
  var rest = text.utf8[...]
  for byte in longer.utf8 where byte == rest.first { rest.removeFirst() }
  return rest.isEmpty
}
