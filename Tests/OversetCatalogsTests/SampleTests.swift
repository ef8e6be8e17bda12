import OversetCatalogs
import OversetConfig
import OversetVocabulary
import Testing

@Suite("Sample arguments and renderings")
struct SampleTests {
  @Test("every leaf has one rendering, except texts that only join substitutions")
  func everyLeafOnce() throws {
    let catalog = try Fixture.catalog("constructs.xcstrings")
    let resolver = resolver(catalog)
    var count = 0
    for entry in catalog.entries {
      for locale in entry.locales where entry.localizations[locale]?.isEmpty == false {
        var leaves: [SourcePlace] = []
        entry.forEachLeaf { leaf in
          let joins = leaf.path.substitution == nil && leaf.value.contains("#@")
          if leaf.locale == locale, !joins { leaves.append(leaf.place) }
        }
        let renderings = resolver.renderings(of: entry, locale: locale)
        #expect(renderings.map(\.place) == leaves)
        count += renderings.count
        for rendering in renderings {
          #expect(!rendering.text.contains("%"), "\(rendering)")
          #expect(rendering.resolved.formatIssues.isEmpty)
        }
      }
    }
    #expect(count >= 15)
  }

  @Test(
    "a rendering shows a number of its plural category",
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
  func texts(key: String, locale: LocaleTag, texts: [String]) throws {
    let catalog = try Fixture.catalog("constructs.xcstrings")
    let entry = try #require(catalog.entries.first { $0.key == key })
    #expect(resolver(catalog).renderings(of: entry, locale: locale).map(\.text) == texts)
  }

  @Test(
    "sample names are in the locale's script",
    arguments: [
      ("en", "Anna & Martin"), ("ar-SA", "سارة & محمد"), ("ja", "さくら & 健太"),
      ("sr", "Анна & Михаил"), ("sr-Latn", "Anna & Martin"),
    ])
  func names(locale: LocaleTag, text: String) throws {
    let catalog = try catalog(
      "\"%1$@ & %2$@\":{\"localizations\":{\"\(locale)\":{\"stringUnit\":{\"state\":"
        + "\"translated\",\"value\":\"%1$@ & %2$@\"}}}}")
    let entry = try #require(catalog.entries.first)
    #expect(resolver(catalog).renderings(of: entry, locale: locale).map(\.text) == [text])
  }

  /// What an argument is, how long it is, and what a locale makes of it. The forms are CLDR's.
  @Test(
    "a sample word has its kind, its length and its locale's form",
    arguments: [
      ("en", SampleKind.price, SampleLength.typical, "$59.99"),
      ("de", .price, .typical, "59,99\u{A0}€"), ("ja", .price, .typical, "¥5,999"),
      ("tr", .price, .short, "₺5,00"), ("en", .price, .long, "$12,999.99"),
      ("pt-BR", .price, .typical, "R$\u{A0}59,99"),
      ("en", .date, .short, "9/23/2026"), ("de", .date, .typical, "23. Sept. 2026"),
      ("de", .date, .long, "Mittwoch, 23. September 2026"),
      ("ja", .date, .long, "2026年9月23日 水曜日"), ("de", .time, .typical, "22:48"),
      ("en", .size, .typical, "23.4 MB"), ("de", .size, .long, "888,8\u{A0}GB"),
      ("tr", .percent, .typical, "%42"), ("de", .percent, .long, "100\u{A0}%"),
      ("en", .name, .short, "Anna"), ("en", .name, .long, "Anna Martin Sofia"),
      ("ar", .name, .long, "سارة محمد ليلى"),
    ])
  func words(locale: LocaleTag, kind: SampleKind, length: SampleLength, word: String) throws {
    var choice = SampleChoice(length: length)
    choice.kinds = [1: kind]
    let catalog = try catalog("\"%@\":{}")
    let entry = try #require(catalog.entries.first)
    let texts = resolver(catalog).renderings(of: entry, locale: locale, samples: choice)
      .map { String($0.text.unicodeScalars.filter { $0 != "\u{2068}" && $0 != "\u{2069}" }) }
    // An untranslated text is shown in the source language, and filled in it.
    #expect(texts.count == 1)
    let filled = SampleArguments.fill(
      [1: try #require(FormatSpecifier(name: "@"))], locale: locale, choice: choice,
      pluralSelector: testPlurals)
    #expect(filled == [.text(word)])
  }

  @Test(
    "names of the other direction are in the other script",
    arguments: [("en", "سارة"), ("de", "سارة"), ("ar", "Anna"), ("he", "Anna"), ("fa", "Anna")])
  func oppositeNames(locale: LocaleTag, name: String) throws {
    let filled = SampleArguments.fill(
      [1: try #require(FormatSpecifier(name: "@"))], locale: locale,
      choice: SampleChoice(isOpposite: true), pluralSelector: testPlurals)
    #expect(filled == [.text(name)])
  }

  @Test(
    "a longer sample number is at least as large and keeps its plural category",
    arguments: ["ar", "cs", "de", "en", "fr", "ja", "lt", "pl", "ru", "tr"])
  func lengths(locale: LocaleTag) {
    let categories = Set(SampleNumbers.candidates.map { testPlurals($0, locale) })
    #expect(categories.contains("other"))
    for category in categories {
      let numbers = SampleLength.allCases.map {
        SampleNumbers.representative(
          of: category, locale: locale, length: $0, pluralSelector: testPlurals)
      }
      #expect(numbers.allSatisfy { testPlurals($0, locale) == category })
      #expect(numbers[0] <= numbers[1] && numbers[1] <= numbers[2])
    }
  }

  @Test("a percent sign in prose takes no argument")
  func prose() throws {
    let catalog = try catalog("\"100% sure\":{},\"%@ at %.1f %%\":{}")
    let texts = catalog.entries.flatMap { entry in
      resolver(catalog).renderings(of: entry, locale: "en").map(\.text)
    }
    #expect(texts == ["100% sure", "Anna at 12.5 %"])
  }

  @Test(
    "a sample number has the plural category that is asked for",
    arguments: [
      ("ar", ["zero", "one", "two", "few", "many", "other"]), ("en", ["one", "other"]),
      ("ja", ["other"]), ("ru", ["one", "few", "many", "other"]),
    ] as [(LocaleTag, [String])])
  func numbers(locale: LocaleTag, categories: [String]) {
    for category in categories {
      let number = SampleNumbers.representative(
        of: category, locale: locale, pluralSelector: testPlurals)
      #expect(testPlurals(number, locale) == category)
    }
  }
}
