import OversetCatalogs
import OversetChecks
import OversetVocabulary
import Testing

/// For every rule about catalogs and the locales it holds for, the smallest entry that breaks it and the
/// nearest that does not.
struct CatalogRuleTests {
  @Test("an example has findings of exactly the rules it names", arguments: CatalogExample.all)
  func findsWhatItShould(_ example: CatalogExample) {
    let findings = example.findings()
    let names = Set(example.others + (example.isFound ? [example.rule] : []))
    #expect(Set(findings.map(\.rule.name)) == names, "\(findings.map(\.message))")
    for finding in findings {
      #expect(finding.locale == example.locale)
      #expect(finding.place?.file == "Example.xcstrings")
      #expect(!finding.message.isEmpty && !finding.message.hasSuffix("."))
      #expect(finding.fix.hasSuffix("."))
    }
  }

  private static let withOwnTests: Set = [
    "stale-key", "key-not-in-source", "needs-review", "shape-loss", "phrase-without-app",
  ]

  /// Rules about more than texts have tests of their own.
  @Test("every rule has an example that breaks it and one that does not")
  func everyRuleHasBothKinds() {
    #expect(CatalogExample.all.count > 400)
    // A line that cannot be read is no example that passes.
    #expect(CatalogExample.all.count == ExampleTable.rows(of: "catalog-rules").count)
    let names = Set(CatalogChecks.all.map(\.rule.name)).subtracting(Self.withOwnTests)
    for isFound in [true, false] {
      let examples = CatalogExample.all.filter { $0.isFound == isFound }
      #expect(Set(examples.map(\.rule)) == names)
    }
  }

  /// A rule without examples in a locale it can hold for is not proved there. What holds for languages
  /// beyond those of the table's columns has examples in some of them.
  @Test(
    "a rule has both kinds of examples in every locale it holds for",
    arguments: CatalogChecks.all.map(\.rule.name).filter { !withOwnTests.contains($0) })
  func everyLocaleHasBothKinds(name: String) throws {
    let rule = try #require(CatalogChecks.all.first { $0.rule.name == name }).rule
    let needed = Set(CatalogPropertyTests.locales.filter { rule.locales.contains($0) })
    #expect(!needed.isEmpty)
    for isFound in [true, false] {
      let examples = CatalogExample.all.filter { $0.rule == name && $0.isFound == isFound }
      let missing = needed.subtracting(examples.map(\.locale))
      #expect(missing.isEmpty, "\(isFound ? "found" : "clean")")
    }
    let outside = CatalogExample.all.filter {
      $0.rule == name && $0.isFound && !rule.locales.contains($0.locale)
    }
    #expect(outside.isEmpty, "found where the rule does not hold")
  }

  @Test("every rule has its own name and title, and six are off by default")
  func rulesAreToldApart() {
    let rules = CatalogChecks.all.map(\.rule) + TreeChecks.all.map(\.rule)
    #expect(Set(rules.map(\.name)).count == rules.count)
    #expect(Set(rules.map(\.title)).count == rules.count)
    #expect(CatalogChecks.onByDefault.count == CatalogChecks.all.count - 6)
  }

  /// Nobody speaks a pseudolocale.
  @Test("a pseudolocale is not checked as a language")
  func pseudolocalesAreNotChecked() {
    #expect(CheckedLocale(tag: "en-x-wide") == nil)
    #expect(CheckedLocale(tag: "de") != nil)
  }

  @Test(
    "a stale key is a finding in the source language alone", arguments: ["stale", "manual", nil])
  func staleKeys(state: String?) throws {
    let entry = CatalogEntry(
      key: "Save", extractionState: state, sourceLanguage: "en", place: CatalogExample.place(1))
    #expect(try Self.names(entry, "en") == (state == "stale" ? ["stale-key"] : []))
    #expect(try Self.names(entry, "de").isEmpty)
  }

  @Test(
    "a text that needs review is a finding, except in the source language",
    arguments: ["needs_review", "translated", "new", ""], CatalogPropertyTests.locales)
  func review(state: String, locale: LocaleTag) throws {
    let unit = CatalogExample.unit("Sichern", state: state)
    let entry = CatalogEntry(
      key: "Save", localizations: [Localization(locale: locale, unit: unit)], sourceLanguage: "en",
      place: CatalogExample.place(1))
    let isFound = state == "needs_review" && locale != "en"
    #expect(try Self.names(entry, locale) == (isFound ? ["needs-review"] : []))
  }

  /// What reading the file remarked is found in the locale it is about.
  @Test(
    "a text beside its variants is a finding in its own locale alone",
    arguments: CatalogPropertyTests.locales.filter { $0 != "en" })
  func lostShapes(locale: LocaleTag) throws {
    func localization(_ locale: LocaleTag, line: Int, isDouble: Bool) -> Localization {
      let plural = CatalogExample.localization(locale, "one: a || other: %lld b").variations
      let unit = isDouble ? CatalogExample.unit("c") : nil
      return Localization(
        locale: locale, content: VariantContent(unit: unit, variations: plural),
        place: CatalogExample.place(line))
    }
    let entry = CatalogEntry(
      key: "key",
      localizations: [
        localization("en", line: 2, isDouble: false), localization(locale, line: 9, isDouble: true),
      ], sourceLanguage: "en", place: CatalogExample.place(1))
    let note = CatalogNote(
      kind: .textBesideVariants, key: "key", message: "lost", place: CatalogExample.place(12))
    #expect(try Self.names(entry, locale, notes: [note]).contains("shape-loss"))
    #expect(try Self.names(entry, "en", notes: [note]).isEmpty)
  }

  /// A substitution takes its argument, and its forms need not show it where they are one number.
  @Test(
    "a substitution of another argument or specifier than the source's is a finding",
    arguments: [("lld", 1, true), ("lld", 2, false), ("@", 1, false)])
  func substitutions(specifier: String, number: Int, isClean: Bool) throws {
    let forms = "one: one boat || other: %arg boats"
    let entry = CatalogEntry(
      key: "key",
      localizations: [
        CatalogExample.localization("en", "%#@boats@ here", boats: forms),
        CatalogExample.localization(
          "de", "%#@boats@ here", boats: forms, number: number, specifier: specifier),
      ],
      sourceLanguage: "en", place: CatalogExample.place(1))
    let names = try Self.names(entry, "de").filter { $0.hasPrefix("format") }
    #expect(names == (isClean ? [] : ["format-arguments"]))
  }

  @Test(
    "a phrase of App Shortcuts without the app's name is a finding, in its catalog alone",
    arguments: CatalogPropertyTests.locales)
  func phrases(locale: LocaleTag) throws {
    func names(_ text: String, in file: String) throws -> [String] {
      let entry = CatalogEntry(
        key: "key", localizations: [CatalogExample.localization(locale, text)],
        sourceLanguage: locale, place: SourcePlace(file: file, line: 1, column: 1))
      return try Self.names(entry, locale)
    }
    #expect(try names("1 2", in: "A/AppShortcuts.strings") == ["phrase-without-app"])
    #expect(try names("${applicationName} 2", in: "A/AppShortcuts.strings") == [])
    #expect(try names("1 2", in: "AppShortcuts/Localizable.strings") == [])
  }

  /// In one language a substitution holds the end of the sentence, in the other the text around it.
  @Test(
    "the parts of a text are compared where the texts around them are the same",
    arguments: [("%#@boats@", true), ("Nur %#@boats@?", false)])
  func parts(text: String, isFound: Bool) throws {
    let entry = CatalogEntry(
      key: "key",
      localizations: [
        CatalogExample.localization(
          "en", boats: "one: Only %arg boat? || other: Only %arg boats?"),
        CatalogExample.localization("de", text, boats: "one: %arg Boot || other: %arg Boote"),
      ], sourceLanguage: "en", place: CatalogExample.place(1))
    #expect(try Set(Self.names(entry, "de")) == (isFound ? ["punctuation-drift"] : []))
  }

  @Test(
    "a part that says nothing of one number is meant, one that says nothing at all is not",
    arguments: [("zero:  || other: und %arg Boote", false), ("zero:  || other: ", true)])
  func blankParts(forms: String, isFound: Bool) throws {
    let entry = CatalogEntry(
      key: "key",
      localizations: [
        CatalogExample.localization(
          "en", boats: "zero: and no boats || other: and %arg boats"),
        CatalogExample.localization("de", boats: forms),
      ], sourceLanguage: "en", place: CatalogExample.place(1))
    #expect(try Self.names(entry, "de").contains("translation-blank") == isFound)
  }

  static func names(
    _ entry: CatalogEntry, _ locale: LocaleTag, notes: [CatalogNote] = []
  ) throws -> [String] {
    let catalog = StringCatalog(
      table: "T", sourceLanguage: "en", entries: [entry], notes: notes)
    let checked = try #require(CheckedLocale(tag: locale))
    return CheckedCatalog(catalog).findings(in: checked).map(\.rule.name)
  }
}
