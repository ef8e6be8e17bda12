import OversetUnicode
import OversetVocabulary
import Testing

@Suite("Locales")
struct LocaleTests {
  /// A file without rows would leave its test without cases.
  @Test(
    "the data files are read whole",
    arguments: [
      ("locales.txt", 31), ("casing.txt", 26), ("plurals.txt", 10), ("percent.txt", 7),
      ("numbers.txt", 7),
    ])
  func dataFiles(name: String, count: Int) throws {
    #expect(try TestData.rows(of: name).count == count)
  }

  @Test(
    "a locale's name gives its tag, likely script and direction",
    arguments: TestData.cases(of: "locales.txt"))
  func identifiers(row: [String]) throws {
    try #require(row.count == 4)
    let locale = try LocaleTag(localeName: row[0])
    #expect(locale.identifier == row[1])
    #expect(locale.likelyScript.code == row[2])
    #expect(locale.isRightToLeft == (row[3] == "rtl"))
  }

  @Test("a locale is known by its language, whatever the region")
  func knownLocales() {
    #expect(LocaleTag("sl-Latn-IT-nedis-u-nu-latn").isKnown)
    #expect(LocaleTag("iw").isKnown)
    #expect(LocaleTag("de-XX").isKnown)
    #expect(!LocaleTag("xx-DE").isKnown)
  }

  @Test(
    "what is not well-formed is refused, with the identifier in the message",
    arguments: [
      "x", "!!", "a", "12", "hello world", "en--US", "en-", "_US", "toolonglanguage",
      "en-US-extra!",
      "de-\u{E9}t", "en\u{0}xx", "",
    ])
  func malformed(identifier: String) {
    let error = #expect(throws: Diagnostic.self) { try LocaleTag(localeName: identifier) }
    #expect(error?.problem.hasSuffix("(U_ILLEGAL_ARGUMENT_ERROR)") == true)
    #expect(error?.problem.contains("'\(identifier)'") == true)
    #expect(error?.remedy.contains("pt-BR") == true)
  }

  @Test(
    "a text changes its case by the rules of the locale",
    arguments: TestData.cases(of: "casing.txt"))
  func casing(row: [String]) throws {
    try #require(row.count == 4)
    let locale = try #require(LocaleTag(row[0]))
    let changed =
      switch row[1] {
      case "upper": LocaleCasing.uppercased(row[2], locale: locale)
      case "lower": LocaleCasing.lowercased(row[2], locale: locale)
      case "title": LocaleCasing.capitalized(row[2], locale: locale)
      default: "unknown case \(row[1])"
      }
    // Scalars, because strings compare canonically.
    #expect(Array(changed.unicodeScalars) == Array(row[3].unicodeScalars))
  }

  @Test("capitals may be three times as long as their text")
  func longerText() {
    let text = String(repeating: "ΐ", count: 5000)
    let upper = LocaleCasing.uppercased(text, locale: "en")
    #expect(upper.unicodeScalars.count == 15_000)
    #expect(LocaleCasing.uppercased("", locale: "tr") == "")
  }

  @Test(
    "a locale has the plural categories of CLDR, and each sample number falls in its own",
    arguments: TestData.cases(of: "plurals.txt"))
  func plurals(row: [String]) throws {
    try #require(row.count == 2)
    let groups = row[1].split(separator: ";").map { $0.split(separator: " ").map(String.init) }
    let locales = try TestData.locales(row[0])
    try #require(!locales.isEmpty && groups.allSatisfy { $0.count > 1 })
    for locale in locales {
      let rules = PluralRules(locale: locale)
      #expect(rules.categories.map(\.rawValue) == groups.map { $0[0] }, "\(locale)")
      for group in groups {
        for sample in group.dropFirst() {
          let number = try #require(Double(sample))
          #expect(rules.category(of: number).rawValue == group[0], "\(locale) \(sample)")
          if let whole = Int(sample) { #expect(rules.category(of: whole).rawValue == group[0]) }
        }
      }
    }
  }

  @Test("an unknown locale has the category other alone, to which NaN and infinity belong")
  func pluralFallback() {
    #expect(PluralRules(locale: "xx").categories == [.other])
    let arabic = PluralRules(locale: "ar")
    #expect(arabic.category(of: .nan) == .other)
    #expect(arabic.category(of: .infinity) == .other)
    #expect(arabic.category(of: -1) == .one)
    #expect(PluralRules(locale: "ru-RU").category(of: 21) == .one)
  }

  @Test(
    "a percentage is written as its locale writes it", arguments: TestData.cases(of: "percent.txt"))
  func percent(row: [String]) throws {
    try #require(row.count == 2)
    let locales = try TestData.locales(row[0])
    try #require(!locales.isEmpty)
    for locale in locales {
      let written = NumberPatterns(locale: locale).percent(0.5)
      #expect(Array(written.unicodeScalars) == Array(row[1].unicodeScalars), "\(locale)")
    }
  }

  @Test(
    "numbers and lists are written as their locale writes them",
    arguments: TestData.cases(of: "numbers.txt"))
  func numbers(row: [String]) throws {
    try #require(row.count == 5)
    let patterns = NumberPatterns(locale: try #require(LocaleTag(row[0])))
    #expect(patterns.decimal(1_234_567) == row[1])
    #expect(patterns.decimal(-1234.5) == row[2])
    #expect(patterns.list(["A", "B"]) == row[3])
    #expect(patterns.list(["A", "B", "C"]) == row[4])
    #expect(patterns.list(["A"]) == "A")
    #expect(patterns.list([]) == "")
  }

  @Test("values shared between tasks give the same answers")
  func sharing() async {
    let rules = PluralRules(locale: "ar")
    let patterns = NumberPatterns(locale: "fa")
    let expected = (0..<200).map { "\(patterns.decimal($0)) \(rules.category(of: $0))" }
    let found = await withTaskGroup(of: [String].self) { group in
      for _ in 0..<8 {
        group.addTask { (0..<200).map { "\(patterns.decimal($0)) \(rules.category(of: $0))" } }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(found.count == 8)
    #expect(found.allSatisfy { $0 == expected })
  }

  @Test("versions are numbers with dots")
  func versions() {
    for version in [UnicodeVersions.icu, UnicodeVersions.unicode, UnicodeVersions.cldr] {
      let parts = version.split(separator: ".")
      #expect(parts.count >= 1 && parts.allSatisfy { Int($0) != nil }, "\(version)")
    }
  }

  /// ICU has the data of the machine's own language for such tags.
  @Test(
    "a language without data has no letters, and others those of CLDR",
    arguments: [("la", 0), ("tlh", 0), ("qqq", 0), ("en", 52), ("ru", 66), ("he", 27)])
  func letters(tag: LocaleTag, count: Int) {
    #expect(tag.letters.count == count)
  }
}
