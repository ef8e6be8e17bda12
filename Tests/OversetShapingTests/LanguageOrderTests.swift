import OversetShaping
import OversetUnicode
import OversetVocabulary
import Testing

@Suite("Faces by language")
struct LanguageOrderTests {
  @Test(
    "Chinese characters take the forms of the text's language",
    arguments: [
      ("ja", "Noto Sans JP"), ("ko", "Noto Sans KR"), ("ko-KP", "Noto Sans KR"),
      ("zh-Hans", "Noto Sans SC"), ("zh", "Noto Sans SC"), ("zh-CN", "Noto Sans SC"),
      ("zh-Hant", "Noto Sans TC"), ("zh-TW", "Noto Sans TC"), ("zh-HK", "Noto Sans TC"),
      ("yue", "Noto Sans TC"), ("en", "Noto Sans JP"), ("ar", "Noto Sans JP"),
    ] as [(LocaleTag, String)])
  func han(locale: LocaleTag, family: String) throws {
    #expect(try Self.families(of: "直", locale) == [family])
    #expect(try Self.families(of: "直。骨", locale) == [family])
  }

  @Test(
    "what the language's face lacks comes from another", arguments: [("ja", "们"), ("zh-Hans", "働")])
  func otherForms(locale: LocaleTag, text: String) throws {
    let fonts = try Bundled.fonts()
    let paragraph = try Bundled.shaper().shape(text, locale: locale)
    #expect(paragraph.missing.isEmpty)
    guard case .family(let index) = try #require(paragraph.items.first).item.face else {
      Issue.record("no face")
      return
    }
    #expect(index != fonts.family(for: 0x76F4, order: fonts.order(for: locale)))
  }

  @Test(
    "a mark that scripts share comes from the language's face, and Latin from the system's",
    arguments: [
      ("bn", "ক।", ["Noto Sans Bengali"]), ("hi", "क।", ["Noto Sans Devanagari"]),
      ("te", "క।", ["Noto Sans Telugu"]), ("bn", "A1", ["Inter"]), ("zh-Hans", "A…“1”", ["Inter"]),
      ("pa", "ਕ।", ["Noto Sans Gurmukhi"]), ("pa-PK", "ک", ["Noto Sans Arabic"]),
    ] as [(LocaleTag, String, [String])])
  func sharedMarks(locale: LocaleTag, text: String, families: [String]) throws {
    #expect(try Self.families(of: text, locale) == families)
  }

  @Test("a span takes the forms of its own language")
  func span() throws {
    let text = Array("直直".utf16)
    let request = Shaper.Request(
      text: text,
      spans: [
        Shaper.Span(style: .regular), Shaper.Span(start: 1, style: .regular, language: "zh-Hant"),
      ], locale: "ko", direction: .firstStrong(fallback: .leftToRight))
    let paragraph = try Bundled.shaper().shape(request)
    #expect(try Self.families(of: paragraph) == ["Noto Sans KR", "Noto Sans TC"])
  }

  @Test("Hong Kong has forms of its own in the face it shares with Taiwan")
  func hongKong() throws {
    let glyphs = { (locale: LocaleTag) in
      try Bundled.shaper().shape("化", locale: locale).items.first?.glyphs.map(\.id)
    }
    #expect(try glyphs("zh-HK") != glyphs("zh-TW"))
    #expect(try glyphs("zh-Hant") == glyphs("zh-TW"))
  }

  @Test(
    "locales with other faces or rules are laid out apart, the others together",
    arguments: [
      ("zh-Hans", "zh-Hant", false), ("zh-TW", "zh-HK", false), ("ja", "ko", false),
      ("zh-TW", "zh-Hant", true), ("bn", "as", true), ("da", "nb", true), ("bn", "gu", false),
    ] as [(LocaleTag, LocaleTag, Bool)])
  func typesettingRules(one: LocaleTag, other: LocaleTag, areAlike: Bool) throws {
    let shaper = try Bundled.shaper()
    let rules = [one, other].map { shaper.typesettingRules(of: $0, lineBreak: .automatic) }
    #expect((rules[0] == rules[1]) == areAlike)
  }

  private static func families(of text: String, _ locale: LocaleTag) throws -> [String] {
    try families(of: Bundled.shaper().shape(text, locale: locale))
  }

  private static func families(of paragraph: ShapedParagraph) throws -> [String] {
    let fonts = try Bundled.fonts()
    return paragraph.items.map { item in
      if case .family(let index) = item.item.face { fonts.families[index].name } else { "none" }
    }
  }
}
