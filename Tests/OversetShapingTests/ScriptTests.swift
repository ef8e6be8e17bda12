import OversetShaping
import OversetUnicode
import OversetVocabulary
import Testing

@Suite("Shaping of scripts")
struct ScriptTests {
  static let samples: [(LocaleTag, String)] = [
    ("en", "Waffles: fine offices, 1234567890 (AV To)"), ("de", "Größe überschreitet Maß"),
    ("vi", "Tiếng Việt được hiển thị"), ("ru", "Восстановить пароль"), ("el", "Επαναφορά κωδικού"),
    ("ar", "إعادة تعيين كلمة المرور لا تُفقد"), ("fa", "بازنشانی گذرواژه می\u{200C}شود"),
    ("he", "שחזור הסיסמה נכשל"), ("ja", "パスワードを再設定してください。"), ("th", "รีเซ็ตรหัสผ่านของคุณ ที่นี่ ผู้ใช้"),
    ("hi", "पासवर्ड रीसेट करें क्षेत्र"),
  ]

  @Test(
    "a text of each language shapes without .notdef, in the reading order of its direction",
    arguments: samples)
  func shapes(locale: LocaleTag, text: String) throws {
    let paragraph = try Bundled.shaper().shape(text, locale: locale)
    #expect(paragraph.missing.isEmpty)
    try #require(!paragraph.items.isEmpty)
    for shaped in paragraph.items {
      #expect(!shaped.glyphs.isEmpty)
      #expect(shaped.glyphs.allSatisfy { $0.id != 0 }, "\(paragraph.string(shaped))")
      #expect((shaped.displayGlyphs ?? []).allSatisfy { $0.id != 0 })
      let clusters = shaped.glyphs.map(\.cluster)
      let reading = shaped.item.isRightToLeft ? Array(clusters.reversed()) : clusters
      #expect(reading == clusters.sorted())
    }
  }

  @Test(
    "letters join: a word is not the sum of its letters alone",
    arguments: [("ar", "سلام"), ("ar", "كتب"), ("fa", "پدر"), ("hi", "क्ष")])
  func joins(locale: LocaleTag, word: String) throws {
    let shaper = try Bundled.shaper()
    let whole = shaper.shape(word, locale: locale).items.flatMap(\.glyphs).map(\.id)
    let letters = word.unicodeScalars.flatMap { scalar in
      shaper.shape(String(scalar), locale: locale).items.flatMap(\.glyphs).map(\.id)
    }
    #expect(Set(whole) != Set(letters))
  }

  @Test(
    "lam-alef is one cluster: no boundary between the letters", arguments: ["لا", "لأ", "سلام"])
  func ligature(word: String) throws {
    let paragraph = try Bundled.shaper().shape(word, locale: "ar")
    let lam = try #require(Array(word.utf16).firstIndex(of: 0x0644))
    #expect(!paragraph.clusterBoundaries.contains(lam + 1))
    #expect(paragraph.clusterBoundaries.contains(lam))
  }

  @Test("a reshaped piece stands alone: what it holds, and the same as the text without the rest")
  func reshaping() throws {
    let shaper = try Bundled.shaper()
    let text = Array("سلام عليكم".utf16)
    let request = Shaper.Request(
      text: text, spans: [], locale: "ar", direction: .fixed(.rightToLeft))
    let item = try #require(shaper.shape(request).items.first)
    let piece = shaper.reshape(item, range: 5..<8, context: 5..<8, of: request)
    let alone = shaper.shape(Array(text[5..<8]), locale: "ar", direction: .fixed(.rightToLeft))
    #expect(piece.item.range == 5..<8)
    #expect(piece.glyphs.map(\.id) == alone.items.flatMap(\.glyphs).map(\.id))
    #expect(piece.glyphs.map(\.advance) == alone.items.flatMap(\.glyphs).map(\.advance))
    #expect(piece.glyphs.allSatisfy { (5..<8).contains($0.cluster) })
    #expect(piece.glyphs.map(\.id) != item.glyphs.filter { (5..<8).contains($0.cluster) }.map(\.id))
  }

  @Test("a cached paragraph is the one that was made")
  func cache() throws {
    let shaper = Shaper(fonts: try Bundled.fonts(), capacity: 2)
    let first = shaper.shape("one")
    #expect(shaper.shape("one") === first)
    for text in ["two", "three", "four", "five", "six"] { _ = shaper.shape(text) }
    #expect(shaper.shape("one") !== first)
    #expect(shaper.shape("one").items.flatMap(\.glyphs) == first.items.flatMap(\.glyphs))
  }
}
