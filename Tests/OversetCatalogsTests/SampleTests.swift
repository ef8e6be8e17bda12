import OversetCatalogs
import Testing

@Suite("Sample arguments and renderings")
struct SampleTests {
  @Test("Every leaf has one rendering, but texts that only join substitutions")
  func everyLeafOnce() throws {
    let catalog = try Fixture.catalog("constructs.xcstrings")
    let resolver = resolver(catalog)
    for entry in catalog.entries {
      for locale in entry.locales where entry.localizations[locale]?.isEmpty == false {
        var leaves: [SourcePlace] = []
        entry.forEachLeaf { leaf in
          let joins = leaf.path.substitution == nil && leaf.value.contains("#@")
          if leaf.locale == locale, !joins { leaves.append(leaf.place) }
        }
        let renderings = resolver.renderings(of: entry, locale: locale)
        #expect(renderings.map(\.place) == leaves)
        for rendering in renderings {
          #expect(!rendering.text.contains("%"), "\(rendering)")
          #expect(rendering.resolved.formatIssues.isEmpty)
        }
      }
    }
  }

  @Test(
    "Renderings show a number of their category",
    arguments: [
      (
        "%lld boats", "ar",
        ["لا قوارب", "قارب واحد", "قاربان", "103 قوارب", "111 قاربًا", "102 قارب"]
      ),
      ("%lld boats", "en", ["1 boat", "103 boats"]),
      (
        "%lld seals on %lld rocks", "en",
        ["1 seal on 103 rocks", "103 seals on 103 rocks", "103 seals on 1 rock"]
          + ["103 seals on 103 rocks"]
      ),
      ("Tap to row %lld times", "en", ["Tap once", "Tap 103×", "Click 103×", "Press 103×"]),
      ("Cast off", "fr", ["Cast off"]),
      ("Cast off", "tr", [""]),
    ])
  func texts(key: String, locale: String, texts: [String]) throws {
    let catalog = try Fixture.catalog("constructs.xcstrings")
    let entry = try #require(catalog.entries.first { $0.key == key })
    #expect(resolver(catalog).renderings(of: entry, locale: locale).map(\.text) == texts)
  }

  @Test(
    "Names are in the locale's script",
    arguments: [
      ("en", "Anna & Martin"), ("ar-SA", "سارة & محمد"), ("ja", "さくら & 健太"),
      ("sr", "Анна & Михаил"), ("sr-Latn", "Anna & Martin"),
    ])
  func names(locale: String, text: String) throws {
    let catalog = try catalog(
      "\"%1$@ & %2$@\":{\"localizations\":{\"\(locale)\":{\"stringUnit\":{\"state\":"
        + "\"translated\",\"value\":\"%1$@ & %2$@\"}}}}")
    let entry = try #require(catalog.entries.first)
    #expect(resolver(catalog).renderings(of: entry, locale: locale).map(\.text) == [text])
  }

  @Test("A percent sign in prose takes no argument")
  func prose() throws {
    let catalog = try catalog("\"100% sure\":{},\"%@ at %.1f %%\":{}")
    let texts = catalog.entries.flatMap { entry in
      resolver(catalog).renderings(of: entry, locale: "en").map(\.text)
    }
    #expect(texts == ["100% sure", "Anna at 12.5 %"])
  }

  @Test(
    "A sample number is of its category, wherever a number is",
    arguments: [
      ("ar", ["zero", "one", "two", "few", "many", "other"]), ("en", ["one", "other"]),
      ("ja", ["other"]), ("ru", ["one", "few", "many", "other"]),
    ])
  func numbers(locale: String, categories: [String]) {
    for category in categories {
      let number = SampleNumbers.representative(
        of: category, locale: locale, pluralSelector: testPlurals)
      #expect(testPlurals(number, locale) == category)
    }
  }
}
