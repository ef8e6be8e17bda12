import OversetShaping
import OversetText
import OversetUnicode
import OversetVocabulary
import Testing

@Suite("What a locale changes in a text")
struct TypesettingRulesTests {
  private static let locales: [LocaleTag] = [
    "en", "de", "fr", "ru", "tr", "ro", "az", "he", "ar", "fa", "ur", "hi", "mr", "th", "fi", "sv",
    "ja", "ko", "zh-Hans", "zh-Hant", "cmn", "jam", "pt-BR", "sr-Latn", "fr-u-lb-strict", "und",
  ]
  private static let texts = [
    "Wiederherstellen und fortfahren", "istanbul fi ffi ı i̇", "Şimdi ţară ș",
    "Настройки доступа бг",
    "إعادة المحاولة ٣ ی", "हिन्दी क्ष १२", "ตั้งค่าภาษาไทย", "設定を変更。今すぐ", "あっー、々", "한국어 설정",
    "a-b/c 24-7 «x» …",
  ]

  @Test("locales with the same rules lay every text out alike")
  func sameRules() throws {
    let engine = try Bundled.engine()
    var first: [TypesettingRules: LocaleTag] = [:]
    for locale in Self.locales {
      let rules = engine.rules(of: locale, lineBreak: .automatic)
      guard let other = first[rules] else {
        first[rules] = locale
        continue
      }
      for text in Self.texts {
        let (own, others) = (Self.request(text, locale), Self.request(text, other))
        let (left, right) = (engine.layout(own), engine.layout(others))
        #expect(left.size == right.size, "\(text) in \(locale) and \(other)")
        #expect(left.lines.map(\.range) == right.lines.map(\.range), "\(text) in \(locale)")
        #expect(engine.fit(own) == engine.fit(others), "\(text) in \(locale) and \(other)")
      }
    }
    #expect(first.count < Self.locales.count)
  }

  @Test(
    "a locale that rules or margins ask for, or with an extension, shares with no other",
    arguments: ["ja", "ko", "zh-Hans", "cmn", "de", "ru", "fr-u-lb-strict"] as [LocaleTag])
  func ownRules(locale: LocaleTag) throws {
    let engine = try Bundled.engine()
    #expect(engine.rules(of: locale, lineBreak: .automatic) == TypesettingRules(of: locale))
  }

  @Test("English, French and Turkish share their rules; Mandarin has rules of its own")
  func examples() throws {
    let engine = try Bundled.engine()
    let english = engine.rules(of: "en", lineBreak: .automatic)
    #expect(engine.rules(of: "fr", lineBreak: .automatic) == english)
    #expect(engine.rules(of: "tr", lineBreak: .automatic) == english)
    #expect(engine.rules(of: "cmn", lineBreak: .automatic) != english)
  }

  private static func request(_ text: String, _ locale: LocaleTag) -> TextRequest {
    var request = TextRequest(
      text: Array(text.utf16), spans: [TextSpan(font: TextFont(size: 17))], locale: locale)
    request.width = 90
    return request
  }
}
