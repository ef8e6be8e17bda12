import OversetCatalogs
import OversetChecks
import OversetVocabulary
import Testing

/// What the other languages of a key tell of a text that is the source's.
struct SourceRepetitionTests {
  /// A key with a source text, in some locales that text, and in others one of their own.
  struct Case: Sendable, CustomTestStringConvertible {
    let source: String
    let kept: [LocaleTag]
    let translated: [LocaleTag]
    let locale: LocaleTag
    let isFound: Bool

    init(
      _ source: String, kept: [LocaleTag], translated: [LocaleTag], in locale: LocaleTag,
      _ isFound: Bool
    ) {
      (self.source, self.kept, self.translated) = (source, kept, translated)
      (self.locale, self.isFound) = (locale, isFound)
    }

    var testDescription: String { "\(source), kept in \(kept), looked at in \(locale)" }

    static let all: [Case] = [
      Case("Harbour light", kept: ["ja", "ru", "th"], translated: ["de"], in: "ja", false),
      Case("Harbour light", kept: ["ja"], translated: ["de", "ru", "th"], in: "ja", true),
      Case("Harbour lights shine", kept: ["ja", "ru", "th"], translated: ["de"], in: "ja", true),
      Case("no boat available", kept: ["ja", "de", "fr"], translated: ["ru"], in: "ja", true),
      Case("no boat available", kept: ["ja", "de", "fr"], translated: ["ru"], in: "de", true),
      Case("Boat was sunk", kept: ["ja", "de", "fr"], translated: ["ru"], in: "fr", true),
      Case("Sea of Boats", kept: ["ja", "de", "fr"], translated: ["ru"], in: "fr", false),
      Case("other: %lld boats", kept: ["ja"], translated: ["ru", "th"], in: "ja", true),
      Case("other: %lld boats", kept: ["ja", "ru", "th"], translated: ["de"], in: "ja", false),
    ]
  }

  @Test(
    "half of the languages make a short text a name, unless it is a phrase", arguments: Case.all)
  func repetition(_ example: Case) throws {
    let isPlural = example.source.hasPrefix("other: ")
    let own = isPlural ? "other: %lld ⛵︎" : "⛵︎"
    let entry = CatalogEntry(
      key: "key",
      localizations: [CatalogExample.localization("en", example.source)]
        + example.kept.map { CatalogExample.localization($0, example.source) }
        + example.translated.map { CatalogExample.localization($0, own) },
      sourceLanguage: "en", place: CatalogExample.place(1))
    let names = try CatalogRuleTests.names(entry, example.locale)
    #expect(names.contains("same-as-source") == example.isFound, "\(names)")
  }

  @Test(
    "a name that all translations keep lacks none",
    arguments: [
      ("Nightboat", ["de", "fr"], [], false), ("Night boat", ["de", "fr"], [], false),
      ("Nightboat", ["de"], [], true), ("Nightboat", ["de", "fr"], ["th"], true),
      ("Boats at night", ["de", "fr"], [], true),
    ] as [(String, [LocaleTag], [LocaleTag], Bool)])
  func names(source: String, kept: [LocaleTag], translated: [LocaleTag], isFound: Bool) throws {
    let entry = CatalogEntry(
      key: "key",
      localizations: [CatalogExample.localization("en", source)]
        + kept.map { CatalogExample.localization($0, source) }
        + translated.map { CatalogExample.localization($0, "⛵︎") },
      sourceLanguage: "en", place: CatalogExample.place(1))
    let catalog = StringCatalog(table: "T", sourceLanguage: "en", entries: [entry], notes: [])
    let locale = try #require(CheckedLocale(tag: "ru"))
    let names = CheckedCatalog(catalog, locales: ["en", "ru"]).findings(in: locale)
      .map(\.rule.name)
    #expect(names.contains("translation-missing") == isFound, "\(names)")
  }

  /// The text around a substitution is the same everywhere; its forms are what is translated.
  @Test(
    "of a text that is one substitution, the forms are compared",
    arguments: [("one: Bateau || other: Bateaux", true), ("other: Boats", false)])
  func substitutions(forms: String, isFound: Bool) throws {
    let entry = CatalogEntry(
      key: "key",
      localizations: ["en", "ja"].map { CatalogExample.localization($0, boats: "other: Boats") }
        + ["fr", "it", "de"].map { CatalogExample.localization($0, boats: forms) },
      sourceLanguage: "en", place: CatalogExample.place(1))
    let names = try CatalogRuleTests.names(entry, "ja")
    #expect(names.contains("same-as-source") == isFound, "\(names)")
  }
}
