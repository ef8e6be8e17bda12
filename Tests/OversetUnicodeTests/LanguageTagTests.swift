import OversetUnicode
import OversetVocabulary
import Testing

struct LanguageTagTests {
  @Test(
    "a tag names a language unless its code is reserved, no code, or a country's",
    arguments: [
      ("en", true), ("en-x-tall", true), ("zh-Hans", true), ("skr-Arab", true), ("kab", true),
      ("la", true), ("iw", true), ("tlh", true), ("qps", false), ("qqq", false), ("qaa", false),
      ("qu", true), ("que", true), ("mul", false), ("zxx", false), ("und", false),
      ("x-draft", false), ("jp", false), ("cz", false), ("base", false), ("jbo", true),
    ])
  func languages(tag: String, expected: Bool) throws {
    #expect(try #require(LocaleTag(tag)).isLanguage == expected)
  }
}
