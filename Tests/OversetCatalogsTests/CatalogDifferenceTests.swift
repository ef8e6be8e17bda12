import OversetCatalogs
import OversetVocabulary
import Testing

@Suite("What differs between two readings of catalogs")
struct CatalogDifferenceTests {
  /// A catalog with one key beside another, whose entry and languages are given.
  private static func catalog(
    _ entry: String, before: String = "", after: String = "", source: String = "en"
  ) throws -> StringCatalog {
    try StringCatalog(
      parsing: Array(
        """
        {"sourceLanguage":"\(source)","strings":{\(before)"a":{\(entry)},
        "b":{"localizations":{"de":\(text("x")),"en":\(text("x")),"ja":\(text("x"))}}\(after)}}
        """.utf8), file: "Localizable.xcstrings")
  }

  private static func text(_ text: String) -> String {
    "{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(text)\"}}"
  }

  private static func localizations(_ texts: KeyValuePairs<String, String>) -> String {
    // A line each: a text that changes moves no other.
    let members = texts.map { "\n\"\($0.key)\":\(text($0.value))" }.joined(separator: ",")
    return "\"localizations\":{\(members)}"
  }

  private static let plain = localizations(["en": "Yes", "de": "Ja"])

  @Test("the same files have no difference")
  func same() throws {
    let keys = CatalogDifference.keys(
      between: [try Self.catalog(Self.plain)], and: [try Self.catalog(Self.plain)])
    #expect(keys?.isEmpty == true)
  }

  @Test(
    "a key that differs is told with its languages",
    arguments: [
      (localizations(["en": "Yes", "de": "Nein"]), CatalogDifference.Languages.of(["de"])),
      // Missing: the source stands in for it.
      (localizations(["en": "Yes"]), .of(["de"])),
      (localizations(["en": "Yes", "de": "Ja", "ja": "x"]), .of(["ja"])),
      (localizations(["en": "Yes", "de": "Nein", "ja": "x"]), .of(["de", "ja"])),
      // The source stands in for all.
      (localizations(["en": "No", "de": "Ja"]), .all),
      (localizations(["de": "Ja"]), .all),
      ("\"comment\":\"new\",\(plain)", .all),
      ("\"shouldTranslate\":false,\(plain)", .all),
    ])
  func languages(entry: String, languages: CatalogDifference.Languages) throws {
    let (old, new) = (try Self.catalog(Self.plain), try Self.catalog(entry))
    #expect(CatalogDifference.keys(between: [old], and: [new])?["a"] == languages)
    #expect(CatalogDifference.keys(between: [new], and: [old])?["a"] == languages)
  }

  @Test("a new key is one of all languages")
  func added() throws {
    let (old, new) = (
      try Self.catalog(Self.plain), try Self.catalog(Self.plain, after: ",\n\"c\":{\(Self.plain)}")
    )
    #expect(CatalogDifference.keys(between: [old], and: [new]) == ["c": .all])
    #expect(CatalogDifference.keys(between: [new], and: [old]) == ["c": .all])
  }

  @Test("a place is a difference, too: findings tell it")
  func places() throws {
    let keys = CatalogDifference.keys(
      between: [try Self.catalog(Self.plain)], and: [try Self.catalog(Self.plain, before: "\n")])
    #expect(keys?.keys.sorted() == ["a", "b"])
  }

  @Test(
    "other languages or files are more than a difference of keys",
    arguments: [(localizations(["en": "Yes", "de": "Ja", "tr": "x"]), "en"), (plain, "de")])
  func more(entry: String, source: String) throws {
    let (old, new) = (try Self.catalog(Self.plain), try Self.catalog(entry, source: source))
    #expect(CatalogDifference.keys(between: [old], and: [new]) == nil)
    #expect(CatalogDifference.keys(between: [old, old], and: [old]) == nil)
  }

  @Test(
    "a text may serve the readers of related locales, and no others",
    arguments: [
      ("de", "de", true), ("de-AT", "de", true), ("de", "de-AT", true), ("nn", "nb", true),
      ("nb", "no", true), ("pt-BR", "pt-PT", true), ("de", "en", false), ("ja", "zh-Hans", false),
      ("en-XA", "de", false),
    ])
  func serves(asked: LocaleTag, text: LocaleTag, may: Bool) {
    #expect(CatalogDifference.Languages.of([text]).mayServe([asked]) == may)
    #expect(CatalogDifference.Languages.of([text]).mayServe(["ko", asked]) == may)
    #expect(CatalogDifference.Languages.all.mayServe([asked]))
  }

  @Test("whatever a lookup chooses may serve", arguments: Fixture.rows("locale-choices.tsv"))
  func choices(row: [String]) throws {
    try #require(row.count == 3)
    let asked = try #require(LocaleTag(row[0]))
    guard let chosen = LocaleTag(row[2]) else { return }
    #expect(CatalogDifference.Languages.of([chosen]).mayServe([asked]))
  }
}
