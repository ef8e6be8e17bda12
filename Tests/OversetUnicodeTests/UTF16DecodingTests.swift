import OversetTestBasics
import OversetUnicode
import Testing

@Suite("Text from UTF-16")
struct UTF16DecodingTests {
  private static let texts: [[UInt16]] = [
    [], Array("plain".utf16), Array("é ß Ж 漢字 🙂\u{10FFFF}".utf16),
    [0x7F, 0x80, 0x7FF, 0x800, 0xFFFF],
    [0xD83D], [0xDE42], [0xDE42, 0xD83D], [0xD83D, 0x41], [0xD83D, 0xD83D, 0xDE42], [0x41, 0xDBFF],
  ]

  @Test("it is the standard library's, for lone surrogates too", arguments: texts)
  func agrees(units: [UInt16]) {
    #expect(Array(String(utf16: units).utf8) == Array(String(decoding: units, as: UTF16.self).utf8))
  }

  @Test("it is the standard library's for random units")
  func agreesOnRandomUnits() {
    var generator = SeededGenerator(seed: 16)
    for _ in 0..<2000 {
      let units = (0..<12).map { _ -> UInt16 in
        Bool.random(using: &generator)
          ? UInt16.random(in: 0xD700...0xE0FF, using: &generator)
          : UInt16.random(in: 0...0xFFFF, using: &generator)
      }
      let text = String(utf16: units[2...])
      #expect(
        Array(text.utf8) == Array(String(decoding: units[2...], as: UTF16.self).utf8), "\(units)")
    }
  }
}
