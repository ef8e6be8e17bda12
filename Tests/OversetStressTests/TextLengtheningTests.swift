import Testing

@testable import OversetStress

/// What texts are made longer with.
struct TextLengtheningTests {
  /// Words of several go on from the first; a word of one grows to 20 letters, then by words.
  @Test(
    "a text grows by its own words, or by the letters of its one word",
    arguments: [
      ("Sign in", 8, " Sign in Si"), ("Sign in now", 6, " Sign in"), ("Edit", 6, "EditEd"),
      ("設定", 5, "設定設定設"), ("حفظ الكل", 4, " حفظ ا"), ("12,5", 3, "12,"), ("Wait…", 3, " Wai"),
      ("Hello, Ada!", 7, " Hello Ad"), ("Free for 7 days", 5, " Free f"),
    ])
  func suffix(text: String, letters: Int, expected: String) throws {
    let suffix = try #require(TextLengthening(text)).suffix(letters: letters)
    #expect(suffix == expected)
  }

  @Test("a single word grows by itself before a second word begins")
  func oneWordEndsAtTwentyLetters() throws {
    let lengthening = try #require(TextLengthening("Wiederherstellen"))
    #expect(lengthening.suffix(letters: 5) == "Wiede")
    let long = lengthening.suffix(letters: 40)
    #expect(long.hasPrefix("Wiederherstellen W"))
    #expect(long.split(separator: " ").allSatisfy { $0.count <= 32 })
  }

  /// A longer suffix begins with every shorter one.
  @Test(
    "a longer suffix begins with every shorter one",
    arguments: ["Sign in", "Edit", "保存", "٣ أيام", "%", "a b c", "नमस्ते दुनिया", "👍"])
  func prefixes(text: String) throws {
    let lengthening = try #require(TextLengthening(text))
    #expect(lengthening.suffix(letters: 0).isEmpty)
    for count in 1..<60 {
      let (less, more) = (
        lengthening.suffix(letters: count), lengthening.suffix(letters: count + 1)
      )
      #expect(more.hasPrefix(less) && more.count > less.count)
      #expect(more.filter { !$0.isWhitespace }.count == count + 1)
    }
  }

  @Test("a text of white space cannot grow", arguments: ["", " ", "\n\t"])
  func nothingToGrow(text: String) {
    #expect(TextLengthening(text) == nil)
  }

  @Test(
    "a text's script is that of its letters",
    arguments: [
      ("Edit", "Latn"), ("保存", "Hani"), ("保存する", "Jpan"), ("حفظ", "Arab"), ("12", "Zyyy"),
      ("저장", "Hang"),
      ("Изменить Wi-Fi", "Cyrl"), ("ひらがな", "Jpan"),
    ])
  func scripts(text: String, script: String) {
    #expect(TextLengthening(text)?.script == script)
  }
}
