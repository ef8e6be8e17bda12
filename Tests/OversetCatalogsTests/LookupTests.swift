import OversetCatalogs
import OversetVocabulary
import Testing

@Suite("Looking up locales and tables")
struct LookupTests {
  @Test("a locale falls back along its chain", arguments: Fixture.rows("locale-chains.tsv"))
  func chains(row: [String]) throws {
    try #require(row.count == 2)
    let locale = try #require(LocaleTag(row[0]))
    let chain = LocaleFallback.chain(for: locale).map(\.identifier)
    #expect(chain.joined(separator: " ") == row[1])
  }

  @Test(
    "the nearest of the available locales is chosen", arguments: Fixture.rows("locale-choices.tsv"))
  func choices(row: [String]) throws {
    try #require(row.count == 3)
    let locale = try #require(LocaleTag(row[0]))
    let available = row[1].split(separator: " ").compactMap { LocaleTag(String($0)) }
    #expect(LocaleFallback.best(of: available, for: locale)?.identifier ?? "-" == row[2])
  }

  @Test("the tables of locales are read")
  func tables() {
    #expect(Fixture.rows("locale-chains.tsv").count >= 24)
    #expect(Fixture.rows("locale-choices.tsv").count >= 12)
  }

  @Test(
    "a lookup says in which locale it was found, and how well that matches",
    arguments: [
      ("de", "de", Lookup.Match.exact), ("de-AT", "de", .related), ("ja", "en", .untranslated),
      ("zh-HK", "zh-Hant", .related), ("zh-Hans", "en", .untranslated), ("en", "en", .exact),
      ("en-GB", "en", .related), ("tr", "tr", .exact),
    ])
  func matches(asked: LocaleTag, answered: LocaleTag, match: Lookup.Match) throws {
    let library = CatalogLibrary([try Fixture.catalog("constructs.xcstrings")])
    let found = library.lookup(key: "Cast off", locale: asked)
    #expect(found.locale == answered)
    #expect(found.match == match)
    #expect(found.isTranslated == (match == .exact || match == .related))
  }

  @Test(
    "a locale is found in any case, in a string catalog, a folder and an export",
    arguments: ["zh-hans", "zh-Hans", "ZH-HANS", "zh_hans"], ["zh-Hans", "zh-hans"])
  func caseOfTags(written: String, asked: String) throws {
    let locale = try #require(LocaleTag(asked))
    let unit = "{\"stringUnit\":{\"state\":\"translated\",\"value\":\"own\"}}"
    let others = "\"zh-Hant\":\(unit),\"zh\":\(unit)"
    let files = [
      try catalog("\"a\":{\"localizations\":{\(others),\"\(written)\":\(unit)}}", source: "EN"),
      try StringCatalog(
        parsing: Array("a = own;".utf8), file: "\(written).lproj/Localizable.strings"),
      try StringCatalog(
        parsing: Array(
          """
          <xliff><file original="Localizable.strings" source-language="EN" target-language="\(written)">
          <body><trans-unit id="a"><source>a</source><target>own</target></trans-unit></body></file></xliff>
          """.utf8), file: "zh.xliff"),
    ]
    for file in files {
      let found = CatalogLibrary([file]).lookup(key: "a", locale: locale)
      #expect(found.localization?.unit?.value == "own")
      #expect(found.match == .exact)
      #expect(found.locale.identifier == "zh-Hans")
      #expect(file.sourceLanguage == "en")
    }
  }

  @Test("catalogs of one table add up, and the first one's text counts")
  func merging() throws {
    let unit = { (text: String) in
      "{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(text)\"}}"
    }
    let first = try catalog("\"a\":{\"localizations\":{\"de\":\(unit("eins"))}}")
    let second = try catalog(
      "\"a\":{\"localizations\":{\"de\":\(unit("zwei")),\"fr\":\(unit("un"))}},\"b\":{}")
    let library = CatalogLibrary([first, second])
    #expect(library.catalogs.map(\.table) == ["Localizable"])
    #expect(library.lookup(key: "a", locale: "de").localization?.unit?.value == "eins")
    #expect(library.lookup(key: "a", locale: "fr").localization?.unit?.value == "un")
    #expect(library.entry(key: "b") != nil)
    #expect(library.notes.map(\.kind) == [.duplicateAcrossFiles])
  }

  @Test("a lookup without a table searches Localizable first, then the others")
  func tableOrder() throws {
    let library = CatalogLibrary([
      try catalog("\"a\":{\"comment\":\"feature\"},\"b\":{}", table: "Feature"),
      try catalog("\"a\":{\"comment\":\"main\"}"),
    ])
    #expect(library.entry(key: "a")?.comment == "main")
    #expect(library.entry(key: "a", table: "Feature")?.comment == "feature")
    #expect(library.entry(key: "b")?.key == "b")
    #expect(library.entry(key: "b", table: "Localizable") == nil)
    #expect(library.lookup(key: "c", locale: "de").match == .unknownKey)
  }

  @Test("a text in state new is a translation in the source language alone")
  func placeholders() throws {
    let resolver = resolver(try Fixture.catalog("constructs.xcstrings"))
    let german = resolver.resolve(key: "ferry.cancelled.title", locale: "de")
    #expect(german.text == "Fähre fällt aus")
    #expect(!german.isTranslated)
    #expect(resolver.resolve(key: "ferry.cancelled.title", locale: "en").isTranslated)
  }
}
