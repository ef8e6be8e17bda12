import OversetTestBasics
import OversetUnicode
import OversetVocabulary
import Testing

/// The three rules in which lines of interfaces differ from UAX #14. What is expected was recorded with
/// Chromium 156.
@Suite("Line breaks of interfaces")
struct InterfaceLineBreakTests {
  private func parts(
    _ string: String, locale: LocaleTag = "en", platform: InterfaceLineBreaks.Platform = .web
  ) -> [String] {
    let text = Array(string.utf16)
    let breaks = InterfaceLineBreaks.tailored(
      TextAnalyzer().lineBreaks(in: text, locale: locale, style: .automatic), in: text,
      for: platform)
    var start = 0
    return breaks.map { item in
      defer { start = item.offset }
      return String(decoding: text[start..<item.offset], as: UTF16.self)
    }
  }

  @Test(
    "each rule breaks or joins its case and leaves the nearest other one alone",
    arguments: [
      ("and/or", ["and/or"]), ("24/7", ["24/7"]), ("%d/%d", ["%d/%d"]), ("a/ b", ["a/ ", "b"]),
      ("sol/şimdi", ["sol/", "şimdi"]), ("wiki/Präsident", ["wiki/Präsident"]),
      ("UTF-8", ["UTF-", "8"]), ("2020-2021", ["2020-", "2021"]), ("-8", ["-8"]),
      (" -8", [" ", "-8"]), ("(-8)", ["(-8)"]), ("é-8", ["é-8"]), ("a--8", ["a--8"]),
      ("mot !", ["mot ", "!"]), ("mot!", ["mot!"]), ("mot\u{A0}!", ["mot\u{A0}!"]),
      ("( a", ["( ", "a"]), ("a  )", ["a  ", ")"]), ("a \n", ["a \n"]),
      ("a \u{2060}b", ["a \u{2060}b"]),
      ("قوائم DVD / حرك", ["قوائم ", "DVD ", "/ ", "حرك"]), ("plain", ["plain"]), ("", []),
    ])
  func rules(text: String, expected: [String]) {
    #expect(parts(text) == expected)
  }

  @Test(
    "behind a slash that is not kept, a line may end before a letter and not before a digit",
    arguments: [
      ("and/or", ["and/", "or"]), ("24/7", ["24/7"]), ("%d/%d", ["%d/", "%d"]),
      ("a/ b", ["a/ ", "b"]), ("sol/şimdi", ["sol/", "şimdi"]), ("2020-2021", ["2020-", "2021"]),
    ])
  func slashes(text: String, expected: [String]) {
    #expect(parts(text, platform: .iOS(26)) == expected)
  }

  @Test(
    "small kana begin no line on iOS, unless the project or the tag says otherwise",
    arguments: [
      ("ja", .automatic, .iOS(26), [2]), ("ja", .automatic, .web, [1, 2]),
      ("ja", .normal, .iOS(26), [1, 2]), ("ja-u-lb-normal", .automatic, .iOS(26), [1, 2]),
      ("zh", .automatic, .iOS(26), [2]),
    ] as [(LocaleTag, LineBreakStyle, InterfaceLineBreaks.Platform, [Int])])
  func smallKana(
    locale: LocaleTag, style: LineBreakStyle, platform: InterfaceLineBreaks.Platform,
    expected: [Int]
  ) {
    let text = Array("カァ".utf16)
    let breaks = TextAnalyzer().lineBreaks(
      in: text, locale: locale,
      style: InterfaceLineBreaks.style(style, of: locale, for: platform))
    #expect(breaks.map(\.offset) == expected)
  }

  @Test("breaks ascend to the end, keep what is mandatory, and change no more when tailored again")
  func properties() {
    var generator = SeededGenerator(seed: 8)
    let analyzer = TextAnalyzer()
    var changed = 0
    for round in 0..<2000 {
      var text = Alphabet.text(from: Alphabet.mixed, upTo: 30, using: &generator)
      for _ in 0..<(round % 8) {
        let unit: UInt16 = [0x20, 0x2F, 0x2D, 0x38, 0x61].randomElement(using: &generator) ?? 0x20
        text.insert(unit, at: Int.random(in: 0...text.count, using: &generator))
      }
      let plain = analyzer.lineBreaks(in: text, locale: "en", style: .automatic)
      let breaks = InterfaceLineBreaks.tailored(plain, in: text)
      if breaks != plain { changed += 1 }
      #expect(breaks.last?.offset == plain.last?.offset)
      #expect(zip(breaks, breaks.dropFirst()).allSatisfy { $0.offset < $1.offset })
      #expect(breaks.filter(\.isMandatory) == plain.filter(\.isMandatory))
      #expect(InterfaceLineBreaks.tailored(breaks, in: text) == breaks)
      if !text.contains(where: { [0x20, 0x2F, 0x2D].contains($0) }) { #expect(breaks == plain) }
    }
    #expect(changed > 300)
  }

  @Test(
    "labels of iOS keep the words of Korean whole since iOS 14",
    arguments: [
      ("설정을 저장", 26, ["설정을 ", "저장"]), ("설정을 저장", 14, ["설정을 ", "저장"]),
      ("설정을 저장", 13, ["설", "정", "을 ", "저", "장"]),
      ("iOS에서", 26, ["iOS", "에서"]), ("설정\n저장", 26, ["설정\n", "저장"]),
      // Han and kana are no Hangul.
      ("漢字かな", 26, ["漢", "字", "か", "な"]),
    ])
  func hangul(text: String, version: Int, expected: [String]) {
    #expect(parts(text, locale: "ko", platform: .iOS(version)) == expected)
  }

  @Test("web engines break between any two syllables of Korean")
  func hangulOfWebEngines() {
    #expect(parts("설정을", locale: "ko") == ["설", "정", "을"])
  }

  @Test(
    "scripts without spaces break between words by ICU's dictionaries, not between letters",
    arguments: [
      ("th", "การตั้งค่าภาษา", 3...5), ("lo", "ພາສາລາວແມ່ນພາສາ", 3...5),
      ("km", "ខ្ញុំចង់រៀនភាសាខ្មែរ", 3...5), ("my", "ကျွန်တော်မြန်မာစကားပြောတတ်တယ်", 3...8),
    ] as [(LocaleTag, String, ClosedRange<Int>)])
  func dictionaries(locale: LocaleTag, text: String, words: ClosedRange<Int>) {
    let parts = parts(text, locale: locale, platform: .iOS(26))
    #expect(parts.joined() == text && words.contains(parts.count), "\(parts)")
  }
}
