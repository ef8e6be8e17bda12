import OversetTestBasics
import OversetUnicode
import OversetVocabulary
import Testing

/// The three rules in which lines of interfaces differ from UAX #14. What is expected was recorded with
/// Chromium 156.
@Suite("Line breaks of interfaces")
struct InterfaceLineBreakTests {
  private func parts(
    _ string: String, locale: LocaleTag = "en", keepsSlashes: Bool = true
  ) -> [String] {
    let text = Array(string.utf16)
    let breaks = InterfaceLineBreaks.tailored(
      TextAnalyzer().lineBreaks(in: text, locale: locale, style: .automatic), in: text,
      keepsSlashes: keepsSlashes)
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
    #expect(parts(text, keepsSlashes: false) == expected)
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
}
