import OversetCatalogs
import OversetTestBasics
import OversetVocabulary
import Testing

@Suite("Pseudolocales")
struct PseudolocaleTests {
  @Test(
    "a pseudolocale changes letters and keeps placeholders, links and markup",
    arguments: [
      ("en-XA", "Save %@ now", "Šåṽé %@ ñöŵ"), ("en-x-double", "Go 2", "GGoo 2"),
      ("en-x-bounded", "Save %lld", "[Save %lld]"), ("en-x-wide", "Go 2", "Ｇｏ　２"),
      ("en-x-tall", "e1", "e\u{323}\u{302}\u{301}1"),
      ("ar-XB", "Go 12", "\u{200F}\u{202E}Go\u{202C}\u{200F} 12"),
      (
        "en-XA", "**Bold** [more](https://a.b/c) <b>x</b> &amp; {name} \\*",
        "**Ɓöļð** [ɱöŕé](https://a.b/c) <b>ẋ</b> &amp; {name} \\*"
      ),
      ("en-XA", "%#@boats@ in %2$#@ports@, 100%%", "%#@boats@ îñ %2$#@ports@, 100%%"),
      ("en-XA", "See https://a.b/see?x=1 or 5 < 6 & 7", "Šéé https://a.b/see?x=1 öŕ 5 < 6 & 7"),
      ("en-x-bounded", "%@", "%@"), ("en-XA", "", ""),
    ])
  func styles(tag: LocaleTag, source: String, text: String) throws {
    let pseudo = try #require(Pseudolocale(tag: tag))
    #expect(Array(pseudo.text(of: source).utf8) == Array(text.utf8))
  }

  @Test(
    "any other tag is not a pseudolocale",
    arguments: ["en", "de", "en-x-p90-nl", "en-x-long", "xa", "und"])
  func others(tag: LocaleTag) { #expect(Pseudolocale(tag: tag) == nil) }

  /// Placeholders, in their order, and the length that was measured: for the length of the source the
  /// width of 9 of 10 translations.
  @Test(
    "placeholders survive, and an expanded text reaches its measured length",
    arguments: Pseudolocale.tags)
  func structure(tag: LocaleTag) throws {
    let pseudo = try #require(Pseudolocale(tag: tag))
    var random = SeededGenerator(seed: 3)
    let words = [
      "Save", "the", "harbour", "%@", "%lld", "%1$@", "%%", "%#@n@", "%.1f", "%arg", "a", "Zürich",
      "[link](x)", "<b>", "100", "%", "—",
    ]
    for _ in 0..<300 {
      let source = (0..<random.next(below: 14)).map { _ in words[random.next(below: words.count)] }
        .joined(separator: " ")
      let text = pseudo.text(of: source)
      func specifiers(_ text: String) -> [String] {
        FormatString.parse(text).filter { $0.kind != .literal }.map(\.text)
      }
      #expect(specifiers(text) == specifiers(source), "\(source) became \(text)")
      let plain = words.filter { $0.allSatisfy(\.isLetter) }
      let prose = (0...random.next(below: 20)).map { _ in plain[random.next(below: plain.count)] }
        .joined(separator: " ")
      guard case .expanded(let table) = pseudo.style else { continue }
      let target = Double(prose.count) * table.factor(forLength: prose.count)
      #expect(abs(Double(pseudo.text(of: prose).count) - target) <= 1)
    }
  }

  @Test(
    "the expansion factor falls from 5 to 6 characters and is constant from 71 on",
    arguments: ExpansionTable.languages)
  func factors(language: String) throws {
    let table = try #require(ExpansionTable(language: language))
    #expect(table.factor(forLength: 5) > table.factor(forLength: 6))
    #expect(table.factor(forLength: 71) == table.factor(forLength: 100_000))
    #expect(table.factor(forLength: 0) == table.factor(forLength: 1))
  }

  @Test("a catalog has every pseudolocale, with as many renderings as the source language")
  func catalogs() throws {
    let catalog = try Fixture.catalog("constructs.xcstrings")
    let boats = try #require(catalog.entries.first { $0.key == "%lld boats" })
    let lookup = boats.lookup(locale: "en-XA")
    #expect(lookup.isTranslated)
    #expect(lookup.locale == "en-XA")
    let resolver = resolver(catalog)
    for (number, text) in [(1, "1 ƀöåţ"), (3, "3 ƀöåţš")] {
      #expect(
        resolver.resolve(key: "%lld boats", arguments: [.integer(number)], locale: "en-XA").text
          == text)
    }
    // A key without a source text is its own.
    #expect(
      resolver.resolve(key: "Cast off", arguments: [], locale: "en-x-double").text
        == "CCaasstt ooffff")
    let pier = try #require(catalog.entries.first { !$0.shouldTranslate })
    #expect(
      !pier.lookup(locale: "en-XA").isTranslated || pier.lookup(locale: "en-XA").locale == "en")
    #expect(catalog.entries.count >= 6 && Pseudolocale.tags.count >= 10)
    for entry in catalog.entries {
      for tag in Pseudolocale.tags {
        #expect(
          resolver.renderings(of: entry, locale: tag).count
            == resolver.renderings(of: entry, locale: "en").count)
      }
    }
  }
}
