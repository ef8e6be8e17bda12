import OversetTestBasics
import OversetVocabulary
import Testing

/// What is packed comes back as it was.
struct PackTests {
  @Test(
    "numbers of any size come back",
    arguments: [0, 1, 127, 128, 16_383, 16_384, Int.max - 1, Int.max])
  func numbers(number: Int) {
    var writer = PackWriter()
    writer.write(number)
    writer.write(difference: number)
    writer.write(difference: -number)
    writer.write(Double(number) / 3)
    var reader = PackReader(writer.bytes)
    #expect(reader.number() == number)
    #expect(reader.difference() == number)
    #expect(reader.difference() == -number)
    #expect(reader.double() == Double(number) / 3)
    #expect(reader.isAtEnd)
  }

  @Test(
    "texts come back code unit by code unit, also after another text",
    arguments: ["", "a", "über", "u\u{308}ber", "😀", "needs 12.5 pt, has 10.0 pt"],
    ["", "a", "über", "u\u{308}ber", "😁", "needs 12.5 pt, has 11.0 pt"])
  func texts(text: String, other: String) {
    var writer = PackWriter()
    writer.write(text)
    writer.write(text, after: other)
    var reader = PackReader(writer.bytes)
    #expect(Array(reader.text().utf8) == Array(text.utf8))
    #expect(Array(reader.text(after: other).utf8) == Array(text.utf8))
    #expect(reader.isAtEnd)
  }

  @Test("a text that another begins with takes two bytes")
  func sharedTexts() {
    var writer = PackWriter()
    writer.write("a text of some length", after: "a text of some length, and more")
    #expect(writer.bytes.count == 2)
  }

  @Test("behind the end there are zeros and empty texts")
  func theEnd() {
    var reader = PackReader([0x80])
    #expect(reader.number() == 0)
    #expect(reader.text() == "")
    #expect(reader.text(after: "abc") == "")
    #expect(reader.double() == 0)
  }

  @Test("a name has one number, and canonically equal names have two")
  func names() {
    var names = PackedNames()
    #expect(names.number(of: "u\u{308}") == 0)
    #expect(names.number(of: "b") == 1)
    #expect(names.number(of: "u\u{308}") == 0)
    #expect(names.number(of: "ü") == 2)
    #expect(Array(names.texts[2].utf8) == Array("ü".utf8))
    #expect(names.number(of: nil) == 0)
    #expect(names.number(of: "b" as String?) == 2)
  }
}
