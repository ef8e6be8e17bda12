import OversetCatalogs
import OversetChecks
import OversetTestBasics
import OversetUnicode
import OversetVocabulary
import Testing

/// What holds of the rules about catalogs whatever a catalog has.
struct CatalogPropertyTests {
  static let locales: [LocaleTag] = ["en", "de", "ar", "ja", "tr", "he", "ru", "pl", "fr", "th"]

  /// Every example once, each under a key of its own.
  private static func entries(_ locale: LocaleTag) -> [CatalogEntry] {
    CatalogExample.all.enumerated().filter { $0.element.locale == locale }.map { index, example in
      CatalogEntry(
        key: "\(example.key) \(index)",
        localizations: example.entry.locales.compactMap { example.entry.localizations[$0] },
        sourceLanguage: "en", place: CatalogExample.place(index + 1))
    }
  }

  private static func findings(
    _ entries: [CatalogEntry], _ locale: LocaleTag
  ) throws -> [Finding] {
    let checked = try #require(CheckedLocale(tag: locale))
    let catalog = StringCatalog(table: "T", sourceLanguage: "en", entries: entries)
    return CheckedCatalog(catalog).findings(in: checked, checks: CatalogChecks.all)
  }

  /// The order of the entries changes nothing but the order of the findings.
  @Test("the order of entries does not change the findings", arguments: locales)
  func orderDoesNotMatter(locale: LocaleTag) throws {
    let entries = Self.entries(locale)
    #expect(!entries.isEmpty)
    let forward = try Self.findings(entries, locale)
    let backward = try Self.findings(entries.reversed(), locale)
    #expect(!forward.isEmpty)
    #expect(forward.allSatisfy(backward.contains))
    #expect(backward.allSatisfy(forward.contains))
    #expect(forward.count == backward.count)
  }

  /// A catalog whose plurals have all categories of the language is clean.
  @Test(
    "a plural with all categories of its language has no finding",
    arguments: locales + ["cs", "es", "sl", "lv"])
  func completePlurals(locale: LocaleTag) throws {
    let forms = PluralRules(locale: locale).categories
      .map { "\($0.rawValue): %lld \($0.rawValue)" }.joined(separator: " || ")
    let entry = CatalogEntry(
      key: "key",
      localizations: [
        CatalogExample.localization("en", "one: %lld boat || other: %lld boats"),
        CatalogExample.localization(locale, forms),
      ], sourceLanguage: "en", place: CatalogExample.place(1))
    #expect(try Self.findings([entry], locale).isEmpty)
  }

  /// Any text, in any locale, is looked at without harm, and twice alike.
  @Test("any texts are checked without a trap, and twice alike", arguments: 0..<20 as Range<UInt64>)
  func randomTexts(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let parts = ["%@", "%d", "%%", "%#@a@", "%2$@", "%", "-5", "50", "<b>", "@", "...", "(s)", " "]
    func text() -> String {
      (0..<Int.random(in: 0...8, using: &random)).map { _ in
        Bool.random(using: &random)
          ? parts[Int.random(in: 0..<parts.count, using: &random)]
          : String(decoding: RandomText.make(upTo: 4, using: &random), as: UTF16.self)
      }.joined()
    }
    for locale in Self.locales {
      let entries = (0..<20).map { index in
        CatalogEntry(
          key: "k \(index)",
          localizations: [
            CatalogExample.localization("en", text()), CatalogExample.localization(locale, text()),
          ], sourceLanguage: "en", place: CatalogExample.place(index + 1))
      }
      #expect(try Self.findings(entries, locale) == Self.findings(entries, locale))
    }
  }

  /// A fault that is put into a clean translation is found.
  @Test(
    "a fault planted into a clean translation is found by its rule",
    arguments: [
      ("de", "odd-characters", "\u{FFFD}"), ("de", "spacing-drift", "  a"),
      ("de", "format-arguments", " %@"), ("tr", "percent-format", " 50%"),
      ("ar", "odd-characters", "\u{2067}"), ("ar", "punctuation-jumps", " @home"),
      ("he", "number-reversed", " -5"), ("ar", "mixed-digits", " ٣ 4"),
    ])
  func plantedFaults(locale: LocaleTag, rule: String, fault: String) throws {
    let clean = ["de": "Sichern", "tr": "Kaydet", "ar": "حفظ", "he": "שמור"][locale] ?? ""
    func names(_ text: String) throws -> [String] {
      let entry = CatalogEntry(
        key: "key",
        localizations: [
          CatalogExample.localization("en", "Save"), CatalogExample.localization(locale, text),
        ], sourceLanguage: "en", place: CatalogExample.place(1))
      return try Self.findings([entry], locale).map(\.rule.name)
    }
    #expect(try names(clean).isEmpty)
    #expect(try names(clean + fault).contains(rule))
  }
}
